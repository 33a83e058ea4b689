"""Sending a picture: the body is the file itself, the name stands in the address."""

import mimetypes

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool

from nk.club.errors import NotFoundError
from nk.club.store.connections import Change
from nk.content.pictures.masters import find_masters
from nk.desk.access.session import CurrentDesk, CurrentWrite, Desk, Write
from nk.desk.bodies.content import PictureBody
from nk.desk.pictures import Master, PictureRefusedError, read_picture, store_picture

router = APIRouter(prefix="/api")


@router.post("/pictures", response_model=PictureBody)
async def send_picture(
    name: str, request: Request, desk: CurrentDesk, write: CurrentWrite
) -> Response:
    """Store a picture as the master of its name."""
    data = await request.body()
    return await run_in_threadpool(_take, name, data, desk, write)


@router.get("/pictures/{name:path}", response_model=None)
def show_picture(name: str, desk: CurrentDesk) -> Response:
    """Send the master of a picture, as the form shows it."""
    master = find_masters(desk.content)[0].get(name)
    if master is None:
        raise NotFoundError("file", name[:60])
    kind = mimetypes.guess_type(master.path.name)[0] or "application/octet-stream"
    data = master.path.read_bytes()
    return Response(data, headers={"cache-control": "no-cache"}, media_type=kind)


def _take(name: str, data: bytes, desk: Desk, write: Write) -> Response:
    # A large picture takes seconds to read, in which nobody else should wait for the store.
    master = _read(name, data)

    def work(change: Change) -> PictureBody:
        if isinstance(master, Exception):
            raise master
        store_picture(desk.content, master)
        desk.content_writer.drafts.note_picture(master.name)
        change.note("content.picture", "content", facts={"picture": master.name})
        return PictureBody(
            name=master.name, file=master.file, width=master.width, height=master.height
        )

    return write.do(work).response()


def _read(name: str, data: bytes) -> Master | PictureRefusedError:
    try:
        return read_picture(name, data)
    except PictureRefusedError as refused:
        return refused
