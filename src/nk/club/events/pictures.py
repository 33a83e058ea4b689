"""Pictures of events that staff sent: kept in the store, under an address of their content."""

import hashlib
import re
from datetime import timedelta
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select

from nk.club.errors import RefusedError, Sentence
from nk.club.store.connections import Change
from nk.club.store.tables import event_pictures, events

# Where they stand on the site: among all that a network in front passes on to the server.
FOLDER: Final = "/events/pictures/"
CONTENT_TYPE: Final = "image/webp"
# A form may be left open overnight before the event with its picture is saved.
_KEPT_UNUSED: Final = timedelta(days=2)
_GONE: Final = Sentence(
    th="รูปนี้ไม่อยู่แล้ว ส่งรูปใหม่อีกครั้ง", en="That picture is no longer there. Send it again."
)
_NAME: Final = re.compile(r"[0-9a-f]{32}\.webp")


def keep_picture(change: Change, data: bytes) -> str:
    """Keep a picture and return its address; those that no event took up in time go."""
    name = f"{hashlib.sha256(data).hexdigest()[:32]}.webp"
    known = event_pictures.c.name == name
    change.connection.execute(delete(event_pictures).where(known))
    change.connection.execute(insert(event_pictures).values(name=name, data=data, at=change.at))
    _forget_unused(change, event_pictures.c.at < change.at - _KEPT_UNUSED)
    change.note("event.picture", "event", facts={"picture": name})
    return FOLDER + name


def get_picture(connection: Connection, name: str) -> bytes | None:
    """Return a picture by the last part of its address."""
    if not _NAME.fullmatch(name):
        return None
    query = select(event_pictures.c.data).where(event_pictures.c.name == name)
    return connection.scalars(query).one_or_none()


def require_picture(change: Change, address: str | None) -> None:
    """Refuse an address of ours at which there is no picture, or not any more."""
    if address is None or not address.startswith(FOLDER):
        return
    query = select(exists().where(event_pictures.c.name == address.removeprefix(FOLDER)))
    if not change.connection.scalars(query).one():
        raise RefusedError("no_such_picture", _GONE, "picture")


def forget_picture(change: Change, address: str | None) -> None:
    """Drop a picture that an event had, unless another event shows it too."""
    if address is not None and address.startswith(FOLDER):
        _forget_unused(change, event_pictures.c.name == address.removeprefix(FOLDER))


def _forget_unused(change: Change, those: ColumnElement[bool]) -> None:
    used = exists().where(events.c.picture == FOLDER + event_pictures.c.name)
    change.connection.execute(delete(event_pictures).where(those, ~used))
