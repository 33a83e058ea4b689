"""Sending a picture: the body is the file itself, the name stands in the address."""

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool

from nk.club.store.connections import Change
from nk.desk.endpoints.bodies import PictureBody
from nk.desk.pictures import take_picture
from nk.desk.session import CurrentDesk, CurrentWrite

router = APIRouter(prefix="/api")


@router.post("/pictures", response_model=PictureBody)
async def send_picture(
    name: str, request: Request, desk: CurrentDesk, write: CurrentWrite
) -> Response:
    """Store a picture as the master of its name."""
    data = await request.body()

    def work(change: Change) -> PictureBody:
        taken = take_picture(desk.content, name, data)
        change.note("content.picture", "content", facts={"picture": taken.name})
        return PictureBody(name=taken.name, file=taken.file, width=taken.width, height=taken.height)

    return (await run_in_threadpool(write.do, work)).response()
