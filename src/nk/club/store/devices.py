"""The desk's devices when a copy takes the store's place: whoever was signed out stays out."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, select, update

from nk.club.store.connections import Change
from nk.club.store.tables import devices, pairings


def tokens_in_use(connection: Connection) -> set[str]:
    """Return what the store keeps of the tokens of all devices that were not ended."""
    return set(connection.scalars(select(devices.c.token_hash).where(devices.c.ended_at.is_(None))))


def end_others(change: Change, tokens: Collection[str]) -> list[str]:
    """End every device whose token is not among these, and all links; return whose they were."""
    # A link may have been used or taken back since the copy, and is easily made again.
    change.connection.execute(delete(pairings))
    query = select(devices.c.id, devices.c.name, devices.c.token_hash).where(
        devices.c.ended_at.is_(None), devices.c.expires_at > change.at
    )
    found = change.connection.execute(query.order_by(devices.c.id)).all()
    others = [(row.id, row.name) for row in found if row.token_hash not in tokens]
    for number, name in others:
        change.connection.execute(
            update(devices).where(devices.c.id == number).values(ended_at=change.at)
        )
        change.note("device.end", "device", number, facts={"person": name})
    return [name for _, name in others]
