"""History and copies of the store, as the screens get them."""

from datetime import datetime

from pydantic import BaseModel, JsonValue


class EntryBody(BaseModel):
    """A line of the history; `called` is what its subject is called today, if anything."""

    id: int
    at: datetime
    who: str
    action: str
    subject: str
    subject_id: int | None
    called: str | None
    detail: JsonValue


class HistoryBody(BaseModel):
    """A page of the history, and whether there is more."""

    entries: list[EntryBody]
    more: bool


class CopyBody(BaseModel):
    """A copy of the store on the machine."""

    name: str
    size: int
    at: datetime


class CopiesBody(BaseModel):
    """All copies of the store, the newest first."""

    copies: list[CopyBody]
