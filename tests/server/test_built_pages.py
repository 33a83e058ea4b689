"""What search engines read: heads, links, anchors and structured data of the built pages."""

import json
import re
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from nk.settings import ROOT
from nk.site.dist import PLACEHOLDER_ORIGIN

DIST = ROOT / "web" / "dist"
_EACH = ("404", "events/event", "events/not-found", "events/unavailable")
TEMPLATES = frozenset({*_EACH, *(f"en/{name}" for name in _EACH)})


@dataclass
class Head(HTMLParser):
    """The parts of a page that the tests look at."""

    metas: dict[str, str] = field(default_factory=dict)
    links: list[dict[str, str]] = field(default_factory=list)
    anchors: list[dict[str, str]] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)
    images: list[dict[str, str]] = field(default_factory=list)
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
            self.ids.add(values["id"])
        if "style" in values or any(name.startswith("on") for name in values):
            self.styled.append(tag)
        if tag == "meta":
            self.metas[values.get("name") or values.get("property", "")] = values.get("content", "")
        elif tag == "link":
            self.links.append(values)
        elif tag == "a":
            self.anchors.append(values)
        elif tag == "img":
            self.images.append(values)
        elif tag == "h1":
            self.headings += 1
        self.inside = f"{tag} {values.get('type', '')}".strip()

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside == "title":
            self.title += data
        elif self.inside == "script application/ld+json":
            self.data.append(data)


def names() -> list[str]:
    found = [path.relative_to(DIST).with_suffix("").as_posix() for path in DIST.rglob("*.html")]
    return sorted(name for name in found if name not in TEMPLATES)


@cache
def parsed(name: str) -> Head:
    head = Head()
    head.feed((DIST / f"{name}.html").read_text(encoding="utf-8"))
    return head


def address_of(name: str) -> str:
    return "/" if name == "index" else f"/{name}"


every_page = pytest.mark.parametrize("name", names())


@every_page
def test_the_head_is_complete(name: str) -> None:
    head = parsed(name)
    assert head.headings == 1
    assert 20 <= len(head.title) <= 90
    assert 60 <= len(head.metas["description"]) <= 240
    assert head.metas["keywords"]
    assert head.metas["og:title"]
    assert head.metas["og:image"].startswith(PLACEHOLDER_ORIGIN)
    english = name == "en" or name.startswith("en/")
    assert head.metas["og:locale"] == ("en_US" if english else "th_TH")


@every_page
def test_canonical_and_alternates_are_mutual(name: str) -> None:
    thai = address_of(re.sub(r"^en(/|$)", "", name) or "index")
    english = "/en" if thai == "/" else f"/en{thai}"
    links = parsed(name).links
    alternates = {link["hreflang"]: link["href"] for link in links if "hreflang" in link}
    # The home page's address ends with its slash, as browsers write it.
    assert alternates == {
        "th": PLACEHOLDER_ORIGIN + thai,
        "en": PLACEHOLDER_ORIGIN + english,
        "x-default": PLACEHOLDER_ORIGIN + thai,
    }
    (canonical,) = [link["href"] for link in links if link.get("rel") == "canonical"]
    assert canonical == PLACEHOLDER_ORIGIN + address_of(name)


@pytest.mark.parametrize("part", ["title", "description"])
def test_no_two_pages_share(part: str) -> None:
    values = [
        parsed(name).title if part == "title" else parsed(name).metas["description"]
        for name in names()
    ]
    assert len(set(values)) == len(values)


@every_page
def test_links_anchors_and_pictures_resolve(name: str) -> None:
    head = parsed(name)
    for anchor in head.anchors:
        href = anchor["href"]
        if href.startswith("https://"):
            assert "noopener" in anchor["rel"], href
        elif href.startswith("tel:"):
            assert re.fullmatch(r"tel:\+[1-9]\d{6,14}", href)
        elif not href.startswith("mailto:"):
            assert_internal(name, href)
    for image in head.images:
        for source in re.split(r",? ", image["src"] + " " + image.get("srcset", "")):
            if source.startswith("/"):
                assert (DIST / source.lstrip("/")).is_file(), source
        assert image["width"]
        assert image["height"]
        assert "alt" in image


def assert_internal(name: str, href: str) -> None:
    path, _, fragment = href.partition("#")
    path = path.partition("?")[0]
    if path.startswith(("/api/", "/img/")):
        return
    target = name if not path else (path.strip("/") or "index")
    # Events are made by the server from the store.
    if re.fullmatch(r"(en/)?events/[^/]+", target):
        return
    assert (DIST / f"{target}.html").is_file(), f"{name} links to {href}"
    if fragment:
        assert fragment in parsed(target).ids, f"{name} links to {href}"


@every_page
def test_links_stay_in_the_language_of_the_page(name: str) -> None:
    english = name == "en" or name.startswith("en/")
    for anchor in parsed(name).anchors:
        href = anchor["href"]
        if href.startswith("/") and "hreflang" not in anchor and not href.startswith("/img/"):
            assert bool(re.match(r"/en([/?#]|$)", href)) == english or href.startswith("/api/"), (
                href
            )


@every_page
def test_nothing_the_policy_would_block(name: str) -> None:
    assert parsed(name).styled == []


@every_page
def test_structured_data_is_well_formed(name: str) -> None:
    for block in parsed(name).data:
        data = json.loads(block)
        assert data["@context"] == "https://schema.org"
        assert data["@type"]


def test_every_picture_of_a_social_card_exists() -> None:
    for name in names():
        card = parsed(name).metas["og:image"].removeprefix(PLACEHOLDER_ORIGIN)
        assert Path(DIST / card.lstrip("/")).is_file(), card
