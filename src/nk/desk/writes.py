"""Each write once: its change, its answer and its id are one transaction.

The client makes the id. The same id again gets the answer of the first time and changes nothing,
also where that answer was a refusal; so a request may be sent again for as long as its answer
does not arrive.
"""

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from pydantic import BaseModel
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from nk.club.errors import Sentence
from nk.club.store.connections import Change, Writer
from nk.club.store.constraints import refusal_of
from nk.club.store.tables import desk_answers
from nk.desk.access.devices import Device
from nk.desk.answers import REFUSALS, Answer, DeskError, answer_of, refusal

KEPT_FOR: Final = timedelta(days=7)
_WRITE_ID: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")

_NO_ID: Final = Sentence(
    th="คำขอนี้ไม่มีหมายเลข", en="A write needs an id of 16 to 64 letters in X-Write-Id."
)
_USED_ID: Final = Sentence(
    th="หมายเลขนี้ใช้กับเรื่องอื่นไปแล้ว",
    en="This id was used for another write.",
)
_SECRET_GIVEN: Final = Sentence(
    th="ลิงก์นี้แสดงได้ครั้งเดียว สร้างใหม่อีกอัน",
    en="A link is shown only once. Make a new one.",
)

Work = Callable[[Change], BaseModel | Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class WriteRequest:
    """A write as it arrived: who sends it, its id, and a hash of all it asks for."""

    device: Device
    write_id: str
    request_hash: str
    now: datetime


def write_request(device: Device, write_id: str, asked: bytes, now: datetime) -> WriteRequest:
    """Return the write, or refuse one without a proper id."""
    if not _WRITE_ID.fullmatch(write_id):
        raise DeskError(422, "write_id", _NO_ID)
    return WriteRequest(device, write_id, hashlib.sha256(asked).hexdigest(), now)


def perform(writer: Writer, request: WriteRequest, work: Work, *, secret: bool = False) -> Answer:
    """Do a write, or give the answer it had. What is `secret` is not kept to be given again."""
    with writer.change(request.device.name, request.now) as change:
        known = _kept(change.connection, request)
        if known is not None:
            return known
        answer = _tried(change, work)
        kept = refusal(409, "given_once", _SECRET_GIVEN) if secret else answer
        _keep(change.connection, request, kept)
        return answer


def _tried(change: Change, work: Work) -> Answer:
    """Do the work inside the transaction; a refusal takes back the work but not the answer."""
    try:
        with change.connection.begin_nested():
            done = work(change)
    except IntegrityError as error:
        return answer_of(refusal_of(error))
    except REFUSALS as error:
        return answer_of(error)
    return Answer(200, done.model_dump(mode="json") if isinstance(done, BaseModel) else done)


def _kept(connection: Connection, request: WriteRequest) -> Answer | None:
    query = select(desk_answers).where(
        desk_answers.c.device_id == request.device.id, desk_answers.c.write_id == request.write_id
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    if row.request_hash != request.request_hash:
        return refusal(422, "write_id", _USED_ID)
    return Answer(row.status, json.loads(row.body))


def _keep(connection: Connection, request: WriteRequest, answer: Answer) -> None:
    connection.execute(desk_answers.delete().where(desk_answers.c.at < request.now - KEPT_FOR))
    connection.execute(
        desk_answers.insert().values(
            device_id=request.device.id,
            write_id=request.write_id,
            request_hash=request.request_hash,
            status=answer.status,
            body=json.dumps(answer.body, ensure_ascii=False),
            at=request.now,
        )
    )
