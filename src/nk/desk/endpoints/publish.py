"""What was published, and the way back to what visitors saw before."""

from fastapi import APIRouter, Response

from nk.club.store.connections import Change
from nk.desk.access.session import CurrentDesk, CurrentDevice, CurrentWrite
from nk.desk.bodies.base import Nothing, words
from nk.desk.bodies.content import PublicationBody, PublicationsBody, PublishedBody

router = APIRouter(prefix="/api")


@router.get("/publications")
def publications(desk: CurrentDesk) -> PublicationsBody:
    """List what went public, the latest first."""
    found = [
        PublicationBody(at=one.at, build=one.build, back=one.back, current=one.current)
        for one in desk.publisher.publications()
    ]
    return PublicationsBody(publications=found, can_go_back=desk.publisher.can_go_back())


@router.post("/publications/back", response_model=PublishedBody)
def back(form: Nothing, desk: CurrentDesk, device: CurrentDevice, write: CurrentWrite) -> Response:
    """Show visitors again what was public before. The written content stays as it is."""

    def work(change: Change) -> PublishedBody:
        made = desk.publisher.back(device.name)
        change.note("content.back", "content", facts={"live": made.live})
        return PublishedBody(edits=0, files=[], live=made.live, message=words(made.sentence))

    return write.do(work).response()
