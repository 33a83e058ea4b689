"""Who changed what, and when."""

import json
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, select

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


def list_audit(
    connection: Connection,
    *,
    subject: str | None = None,
    subject_id: int | None = None,
    limit: int = columns.DEFAULT_PAGE,
    offset: int = 0,
) -> list[AuditEntry]:
    """Return the history, the latest change first, of everything or of one thing."""
    query = select(audit).order_by(audit.c.id.desc()).limit(limit).offset(offset)
    if subject is not None:
        query = query.where(audit.c.subject == subject)
    if subject_id is not None:
        query = query.where(audit.c.subject_id == subject_id)
    return [
        AuditEntry(
            row.id, row.at, row.who, row.action, row.subject, row.subject_id, json.loads(row.detail)
        )
        for row in connection.execute(query)
    ]
