"""Devices and the links that pair them: no passwords, a random token in a cookie."""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Row, select, update

from nk.bangkok import BANGKOK, bangkok_day
from nk.club.errors import NotFoundError, RefusedError, Sentence
from nk.club.events.events import row_of
from nk.club.names import one_line
from nk.club.store.connections import Change
from nk.club.store.tables import devices, pairings
from nk.desk.access.permissions import Role

PAIRING_TIME: Final = timedelta(minutes=10)
DEVICE_TIME: Final = timedelta(days=30)
_SECRET_BYTES: Final = 32
_MOST_STADIUMS: Final = 99

_BAD_LINK: Final = Sentence(
    th="ลิงก์นี้ใช้ไม่ได้แล้ว ขอลิงก์ใหม่จากเจ้าของร้าน",
    en="This link does not work any more. Ask the owner for a new one.",
)
_NO_DEVICE: Final = Sentence(
    th="ไม่มีเครื่องนี้ หรือถูกตัดไปแล้ว",
    en="There is no such device any more.",
)
_JUDGE_EVENT: Final = Sentence(
    th="กรรมการต้องมีกิจกรรมที่ยังไม่จบ", en="A judge needs an event whose day is not over."
)
_ONLY_JUDGES: Final = Sentence(
    th="เฉพาะกรรมการที่ผูกกับกิจกรรมและสนามได้",
    en="Only a judge is limited to an event or a stadium.",
)


@dataclass(frozen=True, slots=True)
class Device:
    """A paired device and the person who uses it."""

    id: int
    name: str
    role: Role
    event_id: int | None
    stadium: int | None
    created_at: datetime
    last_seen_at: datetime
    expires_at: datetime
    ended_at: datetime | None

    def may_judge(self, event_id: int, stadium: int | None) -> bool:
        """Tell whether this device may enter results of an event's stadium."""
        if self.role is not Role.JUDGE:
            return True
        return self.event_id == event_id and self.stadium in (None, stadium)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Whom a link lets in: a person, their role and its limits."""

    name: str
    role: Role
    event_id: int | None = None
    stadium: int | None = None


def secret_hash(secret: str) -> str:
    """Return what the store keeps of a token or code; a random one needs no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_pairing(change: Change, pairing: Pairing) -> tuple[str, datetime]:
    """Make a link's code, which works once and for ten minutes; return it and its end."""
    name = one_line(pairing.name, "name")
    _expiry(change.connection, pairing.role, pairing.event_id, change.at)
    if pairing.role is not Role.JUDGE and (pairing.event_id or pairing.stadium):
        raise RefusedError("only_judges", _ONLY_JUDGES, "role")
    if pairing.stadium is not None and not 1 <= pairing.stadium <= _MOST_STADIUMS:
        raise NotFoundError("stadium", pairing.stadium)
    code, ends = secrets.token_urlsafe(_SECRET_BYTES), change.at + PAIRING_TIME
    change.connection.execute(pairings.delete().where(pairings.c.expires_at < change.at))
    change.connection.execute(
        pairings.insert().values(
            code_hash=secret_hash(code),
            name=name,
            role=pairing.role,
            event_id=pairing.event_id,
            stadium=pairing.stadium,
            expires_at=ends,
        )
    )
    change.note("device.invite", "device", facts={"role": pairing.role, "person": name})
    return code, ends


def redeem(change: Change, code: str) -> tuple[str, Device]:
    """Turn a code into a device; return its token, which is kept nowhere else."""
    mine = pairings.c.code_hash == secret_hash(code)
    used = change.connection.execute(
        update(pairings)
        .where(mine, pairings.c.used_at.is_(None), pairings.c.expires_at > change.at)
        .values(used_at=change.at)
    )
    if used.rowcount != 1:
        raise RefusedError("bad_link", _BAD_LINK, "code")
    found = change.connection.execute(select(pairings).where(mine)).one()
    token = secrets.token_urlsafe(_SECRET_BYTES)
    role = Role(found.role)
    made = change.connection.execute(
        devices.insert().values(
            name=found.name,
            role=role,
            event_id=found.event_id,
            stadium=found.stadium,
            token_hash=secret_hash(token),
            created_at=change.at,
            last_seen_at=change.at,
            expires_at=_expiry(change.connection, role, found.event_id, change.at),
        )
    )
    (number,) = made.inserted_primary_key or (0,)
    change.note("device.pair", "device", number, facts={"role": role, "person": found.name})
    return token, device_by_id(change.connection, number)


def device_for(connection: Connection, token: str, now: datetime) -> Device | None:
    """Return the device of a token, unless it was ended or its time is over."""
    query = select(devices).where(
        devices.c.token_hash == secret_hash(token),
        devices.c.ended_at.is_(None),
        devices.c.expires_at > now,
    )
    row = connection.execute(query).one_or_none()
    # A judge whose event was deleted has nothing left to judge.
    if row is None or (row.role == Role.JUDGE and row.event_id is None):
        return None
    return _device(row)


def device_by_id(connection: Connection, number: int) -> Device:
    """Return a device, ended or not."""
    row = connection.execute(select(devices).where(devices.c.id == number)).one_or_none()
    if row is None:
        raise RefusedError("no_device", _NO_DEVICE, "device")
    return _device(row)


def list_devices(connection: Connection, now: datetime) -> list[Device]:
    """List the devices that can be used now, the one seen last first."""
    query = (
        select(devices)
        .where(devices.c.ended_at.is_(None), devices.c.expires_at > now)
        .order_by(devices.c.last_seen_at.desc(), devices.c.id.desc())
    )
    return [_device(row) for row in connection.execute(query)]


def renew(change: Change, device: Device) -> Device:
    """Note that a device is in use, which gives it another thirty days; a judge's end stays."""
    expires = _expiry(change.connection, device.role, device.event_id, change.at)
    change.connection.execute(
        update(devices)
        .where(devices.c.id == device.id)
        .values(last_seen_at=change.at, expires_at=expires)
    )
    return device_by_id(change.connection, device.id)


def end_device(change: Change, number: int) -> Device:
    """End a device at once: its next request is refused."""
    device = device_by_id(change.connection, number)
    if device.ended_at is None:
        change.connection.execute(
            update(devices).where(devices.c.id == number).values(ended_at=change.at)
        )
        change.note("device.end", "device", number, facts={"person": device.name})
    return device_by_id(change.connection, number)


def end_person(change: Change, name: str) -> int:
    """End every device of a person, and their links that wait; return how many devices."""
    mine = [device for device in list_devices(change.connection, change.at) if device.name == name]
    for device in mine:
        end_device(change, device.id)
    change.connection.execute(pairings.delete().where(pairings.c.name == name))
    return len(mine)


def _expiry(connection: Connection, role: Role, event_id: int | None, now: datetime) -> datetime:
    """Return when a device's time is over: a judge's with the event's day in Bangkok."""
    if role is not Role.JUDGE:
        return now + DEVICE_TIME
    try:
        ends = row_of(connection, event_id or 0).ends_at
    except NotFoundError as error:
        raise RefusedError("judge_event", _JUDGE_EVENT, "event") from error
    # One that ends at midnight ends with the day before.
    last_day = bangkok_day(ends - timedelta(seconds=1))
    midnight = datetime.combine(last_day + timedelta(days=1), time(), BANGKOK)
    if midnight <= now:
        raise RefusedError("judge_event", _JUDGE_EVENT, "event")
    return midnight


def _device(row: Row[Any]) -> Device:
    return Device(
        id=row.id,
        name=row.name,
        role=Role(row.role),
        event_id=row.event_id,
        stadium=row.stadium,
        created_at=row.created_at,
        last_seen_at=row.last_seen_at,
        expires_at=row.expires_at,
        ended_at=row.ended_at,
    )
