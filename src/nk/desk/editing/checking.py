"""Checking a draft with the content's own checker, each mistake at the field it is about."""

import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from nk.content.check import checked_content
from nk.content.errors import ContentError, ContentErrors
from nk.content.pictures.masters import IMAGES
from nk.content.registry import SOURCES, Source
from nk.content.yaml import Document, Steps, dotted, parse_document
from nk.desk.editing.labels import label_of
from nk.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake: the file and line, the field and its name if it is about one, and what to do."""

    file: str
    line: int
    steps: Steps | None
    where: str
    label: Sentence | None
    reason: Sentence


@contextmanager
def draft_content(content: Path, texts: Mapping[str, str]) -> Iterator[Path]:
    """Make a content folder in which these texts stand in place of the files; for the checker."""
    with tempfile.TemporaryDirectory(prefix="nk-draft-") as name:
        folder = Path(name) / "content"
        shutil.copytree(content, folder, ignore=shutil.ignore_patterns(IMAGES, ".*"))
        (folder / IMAGES).symlink_to((content / IMAGES).absolute())
        for file, text in texts.items():
            (folder / file).write_bytes(text.encode())
        yield folder


def check_texts(
    content: Path,
    texts: Mapping[str, str],
    cache: Path,
    *,
    stand_ins: bool = False,
    sources: tuple[Source, ...] = SOURCES,
) -> list[Mistake]:
    """Return every mistake that the content would have with these texts."""
    with draft_content(content, texts) as folder:
        try:
            checked_content(folder, cache, stand_ins=stand_ins, sources=sources)
        except ContentErrors as problem:
            return [_mistake(error, folder) for error in problem.errors]
    return []


def _mistake(error: ContentError, folder: Path) -> Mistake:
    file = error.file.removeprefix("content/")
    document = _document_of(error, folder / file)
    if document is None:
        return Mistake(file, error.line, None, error.where, None, error.reason)
    steps = nearest_place(document, error.where)
    label = _label(document, steps, error.where) if error.where else None
    return Mistake(file, error.line, steps, error.where, label, error.reason)


def _document_of(error: ContentError, path: Path) -> Document | None:
    """Read the file that an error is about, unless it is no text or cannot be read."""
    if not path.is_file():
        return None
    try:
        return parse_document(path.read_bytes().decode(), error.file)
    except (ContentErrors, UnicodeDecodeError):
        return None


def _label(document: Document, steps: Steps, where: str) -> Sentence:
    """Name a place as the form does; what is missing there has its key for a name."""
    missing = where.removeprefix(dotted(steps)).removeprefix(".")
    return label_of(document.value, (*steps, missing) if missing else steps)


def nearest_place(document: Document, where: str) -> Steps:
    """Return the steps of a place written with dots; keys may have dots in them as well."""
    places = {dotted(steps): steps for steps in document.lines}
    while where and where not in places:
        where = where.rpartition(".")[0]
    return places.get(where, ())
