"""The pages of the site and the states they can be in. The accessibility tests go through them too.

A step is told in selectors, not in words, so that it works in both languages.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from nk.cli.shots import answers, steps

Step = Callable[[Page], None]


def nothing(_page: Page) -> None:
    """The page as it comes."""


@dataclass(frozen=True, slots=True)
class State:
    """A page (`part`) in a state (`name`), and how to get there."""

    part: str
    name: str
    # The address in Thai; `{upcoming}` and `{past}` stand for sample events.
    path: str
    before: Step = nothing
    after: Step = nothing
    # What lies over the page is photographed as the screen shows it.
    whole: bool = True
    # The status of the document, where it is not 200.
    status: int = 200

    @property
    def key(self) -> str:
        """The name of its files."""
        return f"{self.part}-{self.name}"

    def address(self, language: str, events: dict[str, str]) -> str:
        """Its address in a language."""
        path = self.path.format_map(events)
        if language == "th":
            return path
        return "/en" if path == "/" else f"/en{path}"


PAGES: Final = {
    "home": "/",
    "about": "/about",
    "services": "/services",
    "play": "/services/play-at-shop",
    "script": "/services/board-game-script",
    "photo-booth": "/services/photo-booth",
    "food": "/services/food-drink",
    "team-building": "/services/team-building",
    "contact": "/contact",
    "events": "/events",
    "event": "/events/{upcoming}",
    "beyblade": "/beyblade",
    "regulations": "/beyblade/regulations",
    "rating": "/beyblade/rating",
    "scoreboard": "/beyblade/scoreboard",
    "privacy": "/privacy",
}


def _on(
    part: str, name: str, after: Step = nothing, *, before: Step = nothing, whole: bool = True
) -> State:
    return State(part, name, PAGES[part], before, after, whole)


_STATES: Final = (
    _on("home", "menu", steps.open_menu, whole=False),
    _on("home", "language-offer", steps.prefer_the_other_language, whole=False),
    _on("home", "gallery-tab", steps.choose_last_tab),
    _on("home", "viewer", steps.open_viewer, whole=False),
    _on("about", "team-chosen", steps.choose_a_role),
    _on("play", "ticket-chosen", steps.choose_a_ticket),
    _on("photo-booth", "viewer", steps.open_viewer, whole=False),
    _on("food", "popular", steps.only_popular),
    _on("contact", "branch-chosen", steps.choose_last_branch),
    _on("contact", "questions-open", steps.open_questions),
    _on("events", "past", steps.choose_last_tab),
    _on("events", "loading", before=answers.no_lists_yet),
    _on("events", "empty", before=answers.empty_lists),
    _on("events", "error", before=answers.failing_lists),
    State("event", "past", "/events/{past}"),
    State("event", "loading", "/events/{past}", before=answers.no_event_yet),
    State("event", "error", "/events/{past}", before=answers.failing_event),
    State("event", "not-found", "/events/no-such-event", status=404),
    State("event", "unavailable", answers.UNAVAILABLE, before=answers.unavailable, status=503),
    _on("beyblade", "ranking-loading", before=answers.no_ranking_yet),
    _on("beyblade", "ranking-samples", before=answers.failing_ranking),
    _on("beyblade", "questions-open", steps.open_questions),
    _on("beyblade", "viewer", steps.open_viewer, whole=False),
    _on("regulations", "deck-illegal", steps.check_a_bad_deck),
    _on("regulations", "deck-suggestions", steps.ask_for_parts),
    _on("regulations", "deck-error", steps.check_a_deck, before=answers.failing_engine),
    _on("rating", "preview-lost", steps.lose_a_match),
    _on("rating", "preview-invalid", steps.type_a_bad_rating),
    _on("rating", "preview-error", steps.lose_a_match, before=answers.failing_engine),
    _on("scoreboard", "running", steps.keep_score),
    _on("scoreboard", "order", steps.reach_the_order),
    _on("scoreboard", "won", steps.win_the_match),
    _on("scoreboard", "dialog", steps.ask_before_disqualifying, whole=False),
    State("not-found", "page", "/no-such-page", status=404),
)

STATES: Final = tuple(
    state
    for part in (*PAGES, "not-found")
    for state in (
        *((State(part, "page", PAGES[part]),) if part in PAGES else ()),
        *(state for state in _STATES if state.part == part),
    )
)
PARTS: Final = tuple(dict.fromkeys(state.part for state in STATES))
