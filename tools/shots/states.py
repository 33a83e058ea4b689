"""What a visitor does to bring a page into a state."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, expect

from tools.shots import answers


def open_menu(page: Page) -> None:
    """The phone's menu, or the list of services on a wide screen."""
    summary = page.locator("details[data-menu=phone] summary")
    if summary.is_visible():
        summary.click()
    else:
        page.locator("[data-menu=services] button").dispatch_event("click")
    expect(page.locator(".phone-panel:visible, #services-menu:visible")).to_have_count(1)


def prefer_the_other_language(page: Page) -> None:
    """Come as one who once chose the other language, and is offered it."""
    page.evaluate(
        """() => {
            const other = document.documentElement.lang === 'th' ? 'en' : 'th';
            document.cookie = `nk-language=${other}; path=/; max-age=60`;
        }"""
    )
    page.reload()
    expect(page.locator("#language-offer")).to_be_visible()


def choose_last_tab(page: Page) -> None:
    """The last branch of the gallery, or the past events."""
    page.get_by_role("tab").last.click()
    expect(page.get_by_role("tab").last).to_have_attribute("aria-selected", "true")


def open_viewer(page: Page) -> None:
    """The first picture of the gallery, full screen."""
    page.locator("a[data-view]:visible").first.click()
    large = ".yarl__slide_current .yarl__slide_image"
    page.locator(large).wait_for()
    page.wait_for_function("(large) => document.querySelector(large).complete", arg=large)


def choose_a_role(page: Page) -> None:
    """The last group of the team."""
    page.locator(".team-chip input").last.check(force=True)


def choose_a_ticket(page: Page) -> None:
    """Someone who comes often."""
    form = page.locator(".ticket-machine")
    form.locator("input[type=radio]").last.check(force=True)
    form.locator("input[type=range]").last.fill("9")
    expect(page.locator(".ticket-slip[data-best]")).to_have_attribute("data-ticket", "monthly")


def only_popular(page: Page) -> None:
    """What guests like best."""
    page.locator("#popular-only").check(force=True)


def choose_last_branch(page: Page) -> None:
    """Another branch, shown large."""
    chip, card = page.locator("a[data-chip]").last, page.locator("a[data-branch]").last
    (chip if chip.is_visible() else card).click()
    expect(page.locator("a[data-branch]").last).to_have_attribute("aria-current", "true")


def open_questions(page: Page) -> None:
    """Every question with its answer."""
    for summary in page.locator("main details summary").all():
        summary.click()


def check_a_bad_deck(page: Page) -> None:
    """Two Beys that may not play together, one with a banned bit."""
    boxes = page.get_by_role("combobox")
    boxes.nth(0).fill("Dran Sword 3-60 F")
    boxes.nth(1).fill("Sword Dran 9-60 MN")
    expect(page.locator(".deck-verdict")).to_have_attribute("data-verdict", "illegal")


def ask_for_parts(page: Page) -> None:
    """The list of parts that begin so."""
    page.get_by_role("combobox").first.press_sequentially("sword")
    expect(page.get_by_role("option").first).to_be_visible()


def check_a_deck(page: Page) -> None:
    """A good Bey, about which the engine says nothing."""
    page.get_by_role("combobox").first.fill("Dran Sword 3-60 F")
    expect(page.locator(".deck-verdict")).to_have_attribute("data-verdict", "failed")


def lose_a_match(page: Page) -> None:
    """A sweep by the other player."""
    page.locator(".preview-form input[type=radio]").last.check(force=True)
    page.locator(".preview-sweep input").check(force=True)
    answered = ".preview-answer[data-current='true'], .preview-failed"
    expect(page.locator(answered).first).to_be_visible()


def type_a_bad_rating(page: Page) -> None:
    """What is no number."""
    page.locator(".rating-field input").first.fill("12x")
    expect(page.locator(".rating-range").first).to_be_visible()


def keep_score(page: Page) -> None:
    """A match with a few battles."""
    page.locator(".score-start").click()
    page.locator("[data-side='one'] [data-finish='spin']").click()
    page.locator("[data-side='two'] [data-finish='over']").click()


def reach_the_order(page: Page) -> None:
    """Three battles, after which the order is asked for."""
    keep_score(page)
    page.locator("[data-side='one'] [data-finish='spin']").click()
    expect(page.locator(".score-pause")).to_be_visible()


def win_the_match(page: Page) -> None:
    """A match that is over."""
    page.locator(".score-start").click()
    for _ in range(2):
        page.locator("[data-side='one'] [data-finish='xtreme']").click()
    expect(page.locator(".score-pause[data-kind='won']")).to_be_visible()


def ask_before_disqualifying(page: Page) -> None:
    """The question before a call that ends the match."""
    keep_score(page)
    page.locator(".score-more summary").click()
    page.locator(".score-more .score-tools button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


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
    "games": "/games",
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
    "meeple": "/meeple",
    "privacy": "/privacy",
}


def _on(
    part: str, name: str, after: Step = nothing, *, before: Step = nothing, whole: bool = True
) -> State:
    return State(part, name, PAGES[part], before, after, whole)


_STATES: Final = (
    _on("home", "menu", open_menu, whole=False),
    _on("home", "language-offer", prefer_the_other_language, whole=False),
    _on("home", "gallery-tab", choose_last_tab),
    _on("home", "viewer", open_viewer, whole=False),
    _on("about", "team-chosen", choose_a_role),
    _on("play", "ticket-chosen", choose_a_ticket),
    _on("photo-booth", "viewer", open_viewer, whole=False),
    _on("food", "popular", only_popular),
    _on("contact", "branch-chosen", choose_last_branch),
    _on("contact", "questions-open", open_questions),
    _on("events", "past", choose_last_tab),
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
    _on("beyblade", "questions-open", open_questions),
    _on("beyblade", "viewer", open_viewer, whole=False),
    _on("regulations", "deck-illegal", check_a_bad_deck),
    _on("regulations", "deck-suggestions", ask_for_parts),
    _on("regulations", "deck-error", check_a_deck, before=answers.failing_engine),
    _on("rating", "preview-lost", lose_a_match),
    _on("rating", "preview-invalid", type_a_bad_rating),
    _on("rating", "preview-error", lose_a_match, before=answers.failing_engine),
    _on("scoreboard", "running", keep_score),
    _on("scoreboard", "order", reach_the_order),
    _on("scoreboard", "won", win_the_match),
    _on("scoreboard", "dialog", ask_before_disqualifying, whole=False),
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
