"""The chain of the audit: each entry holds the hash of the one before, so that a changed or
missing entry is found.

The names of people stand in the chain as a salted hash of their own: forgetting a person takes
the names and the salt out of an entry and leaves the chain whole.
"""

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Row, select, update

from nk.club.errors import Sentence
from nk.club.store.tables import audit, audit_head

START: Final = ""

_LAST_MISSING: Final = Sentence(
    th="รายการท้าย ๆ หายไป หรือมีรายการที่ถูกแทรกเข้ามา",
    en="The last entries are missing, or entries were added past the chain.",
)
_BEFORE_MISSING: Final = Sentence(
    th="รายการก่อนหน้าหายไปหรือถูกแก้", en="the entry before it is missing or was changed."
)
_CHANGED: Final = Sentence(th="ถูกแก้หลังจากบันทึกแล้ว", en="it was changed after it was written.")
_NAME_CHANGED: Final = Sentence(
    th="ชื่อในรายการถูกแก้หลังจากบันทึกแล้ว", en="a name in it was changed after it was written."
)


@dataclass(frozen=True, slots=True)
class ChainReport:
    """How many entries were looked at, the hash of the last, and the first that is wrong."""

    entries: int
    hash: str
    broken: Sentence | None = None


def chained(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Give new audit rows their links, and move the end of the chain.

    It is called inside a change, which nobody else can make at the same time.
    """
    head = connection.execute(select(audit_head)).one()
    previous, linked = head.hash, []
    for row in rows:
        names = json.loads(row["detail"]).get("names")
        salt = secrets.token_hex(16) if names else None
        link = {"previous": previous, "names_salt": salt, "names_hash": _names_hash(names, salt)}
        previous = _entry_hash({**row, **link})
        linked.append({**row, **link, "hash": previous})
    moved = {"entries": head.entries + len(linked), "hash": previous}
    connection.execute(update(audit_head).values(moved))
    return linked


def verify_chain(connection: Connection) -> ChainReport:
    """Walk the whole history and compare every link."""
    previous, count = START, 0
    for row in connection.execute(select(audit).order_by(audit.c.id)):
        if problem := _problem(row, previous):
            th, en = f"รายการ {row.id}: {problem.th}", f"Entry {row.id}: {problem.en}"
            return ChainReport(count, previous, Sentence(th=th, en=en))
        previous, count = row.hash, count + 1
    head = connection.execute(select(audit_head)).one()
    if (head.entries, head.hash) != (count, previous):
        return ChainReport(count, previous, _LAST_MISSING)
    return ChainReport(count, previous)


def _problem(row: Row[Any], previous: str) -> Sentence | None:
    if row.previous != previous:
        return _BEFORE_MISSING
    entry = row._asdict()
    if _entry_hash(entry) != row.hash:
        return _CHANGED
    names = json.loads(row.detail).get("names")
    if names and _names_hash(names, row.names_salt) != row.names_hash:
        return _NAME_CHANGED
    return None


def _names_hash(names: object, salt: str | None) -> str | None:
    return None if salt is None else _sha256([salt, names])


def _entry_hash(entry: Mapping[str, Any]) -> str:
    facts = {key: value for key, value in json.loads(entry["detail"]).items() if key != "names"}
    at: datetime = entry["at"]
    known = (entry["who"], entry["action"], entry["subject"], entry.get("subject_id"))
    return _sha256([entry["previous"], int(at.timestamp()), *known, facts, entry["names_hash"]])


def _sha256(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
