"""/beyblade/scoreboard: the judge's score keeper, with and without a network."""

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.support.pages.browser import without_scripts
from tests.support.pages.tabs import Complaints
from tools.shots.command import wake_islands

PATH = "/en/beyblade/scoreboard"


def open_board(page: Page, site: str, path: str = PATH) -> None:
    page.goto(f"{site}{path}")
    wake_islands(page)


def start(page: Page, *choices: str, left: str = "Kaze") -> None:
    page.get_by_label("Left player").fill(left)
    page.get_by_label("Right player").fill("Mew")
    for choice in choices:
        page.get_by_role("radio", name=choice, exact=True).check()
    page.get_by_role("button", name="Start the match").click()


def side(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name)


def gain(page: Page, name: str, finish: str) -> None:
    page.locator(f"section[aria-label='{name}'] [data-finish='{finish}']").click()


def expect_points(page: Page, *points: str) -> None:
    """Wait for the score: a match that goes on is shown a moment after the board is awake."""
    expect(page.locator(".score-points > [aria-hidden]")).to_have_text(list(points))


def stored(page: Page) -> list[str]:
    keys: list[str] = page.evaluate("() => [...Object.keys(localStorage), document.cookie]")
    return [key for key in keys if key]


def test_a_battle_counted_in_another_window_is_not_lost(
    page: Page, context: BrowserContext, site: str
) -> None:
    open_board(page, site)
    start(page, "7 points")
    gain(page, "Kaze", "xtreme")
    with context.new_page() as second:
        open_board(second, site)
        gain(second, "Mew", "burst")
        expect_points(second, "3", "2")
    expect_points(page, "3", "2")
    # As it comes back from the browser's memory: a word from the other page did not reach it.
    page.evaluate(
        """() => {
            const match = JSON.parse(localStorage.getItem('nk-match'));
            match.log.pop();
            localStorage.setItem('nk-match', JSON.stringify(match));
            dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }"""
    )
    expect_points(page, "3", "0")


def test_points_errors_draws_and_undo(page: Page, site: str) -> None:
    open_board(page, site)
    start(page, "7 points")
    gain(page, "Kaze", "xtreme")
    gain(page, "Mew", "burst")
    expect_points(page, "3", "2")
    error = side(page, "Kaze").get_by_role("button", name="Launch error")
    error.click()
    page.get_by_role("button", name="Draw").click()
    expect(side(page, "Kaze").locator(".score-marks-errors [data-on]")).to_have_count(1)
    error.click()
    expect_points(page, "3", "3")
    for _ in range(2):
        page.get_by_role("button", name="Undo").click()
    expect(side(page, "Kaze").locator(".score-marks-errors [data-on]")).to_have_count(1)
    expect_points(page, "3", "2")
    page.get_by_role("button", name="Swap").click()
    expect_points(page, "2", "3")


def test_the_order_is_asked_for_after_three_battles(page: Page, site: str) -> None:
    open_board(page, site)
    start(page, "7 points")
    for name in ("Kaze", "Mew", "Kaze"):
        gain(page, name, "spin")
    expect(page.get_by_role("heading", name="Three battles done")).to_be_focused()
    expect(page.locator("[data-finish='xtreme']").first).to_be_disabled()
    page.get_by_role("button", name="Order set. Continue").click()
    expect(page.locator("[data-finish='xtreme']").first).to_be_enabled()
    # The notice went with its button: the board goes on from its top.
    expect(page.locator(".score-facts")).to_be_focused()
    expect_points(page, "2", "1")


def test_best_of_three_where_the_loser_chooses(page: Page, site: str) -> None:
    open_board(page, site)
    page.get_by_text("Optional rules").click()
    start(page, "Bo3, first to two", "Loser chooses")
    for _ in range(2):
        gain(page, "Kaze", "over")
    expect(page.get_by_role("heading", name="Mew lost the set")).to_be_visible()
    page.get_by_role("button", name="Left", exact=True).click()
    expect(page.get_by_role("heading", name="A new set")).to_be_focused()
    page.get_by_role("button", name="Order set. Continue").click()
    # Mew took the left place.
    expect(page.locator(".score-side").first).to_have_attribute("data-side", "two")
    for _ in range(2):
        gain(page, "Kaze", "over")
    expect(page.get_by_role("heading", name="Kaze wins")).to_be_visible()
    expect(page.locator(".score-pause")).to_contain_text("Sets 2–0")
    expect(page.locator(".score-sweep")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="Kaze wins")).to_have_count(0)


def test_two_at_once_and_a_disqualification(page: Page, site: str) -> None:
    open_board(page, site)
    page.get_by_text("Optional rules").click()
    page.get_by_label("Both at once: a burst decides").check()
    start(page)
    page.get_by_role("button", name="Both at once").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="Mew").get_by_role("radio", name="Burst").check()
    dialog.get_by_role("button", name="Record it").click()
    expect_points(page, "0", "2")
    page.get_by_text("More calls").click()
    page.get_by_role("button", name="Disqualify Mew").click()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Disqualify Mew").click()
    # The way back is the nearer one.
    expect(dialog.get_by_role("button", name="Keep playing")).to_be_focused()
    dialog.get_by_role("button", name="Disqualify").click()
    expect(page.get_by_role("heading", name="Kaze wins")).to_be_visible()
    expect(page.locator(".score-pause")).to_contain_text("By disqualification")


def test_nothing_is_stored_before_the_start_and_one_entry_after(page: Page, site: str) -> None:
    open_board(page, site)
    the_setup_fills_a_wide_screen(page)
    assert stored(page) == []
    start(page)
    expect(page.locator(".score-sheet")).to_be_hidden()
    assert stored(page) == ["nk-match"]
    gain(page, "Kaze", "xtreme")
    page.reload()
    wake_islands(page)
    expect_points(page, "3", "0")
    page.get_by_text("More calls").click()
    page.get_by_role("button", name="New match").click()
    page.get_by_role("dialog").get_by_role("button", name="Drop this match").click()
    assert stored(page) == []


def the_setup_fills_a_wide_screen(page: Page) -> None:
    left = page.locator(".score-setup").bounding_box()
    right = page.locator(".score-sheet").bounding_box()
    assert left
    assert right
    assert right["x"] > left["x"] + left["width"]
    assert right["x"] + right["width"] - left["x"] > 1200


def test_a_damaged_entry_is_no_obstacle(page: Page, site: str) -> None:
    """What else may be damaged is told in keeping.test.ts."""
    page.goto(f"{site}{PATH}")
    text = '{"names":[],"log":[],"settings":{}}'
    page.evaluate("(text) => localStorage.setItem('nk-match', text)", text)
    open_board(page, site)
    expect(page.get_by_role("button", name="Start the match")).to_be_visible()


def test_it_goes_on_without_a_network_and_nothing_else_is_kept(
    page: Page, context: BrowserContext, site: str, complaints: Complaints
) -> None:
    open_board(page, site)
    # The board says when it lies on the device.
    expect(page.locator(".score-signs span").first).to_be_visible()
    the_rest_of_the_site_is_not_kept(page)
    page.locator(".score-start").click()
    page.locator("[data-side='two'] [data-finish='xtreme']").click()
    context.set_offline(True)
    page.reload()
    wake_islands(page)
    expect_points(page, "0", "3")
    page.locator("[data-side='one'] [data-finish='spin']").click()
    expect_points(page, "1", "3")
    page.locator("[data-side='two'] [data-finish='spin']").click()
    champion = page.locator(".score-champion")
    assert champion.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    other = context.new_page()
    other.bring_to_front()
    other.goto(f"{site}{PATH}")
    expect(other.locator(".score-board")).to_be_visible()
    # Chromium itself reports what it cannot fetch offline, such as an update of the worker.
    complaints.forgive_failed_requests()


def the_rest_of_the_site_is_not_kept(page: Page) -> None:
    kept: list[str] = page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys()) {
                for (const request of await (await caches.open(name)).keys()) {
                    found.push(new URL(request.url).pathname);
                }
            }
            return found;
        }"""
    )
    assert PATH in kept
    assert not [path for path in kept if path.startswith("/api/")]
    assert [path for path in kept if path.endswith("/scoreboard")] == [PATH]


def test_by_keyboard_alone_with_sides_named_in_the_language_of_the_page(
    page: Page, site: str
) -> None:
    open_board(page, site)
    page.get_by_role("button", name="Start the match").focus()
    page.keyboard.press("Enter")
    expect(side(page, "Left")).to_be_visible()
    page.locator("[data-side='one'] [data-finish='xtreme']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".score-pause[data-kind='won'] h2")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Share the result")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect_points(page, "0", "0")
    open_board(page, site, PATH.removeprefix("/en"))
    expect(side(page, "ฝั่งซ้าย")).to_be_visible()


REFUSED = "Can’t share from this device. A screenshot will do."
RESULT = "Kaze wins! Kaze v Mew: 4–0. Beyblade X at NK"


def test_a_winner_stands_on_the_podium_and_shares_or_copies_the_result(
    page: Page, context: BrowserContext, site: str
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_board(page, site)
    start(page)
    gain(page, "Kaze", "xtreme")
    gain(page, "Kaze", "spin")
    champion = page.locator(".score-champion")
    expect(champion).to_be_visible()
    assert champion.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    # The visitor of these tests wants no motion: the paper hangs still.
    paper = page.locator(".score-confetti i").first
    expect(paper).to_have_css("animation-name", "none")
    for problem, said in (("NotAllowedError", REFUSED), ("AbortError", "")):
        the_device_shares_the_result_itself(page, problem, said)
    page.evaluate("() => { delete navigator.share; delete Navigator.prototype.share; }")
    page.get_by_role("button", name="Share the result").click()
    expect(page.locator(".score-said")).to_have_text("Copied. Paste it into any chat")
    assert page.evaluate("() => navigator.clipboard.readText()") == RESULT
    page.emulate_media(reduced_motion="no-preference")
    expect(paper).to_have_css("animation-name", "paper-falls")
    # What concerns a running match is gone.
    expect(page.locator(".score-facts, .score-more")).to_have_count(0)
    expect(page.get_by_role("button", name="Swap")).to_be_hidden()


def the_device_shares_the_result_itself(page: Page, problem: str, said: str) -> None:
    page.evaluate(
        """(problem) => {
            delete document.body.dataset.shared;
            navigator.share = ({ text }) => {
                document.body.dataset.shared = text;
                return Promise.reject(new DOMException('no', problem));
            };
        }""",
        problem,
    )
    page.get_by_role("button", name="Share the result").click()
    expect(page.locator("body")).to_have_attribute("data-shared", RESULT)
    expect(page.locator(".score-said")).to_have_text(said)


@pytest.mark.parametrize("device", ["phone"])
def test_a_match_begins_at_its_top_with_the_focus_there(page: Page, site: str) -> None:
    # A phone as it is between the browser's bars: the button lies below the first screen.
    page.set_viewport_size({"width": 390, "height": 664})
    open_board(page, site)
    name = "Kaze the Extraordinary"
    start(page, "4 points", left=name)
    facts = page.locator(".score-facts")
    expect(facts).to_be_focused()
    expect(facts).to_be_in_viewport()
    expect(page.locator(".score-points").first).to_be_in_viewport()
    # The buttons stand beside each other, however long a name is.
    calls = page.locator(".score-side [data-finish=xtreme]")
    expect(calls).to_have_count(2)
    assert len({round(box["y"]) for call in calls.all() if (box := call.bounding_box())}) == 1
    gain(page, name, "xtreme")
    gain(page, name, "xtreme")
    page.get_by_role("button", name="Rematch").click()
    expect(facts).to_be_focused()
    expect(facts).to_be_in_viewport()


def test_left_is_where_the_judge_sees_it(page: Page, site: str) -> None:
    open_board(page, site)
    page.locator(".score-optional summary").click()
    page.locator("input[name=places][value=loser]").check()
    start(page, "4 points", "Bo3, first to two")
    page.get_by_role("button", name="Swap").click()
    gain(page, "Kaze", "xtreme")
    gain(page, "Kaze", "xtreme")
    page.get_by_role("button", name="Left", exact=True).click()
    expect(page.locator(".score-side h2").first).to_have_text("Mew")


@without_scripts
def test_without_scripts_the_points_are_on_paper(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    expect(page.locator(".score-worth strong")).to_have_text(["3", "2", "2", "1"])
    expect(page.locator(".score-sheet .without-scripts")).to_be_visible()
    expect(page.locator(".score-setup")).to_be_hidden()
