"""Compiling the content for the web build: JSON, TypeScript types, pictures and icons."""

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nk.content.check import checked_content
from nk.content.errors import ContentError, ContentErrors
from nk.content.facts import filled_tree
from nk.content.pictures.facts import pictures_css, pictures_json
from nk.content.pictures.icons import icon_files
from nk.content.pictures.masters import Master, PictureSettings, find_masters
from nk.content.pictures.standins import stand_in
from nk.content.pictures.variants import (
    Advance,
    Encoded,
    Job,
    PictureError,
    PictureStore,
    publish,
)
from nk.content.registry import GLOSSARY, PICTURES, SOURCES, LoadedContent, Source
from nk.content.schema.hours import SpecialHours
from nk.content.schema.values import LANGUAGES, Language
from nk.content.schema.words import Glossary
from nk.content.typescript import content_types
from nk.files import write_if_changed
from nk.sentences import Sentence

ICON = "brand/icon"

_NO_STAND_INS = Sentence(
    th="บนเว็บจริงต้องมีรูปครบทุกรูป ใช้รูปแทนไม่ได้",
    en="with NK_ENV=production every picture has to be there; stand-ins are refused",
)


@dataclass(frozen=True, slots=True)
class Places:
    """Where things are in the repository."""

    root: Path
    # What the shop says and shows, and what can be made again: either may be elsewhere.
    content: Path
    cache: Path

    @property
    def generated(self) -> Path:
        """Where the web code imports compiled content from."""
        return self.root / "web" / "src" / "generated"

    @property
    def public(self) -> Path:
        """What the web build copies as it is."""
        return self.root / "web" / "public"


def _silent(done: int, total: int) -> None:
    """Show no progress."""


def compile_content(
    root: Path,
    *,
    content: Path | None = None,
    cache: Path | None = None,
    stand_ins: bool = False,
    advance: Advance = _silent,
    sources: tuple[Source, ...] = SOURCES,
) -> int:
    """Check and compile everything; return how many pictures there are.

    Raises ContentErrors with every mistake. `advance` is told how many pictures are done.
    """
    if stand_ins and os.environ.get("NK_ENV") == "production":
        raise ContentErrors([ContentError("content/images", 1, "", _NO_STAND_INS)])
    places = Places(root, content or root / "content", cache or root / ".cache")
    loaded = checked_content(places.content, places.cache, stand_ins=stand_ins, sources=sources)
    masters = _masters(places, loaded, stand_ins)
    pictures = _publish(masters, loaded.models[PICTURES.key], places, advance)
    for name, text in _generated(loaded, pictures):
        write_if_changed(places.generated / name, text.encode())
    for name, data in icon_files(masters[ICON].path):
        write_if_changed(places.public / name, data)
    return len(pictures)


def _masters(places: Places, loaded: LoadedContent, stand_ins: bool) -> Mapping[str, Master]:
    masters = dict(find_masters(places.content)[0])
    if stand_ins:
        for name in sorted(loaded.pictures_used - masters.keys()):
            masters[name] = stand_in(name, places.cache / "stand-ins")
    return masters


def _publish(
    masters: Mapping[str, Master], settings: PictureSettings, places: Places, advance: Advance
) -> list[Encoded]:
    jobs = [
        Job(
            master.name,
            master.path,
            settings.widths_for(master.name),
            settings.quality_for(master.name),
            settings.is_in_first_view(master.name),
        )
        for master in masters.values()
    ]
    store = PictureStore(places.cache / "images", places.public / "img")
    try:
        return publish(jobs, store, advance)
    except PictureError as problem:
        name = f"content/images/{problem.job.name}"
        reason = Sentence(th="เปิดรูปนี้ไม่ได้ บันทึกรูปใหม่เป็น .jpg แล้วใส่แทน", en=str(problem))
        raise ContentErrors([ContentError(name, 1, "", reason)]) from problem


def _generated(loaded: LoadedContent, pictures: list[Encoded]) -> Iterable[tuple[str, str]]:
    for language in LANGUAGES:
        document = json.dumps(compiled(loaded, language), ensure_ascii=False, indent=1)
        yield f"content.{language}.json", document + "\n"
    names = [picture.name for picture in pictures]
    published = [source for source in loaded.sources if source.published]
    yield "content.ts", content_types(published, loaded.models["words"], names)
    # The words that hold together have a file of their own: islands carry it into the browser.
    glossary: Glossary = loaded.models[GLOSSARY.key]
    yield "glossary.json", glossary.model_dump_json(indent=1) + "\n"
    settings: PictureSettings = loaded.models[PICTURES.key]
    yield "images.json", pictures_json(pictures, settings)
    yield "pictures.css", pictures_css(pictures, settings)


def compiled(loaded: LoadedContent, language: Language) -> dict[str, Any]:
    """Give the whole document of one language as plain values."""
    tree: dict[str, Any] = {}
    for source in loaded.sources:
        if source.published:
            *parents, last = source.key.split(".")
            branch = tree
            for parent in parents:
                branch = branch.setdefault(parent, {})
            branch[last] = source.adapter.dump_python(
                loaded.models[source.key],
                mode="json",
                by_alias=True,
                context={"language": language},
            )
    for branch in tree.get("branches", ()):
        branch["special_hours"] = _special_hours(loaded, branch["id"], language)
    filled: dict[str, Any] = filled_tree(tree, loaded.models, language)
    return filled


def _special_hours(loaded: LoadedContent, branch: str, language: Language) -> list[Any]:
    """Give the days on which one branch keeps other hours."""
    days: SpecialHours = loaded.models.get("special_hours", ())
    own = (day for day in days if not day.branches or branch in day.branches)
    return [day.model_dump(mode="json", context={"language": language}) for day in own]
