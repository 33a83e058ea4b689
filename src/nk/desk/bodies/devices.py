"""Devices and pairing, as the screens send and get them."""

from datetime import datetime
from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from nk.desk.access.devices import Device
from nk.desk.access.permissions import Role
from nk.desk.bodies.base import Sent
from nk.desk.bodies.content import PersonName


class PairForm(Sent):
    """The code of a pairing link, from the part of the address that is never sent by itself."""

    code: Annotated[str, StringConstraints(min_length=20, max_length=100)]


class PairingForm(Sent):
    """Whom a new link lets in."""

    name: PersonName
    role: Role
    event_id: Annotated[int, Field(ge=1)] | None = None
    stadium: Annotated[int, Field(ge=1, le=99)] | None = None


class EndForm(Sent):
    """The device to end."""

    id: Annotated[int, Field(ge=1)]


class EndPersonForm(Sent):
    """The person whose devices end."""

    name: PersonName


class DeviceBody(BaseModel):
    """A device as the screens show it."""

    id: int
    name: str
    role: Role
    event_id: int | None
    stadium: int | None
    created_at: datetime
    last_seen_at: datetime
    expires_at: datetime
    mine: bool = False


def device_body(device: Device, mine: int | None = None) -> DeviceBody:
    """Return a device as a body; nothing of its token is in it."""
    return DeviceBody(
        id=device.id,
        name=device.name,
        role=device.role,
        event_id=device.event_id,
        stadium=device.stadium,
        created_at=device.created_at,
        last_seen_at=device.last_seen_at,
        expires_at=device.expires_at,
        mine=device.id == mine,
    )


class DevicesBody(BaseModel):
    """All devices that can be used now."""

    devices: list[DeviceBody]


class EndedBody(BaseModel):
    """How many devices were ended."""

    ended: int


class PairingBody(BaseModel):
    """A pairing link, its end, and its QR code as an SVG path of `size` squares a side."""

    link: str
    expires_at: datetime
    size: int
    path: str
