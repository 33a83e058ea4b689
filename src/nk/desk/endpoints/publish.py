"""What was published, and the way back to what visitors saw before."""

from fastapi import APIRouter, Response

from nk.club.store.connections import Change
from nk.desk.access.session import CurrentDesk, CurrentDevice, CurrentWrite
from nk.desk.answers import Answer
from nk.desk.bodies.base import Nothing, words
from nk.desk.bodies.content import PublicationBody, PublicationsBody, PublishedBody
from nk.desk.publishing import Publication

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
    first: list[bool] = []

    def work(change: Change) -> PublishedBody:
        change.note("content.back", "content")
        first.append(True)
        return PublishedBody(edits=0, files=[])

    answer = write.do(work)
    # The site takes seconds to show it, in which nobody else should wait for the store.
    return told(answer, desk.publisher.back(device.name)) if first else answer.response()


def told(answer: Answer, made: Publication) -> Response:
    """Return the answer of a write with what became of its publication, which came after it."""
    became = {"live": made.live, "message": words(made.sentence).model_dump()}
    return Answer(answer.status, {**answer.body, **became}).response()
