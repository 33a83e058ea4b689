"""The builds of the pages: numbered folders, and the link that names the one in use.

`NK_DIST` is the link; the folders are in `builds` beside it. A build is made in a folder that
nobody looks at, gets its number when it is whole, and is put in use by exchanging the link,
which takes no time: whoever reads the pages meets the old build or the new one.
"""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from nk.settings import Settings

# How many of the newest builds stay, so that there is a way back; the one in use always does.
KEPT: Final = 5
# Names with a dot in front are never served.
_RECORD: Final = ".build.json"
_CONTENT: Final = ".content"
_UNFINISHED: Final = ".unfinished-"


@dataclass(frozen=True, slots=True)
class Record:
    """What a build was made of: a digest of all inputs, and what must not go public."""

    inputs: str
    made: str
    samples: int
    stand_ins: bool


@dataclass(frozen=True, slots=True)
class Builds:
    """The builds beside one link."""

    link: Path

    @property
    def folder(self) -> Path:
        """Where the numbered folders are."""
        return self.link.parent / "builds"

    def path(self, number: int) -> Path:
        """The folder of a build."""
        return self.folder / str(number)

    def numbers(self) -> list[int]:
        """Every whole build, the oldest first."""
        if not self.folder.is_dir():
            return []
        return sorted(int(path.name) for path in self.folder.iterdir() if path.name.isdigit())

    def current(self) -> int | None:
        """The build in use; None where the link is missing, broken or a folder of its own."""
        return number_of(self.link.resolve()) if self.link.is_symlink() else None

    def record(self, number: int) -> Record | None:
        """What a build was made of."""
        return read_record(self.path(number))

    def made_of(self, inputs: str, *, stand_ins: bool) -> int | None:
        """The newest build of these inputs; one with stand-ins only where they are allowed."""
        for number in reversed(self.numbers()):
            record = self.record(number)
            if record and record.inputs == inputs and (stand_ins or not record.stand_ins):
                return number
        return None

    @contextmanager
    def unfinished(self) -> Iterator[Path]:
        """A folder to build in; whatever an interrupted build left behind goes first."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for left in self.folder.glob(f"{_UNFINISHED}*"):
            shutil.rmtree(left)
        folder = self.folder / f"{_UNFINISHED}{os.getpid()}"
        folder.mkdir()
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def finish(self, folder: Path, record: Record, content: Path) -> int:
        """Give a whole build its number, its record and a copy of the words it was made of."""
        _copy_words(content, folder / _CONTENT)
        (folder / _RECORD).write_text(json.dumps(asdict(record)), encoding="utf-8")
        number = max(self.numbers(), default=0) + 1
        folder.rename(self.path(number))
        return number

    def use(self, number: int) -> None:
        """Let the link name this build, in one step."""
        if self.link.is_dir() and not self.link.is_symlink():
            # Earlier versions built straight into this folder; it becomes a build like others.
            self.folder.mkdir(exist_ok=True)
            shutil.rmtree(self.path(0), ignore_errors=True)
            self.link.rename(self.path(0))
        draft = self.link.with_name(f".{self.link.name}.{os.getpid()}")
        draft.unlink(missing_ok=True)
        draft.symlink_to(Path("builds") / str(number))
        draft.replace(self.link)

    def forget_old(self, *needed: int | None) -> None:
        """Delete all but the newest builds, the one in use and those named."""
        keep = {*self.numbers()[-KEPT:], self.current(), *needed}
        for number in self.numbers():
            if number not in keep:
                shutil.rmtree(self.path(number))


def number_of(folder: Path) -> int | None:
    """The number of a build's folder."""
    return int(folder.name) if folder.name.isdigit() and folder.is_dir() else None


def read_record(folder: Path) -> Record | None:
    """What the build in a folder was made of; pages that were made elsewhere have no record."""
    file = folder / _RECORD
    return Record(**json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None


def of_build(settings: Settings, folder: Path) -> Settings:
    """The settings with the pages of a build, and the words it was made of.

    The server never looks at content that is being edited: a half-finished line there must not
    keep it from starting.
    """
    words = folder / _CONTENT
    content = words if words.is_dir() else settings.content
    return settings.model_copy(update={"dist": folder, "content": content})


def in_use(settings: Settings) -> Settings:
    """The settings with the build that the link names now; a plain folder is used as it is."""
    if not settings.dist.is_symlink():
        return settings
    return of_build(settings, settings.dist.resolve())


def _copy_words(content: Path, target: Path) -> None:
    # The server draws players' meeples from these layers.
    layers = content.glob("images/meeple/*.webp")
    for source in sorted([*content.rglob("*.yaml"), *layers]):
        copy = target / source.relative_to(content)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
