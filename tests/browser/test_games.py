"""Finding tonight's game: rolling, searching, filtering, and a list that needs no script."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.support.pages.browser import in_both_languages, without_scripts
from tests.support.pages.tabs import Complaints
from tools.shots.command import wake_islands

PATH = "/games"
on_a_phone = pytest.mark.parametrize("device", ["phone"])
# The pictures of the twelve tables and of the eight hits have come.
_ALL_BOXES = r"""() => new Set(performance.getEntriesByType('resource')
    .map(({ name }) => name.match(/(covers-stage-\d+|games-[a-z\d-]+)-\d+\.[\da-f]+\.avif/)?.[1])
    .filter(Boolean)).size >= 20"""

_CLOSING_PICTURE = """() => performance.getEntriesByType('resource')
    .some(({ name, responseEnd }) => name.includes('closing-gang-') && responseEnd > 0)"""


def open_finder(page: Page, site: str, address: str = f"/en{PATH}") -> None:
    with page.expect_response(re.compile(r"/games\.json$")):
        page.goto(f"{site}{address}")
        wake_islands(page)


def picked(page: Page) -> list[str]:
    expect(page.locator(".roll-next[data-ready]")).to_be_visible()
    return page.locator(".roll-picks h3").all_inner_texts()


def test_three_taps_give_three_games_that_fit_and_the_die_gives_others(
    page: Page, context: BrowserContext, site: str
) -> None:
    open_finder(page, site)
    page.locator(".games-fold summary").click()
    # What stands below the list comes near as it gets shorter, and is no part of the finder.
    page.locator(".closing").scroll_into_view_if_needed()
    page.wait_for_function(_CLOSING_PICTURE)
    page.wait_for_function(_ALL_BOXES)
    # From here on nothing may need the network.
    context.set_offline(True)
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_role("radio", name="60 min").check()
    page.get_by_role("radio", name="Loud").check()
    first = picked(page)
    assert len(first) == 3
    for reason in page.locator(".game-reason").all_inner_texts():
        assert re.fullmatch(r"5 of you\s· done in ([1-5]?\d|60) minutes\s· Loud", reason)
    page.get_by_role("button", name="Roll again").click()
    expect(page.locator(".roll-picks h3").first).not_to_have_text(first[0])
    assert not set(picked(page)) & set(first)
    chat = page.locator(".roll-next a").get_attribute("href") or ""
    assert "There are 5 of us" in unquote(chat)
    assert all(name in unquote(chat) for name in picked(page))
    # From the start again, a box that lies face down is turned over.
    page.get_by_role("button", name="Clear all").click()
    page.locator(".game-card-down button").nth(1).click()
    assert len(picked(page)) == 3


def test_the_address_brings_the_same_three_to_a_friend(page: Page, site: str) -> None:
    open_finder(page, site, f"/en{PATH}?players=4&minutes=30&mood=sneaky&roll=3")
    there = picked(page)
    page.get_by_role("button", name="Roll again").click()
    expect(page).to_have_url(re.compile(r"roll=4"))
    open_finder(page, site, f"{PATH}?players=4&minutes=30&mood=sneaky&roll=3")
    assert picked(page) == there


def test_names_are_searched_and_a_long_list_is_drawn_piece_by_piece(page: Page, site: str) -> None:
    open_finder(page, site)
    field = page.get_by_label("Search by name")
    field.fill("a")
    # The list of all games, which the search takes the place of, begins with as many cards.
    expect(page.locator(".games-count")).to_be_visible()
    cards = page.locator(".games-grid .game-card:visible")
    expect(cards).to_have_count(24)
    page.get_by_role("button", name="Show more").press("Enter")
    expect(cards).not_to_have_count(24)
    # Another search begins at its beginning.
    field.fill("e")
    expect(cards).to_have_count(24)
    # In either script, with mistakes.
    for typed in ("คาตัน", "Cattan", "แฟะฟื"):
        field.fill(typed)
        expect(page.locator(".games-grid h3:visible").first).to_have_text("Catan")
        field.fill("")
        expect(cards).to_have_count(11)
    expect_help_with_an_unknown_name(page)


def expect_help_with_an_unknown_name(page: Page) -> None:
    page.get_by_label("Search by name").fill("zzzzzzzzz")
    expect(page.get_by_text("No game by that name here.")).to_be_visible()
    ask = page.get_by_role("link", name="Ask for it on chat").get_attribute("href") or ""
    assert "like to play zzzzzzzzz." in unquote(ask)
    page.get_by_role("button", name="Clear all").click()
    expect(page.locator(".games-grid .game-card:visible")).to_have_count(11)
    # The button is gone; whoever uses the keyboard is still here.
    expect(page.locator(".games-more summary")).to_be_focused()


def go_to(page: Page, query: str) -> None:
    """Let the address say something else, as the way back does, which loads nothing anew."""
    page.evaluate(
        """(query) => {
            history.replaceState(null, '', query);
            dispatchEvent(new PopStateEvent('popstate'));
        }""",
        query,
    )


def test_tables_that_few_games_fit(page: Page, site: str) -> None:
    open_finder(page, site, f"/en{PATH}?players=18&kind=abstract")
    # Filters that leave nothing are named as the cause.
    expect(page.get_by_text("No game fits all of that. Drop a filter")).to_be_visible()
    expect(page.get_by_role("link", name="Ask for it on chat")).to_have_count(0)
    go_to(page, "?players=10&minutes=15&mood=sneaky&roll=1")
    expect(page.get_by_text("Only one on our shelf fits this table.")).to_be_visible()
    assert len(picked(page)) == 1
    # A name is found although the table asked for others.
    go_to(page, "?players=12&minutes=15")
    page.get_by_label("Search by name").fill("catan")
    expect(page.get_by_text("Your filters hide it. Is this the one?")).to_be_visible()
    expect(page.locator(".games-grid h3:visible").first).to_have_text("Catan")


def test_the_way_back_leads_to_the_table_as_it_was(page: Page, site: str) -> None:
    open_finder(page, site, f"/en{PATH}?players=4")
    page.evaluate("() => { location.hash = 'all'; }")
    page.get_by_role("radio", name="6", exact=True).check()
    expect(page).to_have_url(re.compile(r"players=6#all"))
    page.go_back()
    expect(page).to_have_url(re.compile(r"players=4$"))
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()


# Smooth scrolling takes its time; nothing else moves.
_BELOW_HEADER = """(what) => {
    const top = document.querySelector(what).getBoundingClientRect().top;
    const header = document.querySelector('.header').getBoundingClientRect().bottom;
    return top >= header - 1 && top < header + 40;
}"""


@on_a_phone
def test_on_a_phone_everything_in_turn_comes_into_sight(page: Page, site: str) -> None:
    open_finder(page, site)
    # The boxes lie beside each other until the die rolls.
    boxes = [box.bounding_box() for box in page.locator(".game-card-down").all()]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    assert len({box["x"] for box in boxes if box}) == 3
    page.locator(".roll-button").tap()
    assert len(picked(page)) == 3
    page.wait_for_function(_BELOW_HEADER, arg=".roll-tray")
    # The keyboard leaves room for what is found.
    page.get_by_label("Search by name").tap()
    page.wait_for_function(_BELOW_HEADER, arg=".games-filters")
    expect_filters_to_say_what_they_leave(page)


def expect_filters_to_say_what_they_leave(page: Page) -> None:
    page.locator(".games-more summary").tap()
    show = page.locator(".games-show")
    expect(show).to_have_text("See 92 games")
    page.get_by_label("Players", exact=True).select_option("18")
    expect(show).to_have_text("See 2 games")
    expect(show).to_be_in_viewport()
    page.get_by_label("Kind").select_option("abstract")
    expect(show).to_have_text("Nothing fits yet")
    page.get_by_label("Kind").select_option("")
    # From elsewhere, as the search was brought into sight before.
    page.evaluate("() => scrollBy({ top: -150, behavior: 'instant' })")
    show.tap()
    expect(page.get_by_label("Players", exact=True)).to_be_hidden()
    page.wait_for_function(_BELOW_HEADER, arg=".games-filters")
    expect(page.locator(".games-grid .game-card:visible").first).to_be_in_viewport()


def test_the_list_shows_eleven_and_the_rest_at_a_press(page: Page, site: str) -> None:
    open_finder(page, site)
    cards = page.locator(".games-grid .game-card:visible")
    expect(cards).to_have_count(11)
    page.locator(".games-fold summary").click()
    expect(cards).to_have_count(35)
    # By key: boxes that come near take their own height, and the button moves under a pointer.
    page.get_by_role("button", name="Show more").press("Enter")
    expect(cards).to_have_count(83)
    page.get_by_role("button", name="Show more").press("Enter")
    expect(cards).to_have_count(92)
    assert len(set(cards.locator("h3").all_text_contents())) == 92


def test_the_rest_asked_for_early_comes_with_the_script(
    page: Page, context: BrowserContext, site: str
) -> None:
    held: list[Route] = []
    script = "**/GameFinder.*.js"
    context.route(script, lambda route: held.append(route))
    with page.expect_request(re.compile(r"/GameFinder\.[^/]*\.js$")):
        page.goto(f"{site}/en{PATH}")
    page.locator(".games-fold summary").click()
    expect(page.get_by_text("Taking them off the shelf…")).to_be_visible()
    for route in held:
        route.continue_()
    # Whoever asks for it from now on is not held any more.
    context.unroute(script)
    expect(page.locator(".games-grid .game-card:visible")).to_have_count(35)


def test_games_that_did_not_come_are_asked_for_again(
    page: Page, complaints: Complaints, site: str
) -> None:
    page.route("**/games.json", lambda route: route.abort())
    page.goto(f"{site}/en{PATH}")
    wake_islands(page)
    complaints.forgive_failed_requests()
    page.locator(".games-fold summary").click()
    again = page.get_by_role("button", name="The list has not arrived. Please try again.")
    expect(again).to_be_visible()
    page.unroute("**/games.json")
    again.click()
    expect(page.locator(".games-grid .game-card:visible")).to_have_count(35)


@on_a_phone
def test_on_a_phone_a_changed_answer_shows_its_games(page: Page, site: str) -> None:
    open_finder(page, site, f"/en{PATH}?players=4&minutes=30&mood=sneaky&roll=3")
    picked(page)
    page.locator("[data-question=players] label", has_text="5").tap()
    page.wait_for_function(_BELOW_HEADER, arg=".roll-tray")
    # Keys go from answer to answer, so the answers stay in sight.
    page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
    page.get_by_role("radio", name="5", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="6", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="6", exact=True)).to_be_in_viewport()
    assert page.evaluate("() => scrollY") < 100


@on_a_phone
@in_both_languages
def test_on_a_phone_every_fact_is_whole(page: Page, site: str, prefix: str) -> None:
    page.goto(f"{site}{prefix}{PATH}")
    facts = page.locator(".games-grid .game-facts").first
    # Two may share a line, but none is broken over two.
    tall = facts.locator("li > span").evaluate_all("(all) => all.map((e) => e.offsetHeight)")
    assert max(tall) < 30
    # What the icons say to the eye is still read out.
    expect(facts).to_contain_text("3–6 players" if prefix else "3–6 คน")
    expect(facts).to_contain_text("30–40 min" if prefix else "30–40 นาที")
    expect(facts).to_contain_text("Age 8+" if prefix else "8 ขวบขึ้นไป")


def test_the_filters_by_keyboard(page: Page, site: str) -> None:
    open_finder(page, site)
    page.get_by_label("Search by name").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_label("Players", exact=True).select_option("2")
    page.get_by_label("Kind").select_option("abstract")
    expect(page).to_have_url(re.compile(r"players=2&kind=abstract"))
    kinds = page.locator(".games-grid .game-card:visible")
    expect(kinds.first).to_have_attribute("data-kind", "abstract")
    assert {card.get_attribute("data-kind") for card in kinds.all()} == {"abstract"}


@without_scripts
@in_both_languages
def test_without_scripts_the_whole_list_is_there(page: Page, site: str, prefix: str) -> None:
    page.goto(f"{site}{prefix}{PATH}")
    expect(page.locator(".game-card:visible")).to_have_count(92)
    for part in (".roll-questions", ".roll-tray", ".games-filters"):
        expect(page.locator(part)).to_have_count(1)
        expect(page.locator(part)).to_be_hidden()
