"""Sending a picture: the body is the file itself. One of the content is named in the address; an
event's own is kept in the store, and the answer names it."""

import mimetypes
from collections.abc import Callable
from typing import TypeVar

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool

from nk.club.errors import NotFoundError
from nk.club.events.pictures import CONTENT_TYPE, get_picture, keep_picture
from nk.club.store.connections import Change
from nk.content.pictures.masters import find_masters
from nk.desk.access.session import CurrentDesk, CurrentWrite, Desk, Write
from nk.desk.bodies.content import PictureBody
from nk.desk.bodies.events import EventPictureBody
from nk.desk.pictures import PictureRefusedError, event_picture, read_picture, store_picture

router = APIRouter(prefix="/api")

T = TypeVar("T")


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
    return _shown(master.path.read_bytes(), kind)


@router.post("/events/picture", response_model=EventPictureBody)
async def send_event_picture(request: Request, write: CurrentWrite) -> Response:
    """Keep a picture for an event, which is saved with its address."""
    data = await request.body()
    return await run_in_threadpool(_take_for_event, data, write)


@router.get("/events/picture/{name}", response_model=None)
def show_event_picture(name: str, desk: CurrentDesk) -> Response:
    """Send an event's picture, as the site shows it."""
    with desk.reader.reading() as connection:
        data = get_picture(connection, name)
    if data is None:
        raise NotFoundError("file", name[:60])
    return _shown(data, CONTENT_TYPE)


def _shown(data: bytes, kind: str) -> Response:
    return Response(data, headers={"cache-control": "no-cache"}, media_type=kind)


def _take(name: str, data: bytes, desk: Desk, write: Write) -> Response:
    master = _read(lambda: read_picture(name, data))

    def work(change: Change) -> PictureBody:
        if isinstance(master, PictureRefusedError):
            raise master
        store_picture(desk.content, master)
        desk.content_writer.drafts.note_picture(master.name)
        change.note("content.picture", "content", facts={"picture": master.name})
        return PictureBody(
            name=master.name, file=master.file, width=master.width, height=master.height
        )

    return write.do(work).response()


def _take_for_event(data: bytes, write: Write) -> Response:
    picture = _read(lambda: event_picture(data))

    def work(change: Change) -> EventPictureBody:
        if isinstance(picture, PictureRefusedError):
            raise picture
        return EventPictureBody(picture=keep_picture(change, picture))

    return write.do(work).response()


def _read(picture: Callable[[], T]) -> T | PictureRefusedError:
    """Read a picture before the store is asked for: a large one takes seconds, in which nobody
    else should wait. The refusal is raised later, where it is kept with the write."""
    try:
        return picture()
    except PictureRefusedError as refused:
        return refused
