"""The devices: list, end, and invite a further one."""

from typing import Final

from fastapi import APIRouter, Response

from nk.club.errors import Sentence
from nk.club.store.connections import Change
from nk.desk.access.devices import Pairing, end_device, end_person, list_devices, new_pairing
from nk.desk.access.permissions import may_pair
from nk.desk.access.qr import pairing_link, qr_path
from nk.desk.access.session import CurrentDesk, CurrentDevice, CurrentWrite
from nk.desk.answers import DeskError
from nk.desk.bodies.devices import (
    DeviceBody,
    DevicesBody,
    EndedBody,
    EndForm,
    EndPersonForm,
    PairingBody,
    PairingForm,
    device_body,
)

router = APIRouter(prefix="/api")

_JUDGES_ONLY: Final = Sentence(
    th="พนักงานเชิญได้เฉพาะกรรมการ",
    en="Staff can invite judges; others are invited by an owner.",
)


@router.get("/devices")
def devices(desk: CurrentDesk, device: CurrentDevice) -> DevicesBody:
    """List the devices that can be used now."""
    with desk.reader.reading() as connection:
        found = list_devices(connection, desk.clock())
    return DevicesBody(devices=[device_body(one, device.id) for one in found])


@router.post("/devices/end", response_model=DeviceBody)
def end(form: EndForm, device: CurrentDevice, write: CurrentWrite) -> Response:
    """End a device at once."""
    return write.do(lambda change: device_body(end_device(change, form.id), device.id)).response()


@router.post("/devices/end-person", response_model=EndedBody)
def end_all_of(form: EndPersonForm, write: CurrentWrite) -> Response:
    """End every device of a person who left."""
    return write.do(lambda change: EndedBody(ended=end_person(change, form.name))).response()


@router.post("/pairings", response_model=PairingBody)
def invite(
    form: PairingForm, desk: CurrentDesk, device: CurrentDevice, write: CurrentWrite
) -> Response:
    """Make a link that pairs one device; it is shown once."""

    def work(change: Change) -> PairingBody:
        if not may_pair(device.role, form.role):
            raise DeskError(403, "judges_only", _JUDGES_ONLY)
        pairing = Pairing(form.name, form.role, form.event_id, form.stadium)
        code, ends = new_pairing(change, pairing)
        link = pairing_link(desk.address.origins[0], code)
        size, path = qr_path(link)
        return PairingBody(link=link, expires_at=ends, size=size, path=path)

    return write.do(work, secret=True).response()
