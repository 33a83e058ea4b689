"""The draft: edits that wait on disk until they are checked and written.

There is one draft for the shop. Each edit names what its writer saw, so an edit of a value that
somebody else changed meanwhile, in the draft or in the file, is a conflict with both versions.
"""

import fcntl
import json
import logging
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Final

from pydantic import BaseModel, JsonValue, ValidationError

from nk.club.store.columns import DETAIL_LENGTH
from nk.content.yaml import Value, parse_document
from nk.desk.editing.edits import SetValue, apply_edit, same_value
from nk.desk.editing.forms import EditForm, KeptEdit, plain, there_now
from nk.desk.editing.marks import EditError
from nk.files import replace_file

_log: Final = logging.getLogger(__name__)

MOST_EDITS: Final = 2_000
_MOST_TOLD: Final = 40
_LONGEST_TOLD: Final = 300
# The history refuses an entry that is too long, and with it the publication.
_LONGEST_SUMMARY: Final = DETAIL_LENGTH * 4 // 5


class ConflictError(Exception):
    """Somebody else changed the same value: what was seen, what is there now, what was wanted."""

    def __init__(self, form: EditForm, there: Value, who: str | None) -> None:
        super().__init__("Somebody else changed this meanwhile.")
        self.form = form
        self.there = there
        # The person whose edit of the draft is there now; None if the file itself changed.
        self.who = who


class Draft(BaseModel):
    """The edits in the order they were made; the version counts every change of the draft."""

    version: int = 0
    last_id: int = 0
    edits: list[KeptEdit] = []
    # Pictures that were put in place since the last publication, by name.
    pictures: list[str] = []


@dataclass(frozen=True, slots=True)
class Replayed:
    """A file with the draft's edits in it, and those that do not fit it any more."""

    before: str
    text: str
    done: tuple[int, ...] = ()
    conflicts: tuple[tuple[KeptEdit, Value], ...] = ()


@dataclass(slots=True)
class DraftStore:
    """The draft in a folder; `content` is what it is a draft of."""

    folder: Path
    content: Path
    _replayed: dict[str, Replayed] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        """The file of the draft."""
        return self.folder / "draft.json"

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Let one process at a time change the draft or write the content."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            yield

    def load(self) -> Draft:
        """Read the draft; one that cannot be read is put aside, never overwritten."""
        try:
            return Draft.model_validate_json(self.path.read_bytes())
        except FileNotFoundError:
            return Draft()
        except ValidationError:
            aside = self.path.with_name(f"draft-{os.urandom(4).hex()}.damaged")
            _log.exception("The draft cannot be read and is kept as %s.", aside.name)
            self.path.rename(aside)
            return Draft()

    def save(self, draft: Draft) -> Draft:
        """Write the draft as its next version."""
        saved = draft.model_copy(update={"version": draft.version + 1})
        replace_file(self.path, saved.model_dump_json(indent=1).encode())
        return saved

    def replay(self, file: str, draft: Draft) -> Replayed:
        """Make the draft's edits of one file; those made before are not made again."""
        before = (self.content / file).read_bytes().decode()
        edits = [edit for edit in draft.edits if edit.file == file]
        known = self._replayed.get(file)
        ids = tuple(edit.id for edit in edits)
        if known is None or known.before != before or known.done != ids[: len(known.done)]:
            known = Replayed(before, before)
        replayed = _continued(known, edits[len(known.done) :])
        if not replayed.conflicts:
            self._replayed[file] = replayed
        return replayed

    def add(self, forms: Iterable[EditForm], who: str, at: datetime) -> Draft:
        """Take edits into the draft, all or none; raise ConflictError or EditError."""
        with self.turn():
            draft = self.load()
            for form in forms:
                draft = self._with(draft, form, who, at)
            return self.save(draft)

    def _with(self, draft: Draft, form: EditForm, who: str, at: datetime) -> Draft:
        if len(draft.edits) >= MOST_EDITS:
            raise EditError(
                "แก้ค้างไว้เยอะเกินแล้ว เผยแพร่หรือทิ้งของเดิมก่อน",
                "The draft is full; write it or discard it first.",
            )
        replayed = self.replay(form.file, draft)
        value = parse_document(replayed.text, form.file).value
        there = there_now(value, form.edit())
        if not same_value(there, plain(form.expected)):
            raise ConflictError(form, there, _last_writer(draft, form))
        apply_edit(replayed.text, form.edit())
        number = draft.last_id + 1
        kept = KeptEdit(**form.model_dump(), id=number, who=who, at=at)
        return draft.model_copy(update={"last_id": number, "edits": _joined(draft.edits, kept)})

    def note_picture(self, name: str) -> Draft:
        """Remember a picture that waits to be published."""
        with self.turn():
            draft = self.load()
            others = [other for other in draft.pictures if other != name]
            return self.save(draft.model_copy(update={"pictures": [*others, name]}))

    def discard(self, ids: Iterable[int] | None) -> Draft:
        """Take edits out of the draft, or all of them."""
        with self.turn():
            draft = self.load()
            gone = {edit.id for edit in draft.edits} if ids is None else set(ids)
            left = [edit for edit in draft.edits if edit.id not in gone]
            return self.save(draft.model_copy(update={"edits": left}))


def _joined(edits: list[KeptEdit], new: KeptEdit) -> list[KeptEdit]:
    """Add an edit; one that sets again what the last one set takes its place."""
    last = edits[-1] if edits else None
    again = last is not None and (last.kind, last.file, last.steps) == ("set", new.file, new.steps)
    if last is None or not again or new.kind != "set":
        return [*edits, new]
    return [*edits[:-1], new.model_copy(update={"expected": last.expected})]


def _last_writer(draft: Draft, form: EditForm) -> str | None:
    for edit in reversed(draft.edits):
        shorter = min(len(edit.steps), len(form.steps))
        if edit.file == form.file and edit.steps[:shorter] == form.steps[:shorter]:
            return edit.who
    return None


def _continued(known: Replayed, edits: list[KeptEdit]) -> Replayed:
    text, done = known.text, list(known.done)
    conflicts: list[tuple[KeptEdit, Value]] = []
    for kept in edits:
        edit = kept.edit()
        there = there_now(parse_document(text, kept.file).value, edit)
        if not same_value(there, plain(kept.expected)):
            # A value that already says what was wanted needs no edit and is no conflict.
            if not (isinstance(edit, SetValue) and same_value(there, edit.value)):
                conflicts.append((kept, there))
            continue
        try:
            text = apply_edit(text, edit).text
        except EditError:
            conflicts.append((kept, there))
            continue
        done.append(kept.id)
    return Replayed(known.before, text, tuple(done), tuple(conflicts))


def summary(draft: Draft) -> dict[str, object]:
    """Return what the history says of a draft that was written, short enough for one entry.

    `more` is how many changes are left out.
    """
    told: dict[str, object] = {
        "files": sorted({edit.file for edit in draft.edits}),
        "edits": len(draft.edits),
    }
    if draft.pictures:
        told["pictures"] = draft.pictures[:_MOST_TOLD]
    changes = [
        {
            "place": f"{edit.file}: {'.'.join(map(str, edit.steps))}",
            "kind": edit.kind,
            "before": _short(edit.expected),
            "after": _short(edit.value),
        }
        for edit in draft.edits[:_MOST_TOLD]
    ]
    room = _LONGEST_SUMMARY - _length(told)
    while changes and _length(changes) > room:
        changes.pop()
    left_out = len(draft.edits) - len(changes)
    return {**told, "changes": changes, **({"more": left_out} if left_out else {})}


def _length(value: object) -> int:
    return len(json.dumps(value, ensure_ascii=False))


def _short(value: JsonValue) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_TOLD else f"{text[:_LONGEST_TOLD]}…"
