"""The built pages, read once: heads, links, pictures and structured data."""

import json
import os
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from unittest.mock import patch

from nk.app import create_app, prepare_store
from nk.settings import ROOT, load_settings
from nk.site.answers import ASGIApp
from nk.site.application import Serving

DIST = ROOT / "web" / "dist"
_EACH = ("404", "events/board", "events/event", "events/not-found", "events/unavailable")
# Pages without an address of their own; the server sends them in place of others.
TEMPLATES = frozenset({*_EACH, *(f"en/{name}" for name in _EACH)})


@dataclass
class Head(HTMLParser):
    """The parts of a page that the tests look at."""

    metas: dict[str, str] = field(default_factory=dict)
    links: list[dict[str, str]] = field(default_factory=list)
    anchors: list[dict[str, str]] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    images: list[dict[str, str]] = field(default_factory=list)
    # Every address that a browser fetches by itself, with the tag that names it.
    fetched: list[tuple[str, str]] = field(default_factory=list)
    references: list[str] = field(default_factory=list)
    styled: list[str] = field(default_factory=list)
    title: str = ""
    headings: int = 0
    data: list[str] = field(default_factory=list)
    inside: str = ""

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if "id" in values:
            self.ids.append(values["id"])
        if "style" in values or any(name.startswith("on") for name in values):
            self.styled.append(tag)
        if tag == "meta":
            self.metas[values.get("name") or values.get("property", "")] = values.get("content", "")
        elif tag in ("link", "a", "img"):
            {"link": self.links, "a": self.anchors, "img": self.images}[tag].append(values)
        elif tag == "h1":
            self.headings += 1
        self._note_addresses(tag, values)
        self.inside = f"{tag} {values.get('type', '')}".strip()

    def _note_addresses(self, tag: str, values: dict[str, str]) -> None:
        sets = [values.get("srcset", ""), values.get("imagesrcset", "")]
        pictures = [part.split()[0] for each in sets for part in each.split(",") if part.strip()]
        own = [values[name] for name in ("src", "component-url", "renderer-url") if name in values]
        if tag == "link" and values.get("rel") not in ("canonical", "alternate"):
            own += [values["href"]] if "href" in values else []
        self.fetched += [(tag, address) for address in (*pictures, *own)]
        for name in ("for", "aria-controls", "aria-labelledby", "aria-describedby"):
            self.references += values.get(name, "").split()

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside == "title":
            self.title += data
        elif self.inside == "script application/ld+json":
            self.data.append(data)

    def blocks(self, kind: str) -> list[dict[str, Any]]:
        """Return the structured data of one kind."""
        found = [json.loads(block) for block in self.data if "%%" not in block]
        return [block for block in found if kind in _kinds(block)]


def _kinds(block: dict[str, Any]) -> list[str]:
    kind = block["@type"]
    return [kind] if isinstance(kind, str) else list(kind)


@cache
def names(*, templates: bool = False) -> list[str]:
    """Return every page by its file without the ending."""
    found = [path.relative_to(DIST).with_suffix("").as_posix() for path in DIST.rglob("*.html")]
    return sorted(name for name in found if templates or name not in TEMPLATES)


@cache
def parsed(name: str) -> Head:
    """Read one page."""
    head = Head()
    head.feed((DIST / f"{name}.html").read_text(encoding="utf-8"))
    return head


def address_of(name: str) -> str:
    """Return a page's address."""
    return "/" if name == "index" else f"/{name}"


def is_english(name: str) -> bool:
    """Tell the language of a page."""
    return name == "en" or name.startswith("en/")


def shown_length(text: str) -> int:
    """Count letters as wide as they are shown: Thai vowels above and below take no room."""
    return sum(unicodedata.category(character) != "Mn" for character in text)


# Built pages without an address of their own: the server sends them in place of others.
_WITHOUT_ADDRESS = frozenset(
    {"404", "events/board", "events/event", "events/not-found", "events/unavailable"}
)


@cache
def addresses() -> tuple[str, ...]:
    """Every page, in both languages."""
    names = [path.relative_to(DIST).with_suffix("").as_posix() for path in DIST.rglob("*.html")]
    shown = [name for name in names if name.removeprefix("en/") not in _WITHOUT_ADDRESS]
    return tuple(sorted("/" if name == "index" else f"/{name}" for name in shown))


ORIGIN = "https://www.nk.example"


@contextmanager
def whole_site(folder: Path, **settings: str) -> Iterator[ASGIApp]:
    """Give the application as a worker has it, over a store with the samples in it.

    The address is an https one, so that the headers are those of production.
    """
    clean = {name: value for name, value in os.environ.items() if not name.startswith("NK_")}
    own = {
        "NK_PUBLIC_URL": ORIGIN,
        "NK_DATA": str(folder / "var"),
        "NK_CACHE": str(ROOT / ".cache"),
        "NK_ACCESS_LOG": "off",
        # A busy machine is no fault of the store.
        "NK_PATIENCE_SECONDS": "30",
    }
    with patch.dict(os.environ, {**clean, **own, **settings}, clear=True):
        prepare_store(load_settings())
        app = create_app()
    assert isinstance(app, Serving)
    # As the poll does once a second; the tests change nothing.
    app.site.live.poll.look()
    yield app
