"""Every content file, its model, and its place in the compiled document.

A new page is one file in content/pages, one model in nk.content.schema.pages, and one line here.
"""

from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from nk.content.pictures.settings import PictureSettings
from nk.content.schema.beyblade import DeckRules, PartsCatalogue, RatingFigures, SeasonDates
from nk.content.schema.branches import Branches
from nk.content.schema.galleries import Galleries
from nk.content.schema.games import HitGames
from nk.content.schema.glossary import Glossary
from nk.content.schema.menu import Menu
from nk.content.schema.pages.about import AboutPage
from nk.content.schema.pages.beyblade import BeybladePage
from nk.content.schema.pages.board_game_script import BoardGameScriptPage
from nk.content.schema.pages.contact import ContactPage
from nk.content.schema.pages.events import EventsPage
from nk.content.schema.pages.food_drink import FoodDrinkPage
from nk.content.schema.pages.home import HomePage
from nk.content.schema.pages.photo_booth import PhotoBoothPage
from nk.content.schema.pages.play_at_shop import PlayPage
from nk.content.schema.pages.privacy import PrivacyPage
from nk.content.schema.pages.rating import RatingPage
from nk.content.schema.pages.regulations import RegulationsPage
from nk.content.schema.pages.scoreboard import ScoreboardPage
from nk.content.schema.pages.services import ServicesPage
from nk.content.schema.pages.team_building import TeamBuildingPage
from nk.content.schema.photobooth import PhotoBooth
from nk.content.schema.rates import RateGroups
from nk.content.schema.services import Services
from nk.content.schema.site import Site
from nk.content.schema.stories import Stories
from nk.content.schema.team import Team
from nk.content.schema.testimonials import Testimonials
from nk.content.schema.words import Words


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
    return Source(f"{name}.yaml", name, TypeAdapter(model), published=published)


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
    _shared("services", Services),
    _shared("testimonials", Testimonials),
    _shared("galleries", Galleries),
    _shared("team", Team),
    _shared("rates", RateGroups),
    _shared("games", HitGames),
    _page("home", HomePage, "/", "services", "gallery"),
    _page("about", AboutPage, "/about", "story", "team"),
    _page("services", ServicesPage, "/services", "shelf", "why"),
    _page("privacy", PrivacyPage, "/privacy"),
    _page("events", EventsPage, "/events", "booth", "calendar"),
    _page("play-at-shop", PlayPage, "/services/play-at-shop", "games", "rates", "tickets", "open"),
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
    _beyblade("rating", RatingFigures),
    _beyblade("season", SeasonDates, published=False),
    _beyblade("parts", PartsCatalogue, published=False),
    _beyblade("deck-rules", DeckRules, published=False),
)
