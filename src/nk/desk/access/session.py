"""The desk as its endpoints see it, and who is asking."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Annotated, Final

from fastapi import Depends, Request
from fastapi.concurrency import run_in_threadpool

from nk.club.errors import Sentence
from nk.club.store.connections import Reader, Writer
from nk.desk.access.attempts import Attempts
from nk.desk.access.devices import Device, device_for
from nk.desk.access.headers import cookie_name
from nk.desk.access.origins import DeskAddress
from nk.desk.access.permissions import PERMISSIONS, Role
from nk.desk.answers import Answer, DeskError
from nk.desk.editing.writing import ContentWriter
from nk.desk.preview import Previewer
from nk.desk.publishing import Publisher
from nk.desk.tournament_answers import TournamentAnswers
from nk.desk.writes import Work, WriteRequest, perform, write_request

_log: Final = logging.getLogger("nk.desk.security")

_SIGNED_OUT: Final = Sentence(
    th="เครื่องนี้ยังไม่ได้จับคู่ หรือหมดเวลาแล้ว",
    en="This device is not paired, or its time is over.",
)
_NOT_YOURS: Final = Sentence(
    th="หน้าที่ของคุณทำสิ่งนี้ไม่ได้",
    en="Your role cannot do this.",
)


@dataclass(frozen=True, slots=True)
class Desk:
    """Everything the endpoints work with."""

    reader: Reader
    writer: Writer
    content: Path
    cache: Path
    content_writer: ContentWriter
    publisher: Publisher
    previewer: Previewer
    # Copies of the store are made of the one and put into the other.
    database: str
    data: Path
    address: DeskAddress
    # Where the public site is, for links to its pages.
    site: str
    clock: Callable[[], datetime]
    attempts: Attempts = field(default_factory=Attempts)
    tournaments: TournamentAnswers = field(default_factory=TournamentAnswers)


def desk_of(request: Request) -> Desk:
    """Return the desk that a request belongs to."""
    desk = request.app.state.desk
    assert isinstance(desk, Desk)
    return desk


def token_of(request: Request) -> str | None:
    """Return the token of a request's cookie."""
    try:
        cookies = SimpleCookie(request.headers.get("cookie", ""))
    except CookieError:
        return None
    found = cookies.get(cookie_name(desk_of(request).address))
    return found.value if found else None


async def authorise(request: Request) -> None:
    """Let a request through if the table of permissions says so; a missing line says no."""
    key = (request.method, request.scope["route"].path)
    if key in PERMISSIONS and PERMISSIONS[key] is None:
        return
    device = await run_in_threadpool(_find_device, request)
    if device is None:
        _log.warning("Refused 401: %s %s", *key)
        raise DeskError(401, "signed_out", _SIGNED_OUT)
    allowed = PERMISSIONS.get(key)
    if allowed is None or device.role not in allowed:
        _log.warning("Refused 403: device %s (%s) %s %s", device.id, device.role, *key)
        raise DeskError(403, "not_yours", _NOT_YOURS)
    request.state.device = device


def _find_device(request: Request) -> Device | None:
    token, desk = token_of(request), desk_of(request)
    if not token:
        return None
    with desk.reader.reading() as connection:
        return device_for(connection, token, desk.clock())


def device_of(request: Request) -> Device:
    """Return the device that `authorise` let through."""
    device = request.state.device
    assert isinstance(device, Device)
    return device


def require_event(device: Device, event_id: int | None) -> None:
    """Refuse a judge whatever is not of the event they were paired for."""
    if device.role is Role.JUDGE and (event_id is None or not device.may_judge(event_id, None)):
        _log.warning("Refused 403: judge %s asked for event %s", device.id, event_id)
        raise DeskError(403, "not_yours", _NOT_YOURS)


class Write:
    """A write that arrived, ready to be done once."""

    def __init__(self, desk: Desk, request: WriteRequest) -> None:
        self._desk = desk
        self._request = request

    def do(self, work: Work, *, secret: bool = False) -> Answer:
        """Do the work, or return the answer that this write had before."""
        return perform(self._desk.writer, self._request, work, secret=secret)


async def write_of(request: Request) -> Write:
    """Return the write of a request."""
    desk, device = desk_of(request), device_of(request)
    asked = f"{request.method} {request.url.path}?{request.url.query}\n".encode()
    asked += await request.body()
    write_id = request.headers.get("x-write-id", "")
    return Write(desk, write_request(device, write_id, asked, desk.clock()))


CurrentDesk = Annotated[Desk, Depends(desk_of)]
CurrentDevice = Annotated[Device, Depends(device_of)]
CurrentWrite = Annotated[Write, Depends(write_of)]
