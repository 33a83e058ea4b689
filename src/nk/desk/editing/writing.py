"""Putting a checked draft into the content files: all of them, or none.

The new files are written beside the old ones first; then a list of what is to be exchanged is
put down, which is the moment the change counts; then each is exchanged in one step, which needs
no room on the disk. A process that is killed in between is finished by the next one.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pydantic import BaseModel

from nk.desk.editing.checking import Mistake, check_texts
from nk.desk.editing.drafts import Draft, DraftStore, Replayed
from nk.files import replace_file, sync_folder, write_part

_PARTS: Final = ".*.yaml.*.part"


class NotWrittenError(Exception):
    """The draft has mistakes or conflicts; nothing was written."""

    def __init__(self, mistakes: list[Mistake], conflicts: list[Replayed]) -> None:
        super().__init__("The draft cannot be written yet.")
        self.mistakes = mistakes
        self.conflicts = conflicts


class ChangedMeanwhileError(Exception):
    """The draft or a file changed between checking and writing; nothing was written."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A draft that was checked and may be written as it is."""

    draft: Draft
    files: Mapping[str, Replayed]


class _Exchange(BaseModel):
    """What is to be exchanged: the new file beside each old one, and the draft it came from."""

    files: dict[str, str]
    last_id: int
    pictures: list[str] = []


class ContentWriter:
    """Writes the draft of a store into its content."""

    def __init__(self, drafts: DraftStore, cache: Path, *, stand_ins: bool = False) -> None:
        self.drafts = drafts
        self._cache = cache
        self._stand_ins = stand_ins
        self._list = drafts.folder / "exchange.json"

    def replayed(self, draft: Draft) -> dict[str, Replayed]:
        """Return every file the draft changes."""
        files = sorted({edit.file for edit in draft.edits})
        return {file: self.drafts.replay(file, draft) for file in files}

    def check(self, draft: Draft) -> list[Mistake]:
        """Return what is wrong with the content as the draft would make it."""
        texts = {file: replayed.text for file, replayed in self.replayed(draft).items()}
        content = self.drafts.content
        return check_texts(content, texts, self._cache, stand_ins=self._stand_ins)

    def prepare(self) -> Prepared:
        """Check the draft, which takes a moment; raise NotWrittenError with what is wrong."""
        self.finish()
        draft = self.drafts.load()
        replayed = self.replayed(draft)
        conflicts = [file for file in replayed.values() if file.conflicts]
        mistakes = [] if conflicts else self.check(draft)
        if conflicts or mistakes:
            raise NotWrittenError(mistakes, conflicts)
        return Prepared(draft, replayed)

    def commit(self, prepared: Prepared) -> Draft:
        """Write what was checked; refuse if the draft or a file changed since."""
        with self.drafts.turn():
            now = self.drafts.load()
            for name, file in prepared.files.items():
                if (self.drafts.content / name).read_bytes() != file.before.encode():
                    raise ChangedMeanwhileError
            if now.version != prepared.draft.version:
                raise ChangedMeanwhileError
            changed = {
                name: file.text for name, file in prepared.files.items() if file.text != file.before
            }
            self._put_down(changed, now)
            self._exchange()
        return prepared.draft

    def finish(self) -> None:
        """Finish what a killed process began; take away what it had not yet put down."""
        with self.drafts.turn():
            if self._list.exists():
                self._exchange()
            for part in self.drafts.content.rglob(_PARTS):
                part.unlink(missing_ok=True)

    def _put_down(self, texts: Mapping[str, str], draft: Draft) -> None:
        parts: dict[str, str] = {}
        content = self.drafts.content
        try:
            for name, text in texts.items():
                parts[name] = write_part(content / name, text.encode()).name
            files = _Exchange(files=parts, last_id=draft.last_id, pictures=draft.pictures)
            replace_file(self._list, files.model_dump_json().encode())
        except OSError:
            for name, part in parts.items():
                (content / name).with_name(part).unlink(missing_ok=True)
            raise

    def _exchange(self) -> None:
        listed = _Exchange.model_validate_json(self._list.read_bytes())
        for name, part in listed.files.items():
            target = self.drafts.content / name
            staged = target.with_name(part)
            # One that is gone was exchanged before the process was killed.
            if staged.exists():
                staged.replace(target)
                sync_folder(target.parent)
        draft = self.drafts.load()
        left = [edit for edit in draft.edits if edit.id > listed.last_id]
        waiting = [name for name in draft.pictures if name not in listed.pictures]
        self.drafts.save(draft.model_copy(update={"edits": left, "pictures": waiting}))
        self._list.unlink()
        sync_folder(self._list.parent)
