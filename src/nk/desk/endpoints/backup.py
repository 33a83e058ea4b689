"""Copies of the store: make one, list them, take one home. Putting one back is the terminal's."""

from datetime import datetime
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse

from nk.bangkok import BANGKOK
from nk.club.errors import NotFoundError
from nk.club.store.backup import back_up_as_usual
from nk.club.store.connections import Change
from nk.desk.access.session import CurrentDesk, CurrentWrite, Desk
from nk.desk.bodies.base import Nothing
from nk.desk.bodies.records import CopiesBody, CopyBody

router = APIRouter(prefix="/api")

_MOST: Final = 50


@router.get("/backup")
def copies(desk: CurrentDesk) -> CopiesBody:
    """List the copies that are on the machine, the newest first."""
    return CopiesBody(copies=[_body(path) for path in _copies(desk)])


@router.post("/backup", response_model=CopyBody)
def make(form: Nothing, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Copy the store as it is now; the copy is opened and checked before it counts."""

    def work(change: Change) -> CopyBody:
        path = back_up_as_usual(desk.database, desk.data, change.at)
        change.note("backup.make", "backup", facts={"file": path.name})
        return _body(path)

    return write.do(work).response()


@router.get("/backup/{name}", response_model=None)
def take(name: str, desk: CurrentDesk) -> Response:
    """Send a copy."""
    path = next((path for path in _copies(desk) if path.name == name), None)
    if path is None:
        raise NotFoundError("file", name[:60])
    return FileResponse(
        path,
        filename=path.name,
        headers={"cache-control": "no-store"},
        media_type="application/octet-stream",
    )


def _copies(desk: Desk) -> list[Path]:
    # The names hold the moment, so their order is that of time.
    return sorted((desk.data / "backups").glob("*.sqlite3"), reverse=True)[:_MOST]


def _body(path: Path) -> CopyBody:
    facts = path.stat()
    return CopyBody(
        name=path.name, size=facts.st_size, at=datetime.fromtimestamp(facts.st_mtime, BANGKOK)
    )
