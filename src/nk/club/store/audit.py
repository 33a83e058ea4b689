"""Who changed what, and when. Every entry is written, read and made nameless here alone."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, insert, select, update

from nk.club.store import columns
from nk.club.store.tables import audit


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """One line of the history of changes."""

    id: int
    at: datetime
    who: str
    action: str
    subject: str
    subject_id: int | None
    detail: dict[str, object]


# What an entry is about: the number of the thing, and facts about the change.
Detail = tuple[int | None, Mapping[str, object]]


def write_entries(
    connection: Connection,
    at: datetime,
    who: str,
    action: str,
    subject: str,
    details: Sequence[Detail],
) -> None:
    """Write an entry for each thing that a change did the same to."""
    same = {"at": at, "who": who, "action": action, "subject": subject}
    rows = [
        {
            **same,
            "subject_id": number,
            "detail": json.dumps(facts, ensure_ascii=False, default=str),
        }
        for number, facts in details
    ]
    connection.execute(insert(audit), rows)


def list_audit(
    connection: Connection,
    *,
    subject: str | None = None,
    subject_id: int | None = None,
    action: str | None = None,
    limit: int = columns.DEFAULT_PAGE,
    offset: int = 0,
) -> list[AuditEntry]:
    """Return the history, the latest change first, of everything or of one thing."""
    query = select(audit).order_by(audit.c.id.desc()).limit(limit).offset(offset)
    if subject is not None:
        query = query.where(audit.c.subject == subject)
    if subject_id is not None:
        query = query.where(audit.c.subject_id == subject_id)
    if action is not None:
        query = query.where(audit.c.action == action)
    return [
        AuditEntry(
            row.id, row.at, row.who, row.action, row.subject, row.subject_id, json.loads(row.detail)
        )
        for row in connection.execute(query)
    ]


def forget_names(
    connection: Connection, meant: Callable[[str, int | None, Mapping[str, object]], bool]
) -> int:
    """Take the names out of every entry that is meant; return how many there were."""
    rows = connection.execute(
        select(audit.c.id, audit.c.subject, audit.c.subject_id, audit.c.detail).where(
            audit.c.detail.contains('"names"', autoescape=True)
        )
    ).all()
    forgotten = 0
    for row in rows:
        detail = json.loads(row.detail)
        if meant(row.subject, row.subject_id, detail):
            del detail["names"]
            text = json.dumps(detail, ensure_ascii=False)
            connection.execute(update(audit).where(audit.c.id == row.id).values(detail=text))
            forgotten += 1
    return forgotten
