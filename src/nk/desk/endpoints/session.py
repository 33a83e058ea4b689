"""Pairing a device, who am I, staying and leaving."""

import logging
from typing import Final

from fastapi import APIRouter, Request, Response

from nk.club.errors import RefusedError, Sentence
from nk.desk.access.devices import end_device, redeem, renew
from nk.desk.access.headers import no_cookie, token_cookie
from nk.desk.access.session import CurrentDesk, CurrentDevice, CurrentWrite, token_of
from nk.desk.answers import Answer, DeskError
from nk.desk.bodies.base import Nothing
from nk.desk.bodies.devices import DeviceBody, PairForm, device_body

router = APIRouter(prefix="/api")

_log: Final = logging.getLogger("nk.desk.security")
_THIS_MACHINE: Final = frozenset({"127.0.0.1", "::1"})
_WAIT: Final = Sentence(
    th="ลองผิดหลายครั้งเกินไป รอสิบนาทีแล้วลองใหม่",
    en="Too many links that do not work. Wait ten minutes.",
)


def client_address(request: Request) -> str:
    """Return who asks; the proxy on this machine is believed when it names somebody else."""
    peer = request.client.host if request.client else ""
    named = request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
    return named if named and peer in _THIS_MACHINE else peer


@router.post("/pair", response_model=DeviceBody)
def pair(form: PairForm, request: Request, desk: CurrentDesk) -> Response:
    """Turn a pairing link into a device; its token travels in the cookie alone."""
    now = desk.clock()
    address = client_address(request)
    if desk.attempts.are_used_up(address, now):
        _log.warning("Pairing refused: too many attempts from %s", address)
        raise DeskError(429, "wait", _WAIT)
    try:
        with desk.writer.change("pairing", now) as change:
            token, device = redeem(change, form.code)
    except RefusedError:
        desk.attempts.note_failure(address, now)
        _log.warning("Pairing refused: a link that does not work, from %s", address)
        raise
    _log.info("Paired device %s (%s)", device.id, device.role)
    body = device_body(device, device.id).model_dump(mode="json")
    response = Answer(200, body).response()
    response.headers["set-cookie"] = token_cookie(desk.address, token)
    return response


@router.get("/session")
def who_am_i(device: CurrentDevice) -> DeviceBody:
    """Return the device that asks."""
    return device_body(device, device.id)


@router.post("/session/renew", response_model=DeviceBody)
def stay(
    form: Nothing, request: Request, desk: CurrentDesk, device: CurrentDevice, write: CurrentWrite
) -> Response:
    """Note that the device is in use; it and its cookie live on for thirty days."""
    response = write.do(lambda change: device_body(renew(change, device), device.id)).response()
    response.headers["set-cookie"] = token_cookie(desk.address, token_of(request) or "")
    return response


@router.post("/session/end", response_model=DeviceBody)
def leave(form: Nothing, desk: CurrentDesk, device: CurrentDevice, write: CurrentWrite) -> Response:
    """End the device that asks."""
    response = write.do(
        lambda change: device_body(end_device(change, device.id), device.id)
    ).response()
    response.headers["set-cookie"] = no_cookie(desk.address)
    return response
