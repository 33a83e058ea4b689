"""Everything the desk can say no with, in one shape, and the status each refusal has."""

import errno
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import singledispatch
from typing import Any, Final

from fastapi.responses import JSONResponse

from nk.club.errors import (
    AmbiguousError,
    DoubtfulError,
    NotFoundError,
    RefusedError,
    Sentence,
    StoreUnreadableError,
)
from nk.club.tournament.refusals import TournamentConflictError
from nk.content.errors import ContentErrors
from nk.desk.editing.drafts import ConflictError
from nk.desk.editing.marks import EditError
from nk.desk.editing.writing import ChangedMeanwhileError, NotWrittenError
from nk.desk.pictures import PictureRefusedError


@dataclass(frozen=True, slots=True)
class Answer:
    """A status and a body; what is kept of a write."""

    status: int
    body: Mapping[str, Any]

    def response(self) -> JSONResponse:
        """Return it as the web framework sends it."""
        return JSONResponse(dict(self.body), self.status, {"cache-control": "no-store"})


class DeskError(Exception):
    """A request that cannot be answered as asked."""

    def __init__(self, status: int, code: str, sentence: Sentence, **more: object) -> None:
        super().__init__(sentence.en)
        self.answer = refusal(status, code, sentence, None, **more)


class StaleError(DeskError):
    """What was looked at has changed since; the answer holds what is there now."""

    def __init__(self, there: Mapping[str, object]) -> None:
        super().__init__(409, "stale", _STALE, there=there)


def refusal(
    status: int, code: str, sentence: Sentence, field: str | None = None, **more: object
) -> Answer:
    """Return a refusal in the one shape all of them have."""
    message = {"th": sentence.th, "en": sentence.en}
    return Answer(status, {"error": {"code": code, "message": message, "field": field, **more}})


# The refusals that come from what was asked. They are kept with the write's id, so that a
# write that was refused once cannot succeed when it arrives a second time.
REFUSALS: Final = (
    RefusedError, ConflictError, EditError, NotWrittenError, PictureRefusedError, DeskError,
    ContentErrors, ChangedMeanwhileError,
)  # fmt: skip

_CONFLICT: Final = Sentence(
    th="มีคนอื่นแก้ตรงนี้ไปแล้ว เลือกว่าจะใช้ของใคร",
    en="Somebody else changed this meanwhile. Choose which to keep.",
)
_STALE: Final = Sentence(
    th="มีคนแก้ไปก่อนหน้านี้ ดูของล่าสุดแล้วลองอีกที",
    en="Somebody changed this meanwhile. Look at it as it is now, then try again.",
)
_CHANGED: Final = Sentence(
    th="มีการแก้ไขระหว่างตรวจ ตรวจแล้วเผยแพร่ใหม่อีกครั้ง",
    en="Something was changed during the check. Check and publish again.",
)
_NOT_WRITTEN: Final = Sentence(
    th="ยังมีจุดที่ต้องแก้ก่อน ดูที่ช่องสีแดง",
    en="There are mistakes to mend first, shown at their fields.",
)
_BROKEN_CONTENT: Final = Sentence(
    th="ไฟล์เนื้อหามีที่ผิดอยู่ ให้คนดูแลเครื่องช่วยแก้ก่อน",
    en="A content file is broken and must be mended first.",
)
_FULL: Final = Sentence(
    th="พื้นที่เก็บข้อมูลเต็ม ยังไม่ได้บันทึกอะไร",
    en="The disk is full; nothing was saved.",
)
_AWAY: Final = Sentence(
    th="ตอนนี้เก็บข้อมูลไม่ได้ รอแป๊บแล้วลองใหม่",
    en="The data cannot be saved right now. Please try again in a moment.",
)
FAILED: Final = Sentence(
    th="ระบบสะดุด ยังไม่ได้บันทึก ลองใหม่อีกครั้ง",
    en="Something broke on our side; nothing was saved. Try again.",
)


@singledispatch
def answer_of(error: Exception) -> Answer:
    """Return the answer for anything that went wrong."""
    return refusal(500, "internal", FAILED)


@answer_of.register
def _(error: DeskError) -> Answer:
    return error.answer


@answer_of.register
def _(error: RefusedError) -> Answer:
    status = 404 if isinstance(error, NotFoundError) else 422
    return refusal(status, error.code, error.sentence, error.field)


@answer_of.register
def _(error: TournamentConflictError) -> Answer:
    there = {"version": error.version, "match": error.match}
    return refusal(409, error.code, error.sentence, error.field, there=there)


@answer_of.register
def _(error: DoubtfulError) -> Answer:
    # The screen asks, and sends the same again with the word that insists.
    return refusal(422, error.code, error.sentence, error.field, insist=error.insist)


@answer_of.register
def _(error: AmbiguousError) -> Answer:
    choices = [
        {"typed": one.typed, "shown": {"th": one.shown.th, "en": one.shown.en}}
        for one in error.candidates
    ]
    return refusal(422, error.code, error.sentence, error.field, choices=choices)


@answer_of.register
def _(error: EditError) -> Answer:
    return refusal(422, "edit", error.sentence)


@answer_of.register
def _(error: PictureRefusedError) -> Answer:
    return refusal(422, "picture", error.sentence, "picture")


@answer_of.register
def _(error: ContentErrors) -> Answer:
    return refusal(422, "content", _BROKEN_CONTENT, lines=[str(one) for one in error.errors])


@answer_of.register
def _(error: StoreUnreadableError) -> Answer:
    return refusal(503, "unavailable", _AWAY)


@answer_of.register
def _(error: OSError) -> Answer:
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return refusal(507, "disk_full", _FULL)
    return refusal(500, "internal", FAILED)


@answer_of.register
def _(error: ChangedMeanwhileError) -> Answer:
    return refusal(409, "changed_meanwhile", _CHANGED)


@answer_of.register
def _(error: ConflictError) -> Answer:
    form = error.form
    both = {"expected": form.expected, "there": error.there, "yours": form.value, "who": error.who}
    place = {"file": form.file, "steps": list(form.steps)}
    return refusal(409, "conflict", _CONFLICT, ".".join(map(str, form.steps)), **place, **both)


@answer_of.register
def _(error: NotWrittenError) -> Answer:
    mistakes = [
        {"file": one.file, "line": one.line, "steps": one.steps, "reason": asdict(one.reason)}
        for one in error.mistakes
    ]
    conflicts = [
        {
            "id": edit.id,
            "file": edit.file,
            "steps": edit.steps,
            "expected": edit.expected,
            "there": there,
            "yours": edit.value,
            "who": edit.who,
        }
        for replayed in error.conflicts
        for edit, there in replayed.conflicts
    ]
    status = 409 if conflicts else 422
    return refusal(status, "not_written", _NOT_WRITTEN, mistakes=mistakes, conflicts=conflicts)
