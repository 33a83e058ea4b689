"""Who changed what, and when. Every entry is written, read and made nameless here alone."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, insert, select, update

from nk.club.store import columns
from nk.club.store.audit_chain import chained
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
    connection.execute(insert(audit), chained(connection, rows))


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


# Tells by what an entry is about, its number and its detail whether it is one of those meant.
Meant = Callable[[str, int | None, Mapping[str, object]], bool]


def kept_names(connection: Connection, meant: Meant) -> set[str]:
    """Return every name that the entries meant still hold."""
    return {
        name
        for _, detail in _entries_with_names(connection, meant)
        for name in detail["names"].values()
    }


def forget_names(connection: Connection, meant: Meant) -> int:
    """Take the names out of every entry that is meant; return how many there were."""
    entries = list(_entries_with_names(connection, meant))
    for number, detail in entries:
        del detail["names"]
        text = json.dumps(detail, ensure_ascii=False)
        # Without its salt the hash that the chain keeps of the names tells nothing.
        nameless = {"detail": text, "names_salt": None}
        connection.execute(update(audit).where(audit.c.id == number).values(nameless))
    return len(entries)


def _entries_with_names(
    connection: Connection, meant: Meant
) -> Iterator[tuple[int, dict[str, Any]]]:
    query = select(audit.c.id, audit.c.subject, audit.c.subject_id, audit.c.detail)
    named = audit.c.detail.contains('"names"', autoescape=True)
    for row in connection.execute(query.where(named)).all():
        detail = json.loads(row.detail)
        # The word alone may also stand in a text that somebody wrote.
        if isinstance(detail.get("names"), dict) and meant(row.subject, row.subject_id, detail):
            yield row.id, detail
