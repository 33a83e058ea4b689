"""Who changed what and when, the latest first."""

from typing import Annotated, Final

from fastapi import APIRouter, Query

from nk.club.store.audit import list_audit
from nk.club.store.audit_names import audit_names
from nk.desk.access.session import CurrentDesk
from nk.desk.bodies.content import as_json
from nk.desk.bodies.records import EntryBody, HistoryBody

router = APIRouter(prefix="/api")

_PAGE: Final = 50


@router.get("/history")
def history(
    desk: CurrentDesk,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    subject: Annotated[str | None, Query(pattern=r"^[a-z]{1,30}$")] = None,
) -> HistoryBody:
    """Return a page of the history, of everything or of one kind of thing."""
    with desk.reader.reading() as connection:
        found = list_audit(connection, subject=subject, limit=_PAGE + 1, offset=offset)
        names = audit_names(connection, found)
    return HistoryBody(
        entries=[
            EntryBody(
                id=entry.id,
                at=entry.at,
                who=entry.who,
                action=entry.action,
                subject=entry.subject,
                subject_id=entry.subject_id,
                called=names.subject(entry),
                detail=as_json({**entry.detail, **names.people(entry)}),
            )
            for entry in found[:_PAGE]
        ],
        more=len(found) > _PAGE,
    )
