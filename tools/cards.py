"""`nk cards`: the pictures shown when a page is shared, one a page and language.

Chromium draws them, as image libraries put Thai vowels and tone marks in the wrong place.
"""

import json
import os
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from rich.progress import track

from nk.cli.building.build import compile_with_progress, console
from nk.cli.building.node import install_packages
from nk.cli.places import CONTENT, WEB
from tools.machine import find_chromium

CARDS = WEB / "public" / "cards"
_TEMPLATE = Path(__file__).with_name("card.html")


@dataclass(frozen=True, slots=True)
class Card:
    """What one card shows, and the file it goes to."""

    file: Path
    language: str
    title: str
    brand: str
    picture: Path
    # The class of the point the crop keeps in sight, or nothing for the middle.
    focus: str
    world: str


def cards() -> None:
    """Draw the social card of every page in both languages into web/public/cards."""
    install_packages()
    compile_with_progress()
    # Imported late: only this command drives a browser.
    from playwright.sync_api import sync_playwright

    CARDS.mkdir(parents=True, exist_ok=True)
    wanted = list(_wanted())
    for stale in set(CARDS.iterdir()) - {card.file for card in wanted}:
        stale.unlink()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox"] if os.geteuid() == 0 else []
        )
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        for card in track(wanted, description="· Social cards", console=console):
            document = Path(folder) / "card.html"
            document.write_text(_document(card), encoding="utf-8")
            page.goto(document.as_uri())
            page.evaluate("() => document.fonts.ready")
            page.screenshot(path=card.file, type="jpeg", quality=86)
        browser.close()


def _wanted() -> Iterator[Card]:
    # Imported late: the models of the content take half a second to make.
    from nk.content.pictures.masters import find_masters
    from nk.content.registry import SOURCES
    from nk.content.schema.values import LANGUAGES

    masters = find_masters(CONTENT)[0]
    facts = json.loads((WEB / "src" / "generated" / "images.json").read_text())
    for language in LANGUAGES:
        compiled = json.loads((WEB / "src" / "generated" / f"content.{language}.json").read_text())
        for source in SOURCES:
            if source.route is None:
                continue
            page = compiled["pages"][source.key.removeprefix("pages.")]
            picture = page.get("hero", {}).get("image", "heroes/home")
            yield Card(
                file=CARDS / f"{_card_name(source.route)}.{language}.jpg",
                language=language,
                title=_title(page),
                brand=compiled["site"]["name"],
                picture=masters[picture].path,
                focus=facts[picture]["focus"] or "",
                world="dark" if source.route.startswith("/beyblade") else "light",
            )


def _title(page: dict[str, Any]) -> str:
    """The page's own headline without its marks of emphasis, or the first part of its title."""
    heading = str(page.get("hero", {}).get("heading", ""))
    # A headline with a gap gets its figure only on the page.
    if not heading or "{" in heading:
        heading = str(page["head"]["title"]).partition(" | ")[0]
    return heading.replace("*", "")


def _unbroken(title: str, kept: list[str]) -> str:
    """Hold together, as the pages do, the Thai words that a browser would cut in the middle."""
    words = sorted(kept, key=len, reverse=True)
    parts = re.split(f"({'|'.join(map(re.escape, words))})", title)
    return "".join(
        f"<span>{escape(part)}</span>" if index % 2 else escape(part)
        for index, part in enumerate(parts)
    )


def _card_name(route: str) -> str:
    """The name the pages use: `/` is home, `/services/photo-booth` services-photo-booth."""
    return "home" if route == "/" else route[1:].replace("/", "-")


def _document(card: Card) -> str:
    fonts = (WEB / "node_modules" / "@fontsource" / "mitr" / "files").as_uri()
    glossary = json.loads((WEB / "src" / "generated" / "glossary.json").read_text())
    values = {
        "fonts": fonts,
        "language": card.language,
        "world": card.world,
        "title": _unbroken(card.title, glossary["keep_together"]),
        "brand": escape(card.brand),
        "picture": card.picture.as_uri(),
        "focus": card.focus,
        "pictures": (WEB / "src" / "generated" / "pictures.css").as_uri(),
    }
    text = _TEMPLATE.read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"{{{{{name}}}}}", value)
    return text
