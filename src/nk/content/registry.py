"""All content files: which there are, and reading them with every mistake named at once."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from nk.content.checks.figures import Figures
from nk.content.errors import ContentError, ContentErrors
from nk.content.pictures.masters import PictureSettings, find_masters
from nk.content.schema.beyblade import DeckRules, PartsCatalogue, RatingFigures, SeasonDates
from nk.content.schema.games import Games
from nk.content.schema.hours import SpecialHours
from nk.content.schema.live import LiveWords
from nk.content.schema.meeple import MeepleKit
from nk.content.schema.offers import Menu, PhotoBooth, RateGroups, Stories
from nk.content.schema.pages.about import AboutPage
from nk.content.schema.pages.beyblade import BeybladePage
from nk.content.schema.pages.board_game_script import BoardGameScriptPage
from nk.content.schema.pages.contact import ContactPage
from nk.content.schema.pages.events import EventsPage
from nk.content.schema.pages.food_drink import FoodDrinkPage
from nk.content.schema.pages.games import GamesPage
from nk.content.schema.pages.home import HomePage
from nk.content.schema.pages.meeple import MeeplePage
from nk.content.schema.pages.photo_booth import PhotoBoothPage
from nk.content.schema.pages.play_at_shop import PlayPage
from nk.content.schema.pages.privacy import PrivacyPage
from nk.content.schema.pages.rating import RatingPage
from nk.content.schema.pages.regulations import RegulationsPage
from nk.content.schema.pages.scoreboard import ScoreboardPage
from nk.content.schema.pages.services import ServicesPage
from nk.content.schema.pages.team_building import TeamBuildingPage
from nk.content.schema.shop import Branches, Services, Site, Testimonials
from nk.content.schema.team import Galleries, Team
from nk.content.schema.values import Known
from nk.content.schema.words import Glossary, Words
from nk.content.validation import read_model
from nk.content.yaml import Document, Value, read_document


def known_routes(
    declared: Mapping[str, Iterable[str]], pages: Mapping[str, Document]
) -> dict[str, frozenset[str]]:
    """Map every route to its anchors.

    A page's anchors are those its registry line declares and every `anchor:` in its file, so a
    section added in content can be linked to without touching code.
    """
    return {
        route: frozenset(anchors)
        | frozenset(_anchors(pages[route].value) if route in pages else ())
        for route, anchors in declared.items()
    }


def _anchors(value: Value) -> Iterable[str]:
    if isinstance(value, list):
        for item in value:
            yield from _anchors(item)
    elif isinstance(value, dict):
        anchor = value.get("anchor")
        if isinstance(anchor, str):
            yield anchor
        for item in value.values():
            yield from _anchors(item)


@dataclass(frozen=True, slots=True)
class Source:
    """A file under content/, read by `adapter`, compiled under `key` (dots make nested objects).

    A page also has its `route`, and the `anchors` that its code makes by itself. A file that is
    not `published` is no part of the compiled document.
    """

    file: str
    key: str
    adapter: TypeAdapter[Any]
    route: str | None = None
    anchors: tuple[str, ...] = ()
    published: bool = True


def _shared(name: str, model: Any, *, published: bool = True) -> Source:
    return Source(f"{name}.yaml", name.replace("-", "_"), TypeAdapter(model), published=published)


def _page(name: str, model: Any, route: str, *anchors: str) -> Source:
    key = f"pages.{name.replace('-', '_')}"
    return Source(f"pages/{name}.yaml", key, TypeAdapter(model), route, anchors)


def _beyblade(name: str, model: Any, *, published: bool = True) -> Source:
    key = f"beyblade.{name.replace('-', '_')}"
    return Source(f"beyblade/{name}.yaml", key, TypeAdapter(model), published=published)


PICTURES = _shared("images", PictureSettings, published=False)
# The glossary is a file of its own, small enough for code that runs in the browser.
GLOSSARY = _shared("glossary", Glossary, published=False)

SOURCES: tuple[Source, ...] = (
    PICTURES,
    GLOSSARY,
    _shared("site", Site),
    _shared("words", Words),
    _shared("branches", Branches),
    _shared("special-hours", SpecialHours, published=False),
    _shared("figures", Figures, published=False),
    _shared("services", Services),
    _shared("testimonials", Testimonials),
    _shared("galleries", Galleries),
    _shared("team", Team),
    _shared("rates", RateGroups),
    _shared("games", Games),
    _shared("live", LiveWords),
    _page("home", HomePage, "/", "services", "gallery"),
    _page("about", AboutPage, "/about", "story", "team"),
    _page("services", ServicesPage, "/services", "shelf", "why"),
    _page("privacy", PrivacyPage, "/privacy"),
    _page("events", EventsPage, "/events", "booth", "calendar"),
    _page("play-at-shop", PlayPage, "/services/play-at-shop", "games", "rates", "tickets", "open"),
    _page("games", GamesPage, "/games", "tonight", "all"),
    _page(
        "contact", ContactPage, "/contact", "bangkae", "srinakarin", "samyan", "phranakhon", "faq"
    ),
    _shared("stories", Stories),
    _shared("menu", Menu),
    _shared("photobooth", PhotoBooth),
    _page("board-game-script", BoardGameScriptPage, "/services/board-game-script", "stories"),
    _page("photo-booth", PhotoBoothPage, "/services/photo-booth", "packages", "gallery"),
    _page("food-drink", FoodDrinkPage, "/services/food-drink", "menu"),
    _page("team-building", TeamBuildingPage, "/services/team-building", "booking"),
    _page("beyblade", BeybladePage, "/beyblade", "top-ten", "rewards", "faq", "member"),
    _page("regulations", RegulationsPage, "/beyblade/regulations", "deck-check"),
    _page("rating", RatingPage, "/beyblade/rating", "preview", "season"),
    _page("scoreboard", ScoreboardPage, "/beyblade/scoreboard"),
    _shared("meeple", MeepleKit),
    _page("meeple", MeeplePage, "/meeple"),
    _beyblade("rating", RatingFigures),
    _beyblade("season", SeasonDates, published=False),
    _beyblade("parts", PartsCatalogue, published=False),
    _beyblade("deck-rules", DeckRules, published=False),
)


@dataclass(frozen=True, slots=True)
class LoadedContent:
    """What could be read: documents and models by key, the pictures they name, the mistakes."""

    sources: tuple[Source, ...]
    documents: Mapping[str, Document]
    models: Mapping[str, Any]
    pictures_used: frozenset[str]
    errors: tuple[ContentError, ...]


def load_content(
    content: Path, *, stand_ins: bool = False, sources: tuple[Source, ...] = SOURCES
) -> LoadedContent:
    """Read every file under `content` as far as it can be read."""
    errors: list[ContentError] = []
    documents = _read_all(content, sources, errors)
    masters, picture_errors = find_masters(content)
    errors += picture_errors
    photographs = frozenset(name for name, master in masters.items() if master.is_photograph)
    known = Known(_routes(sources, documents), frozenset(masters), stand_ins, photographs)
    models: dict[str, Any] = {}
    for source in sources:
        if source.key in documents:
            try:
                models[source.key] = validated(source, documents[source.key], known)
            except ContentErrors as problem:
                errors += problem.errors
    used = frozenset(known.pictures_used)
    return LoadedContent(sources, documents, models, used, tuple(errors))


def _read_all(
    content: Path, sources: tuple[Source, ...], errors: list[ContentError]
) -> dict[str, Document]:
    documents: dict[str, Document] = {}
    for source in sources:
        try:
            documents[source.key] = read_document(content / source.file, f"content/{source.file}")
        except ContentErrors as problem:
            errors += problem.errors
    return documents


def _routes(
    sources: tuple[Source, ...], documents: Mapping[str, Document]
) -> dict[str, frozenset[str]]:
    # Every page of the registry can be linked to, even where only some of its files are read.
    pages = {source.route: source for source in (*SOURCES, *sources) if source.route}
    return known_routes(
        {route: page.anchors for route, page in pages.items()},
        {route: documents[page.key] for route, page in pages.items() if page.key in documents},
    )


def validated(source: Source, document: Document, known: Known) -> Any:
    """Read a document with its model; raise ContentErrors with all that is wrong."""
    return read_model(source.adapter, document, known)
