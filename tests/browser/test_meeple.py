"""/meeple: making one, keeping it as a picture, and finding it again by its address."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.support.pages.browser import axe_findings, in_both_languages, without_scripts
from tests.support.pages.tabs import Complaints
from tools.shots.command import wake_islands

PATH = "/en/meeple"
# The colour of the page.
CREAM = (255, 246, 232)
on_a_phone = pytest.mark.parametrize("device", ["phone"])


def open_maker(page: Page, site: str, path: str = PATH) -> None:
    page.goto(f"{site}{path}")
    wake_islands(page)


def choose(page: Page, tab: str, choice: str) -> None:
    page.get_by_role("tab", name=tab).click()
    # The picture covers its radio button, as a finger finds it.
    page.locator(".meeple-panel label", has_text=choice).first.click()
    expect(page.get_by_role("radio", name=choice, exact=True)).to_be_checked()


def stage(page: Page) -> Locator:
    return page.locator(".meeple-stage")


@on_a_phone
def test_on_a_phone_choices_and_chance_stay_by_the_meeple(page: Page, site: str) -> None:
    open_maker(page, site)
    page.get_by_role("tab", name="Hat").tap()
    first = page.locator(".meeple-panel label").first
    # Smooth scrolling takes its time; nothing else moves.
    page.wait_for_function(
        """() => {
            const box = (what) => document.querySelector(what).getBoundingClientRect();
            const [show, choice] = [box('.meeple-show'), box('.meeple-panel label')];
            const tabs = box('.meeple-tabs').top - show.bottom;
            // The meeple has gone up to the header, and its choices come right below it.
            const close = show.top < box('.header').bottom + 20 && tabs >= 0 && tabs < 20;
            return close && choice.bottom <= box('.shop-bar').top;
        }"""
    )
    expect(first).to_be_visible()
    # The chosen tab has its neighbours beside it.
    page.get_by_role("tab", name="Glasses").tap()
    expect(page.get_by_role("tab", name="In hand")).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name="In hand").tap()
    expect(page.get_by_role("tab", name="Background")).to_be_in_viewport(ratio=1)
    die = page.get_by_role("button", name="Roll", exact=True)
    page.get_by_label("Name on the picture").scroll_into_view_if_needed()
    expect(die).to_be_in_viewport()
    before = page.url
    die.tap()
    page.wait_for_url(lambda address: address != before)


@on_a_phone
def test_nothing_peeks_out_beside_the_meeple(page: Page, site: str) -> None:
    open_maker(page, site, "/meeple")
    page.get_by_role("tab").last.tap()
    expect(page.get_by_role("tab").last).to_have_attribute("aria-selected", "true")
    # As far as the tabs lie half under the meeple, which first goes up with them to the header.
    covered = page.evaluate(
        """() => {
            const box = (what) => document.querySelector(what).getBoundingClientRect();
            const left = () => box('.meeple-tabs').top - box('.meeple-show').bottom + 25;
            for (let step = 0; step < 9; step += 1) scrollBy({ top: left(), behavior: 'instant' });
            return Math.abs(left()) < 1;
        }"""
    )
    assert covered
    show = page.locator(".meeple-show").bounding_box()
    assert show is not None
    shot = page.screenshot(
        clip={"x": 0, "y": show["y"], "width": show["x"] - 2, "height": show["height"]}
    )
    with Image.open(BytesIO(shot)) as gutter:
        assert gutter.convert("RGB").getcolors() == [(gutter.width * gutter.height, CREAM)]


# Names as they are typed, and what is kept of them.
_NAMES = {
    "น้องปลื้มที่สุดในโลกเลยจ้า": "น้องปลื้มที่สุดในโลกเลยจ้า",
    "ที่" * 30: "ที่" * 24,
    "👨‍👩‍👧" * 30: "👨‍👩‍👧" * 24,
    "W" * 30: "W" * 24,
}


def test_a_long_name_is_cut_between_letters(page: Page, site: str) -> None:
    open_maker(page, site)
    for typed, kept in _NAMES.items():
        page.get_by_label("Name on the picture").fill(typed)
        expect(page.get_by_label("Name on the picture")).to_have_value(kept)
        expect(page.locator(".meeple-plate strong")).to_have_text(kept)


# A device that shares whatever it is given, and keeps it for the test.
_SHARES = """navigator.share = (data) => { window.shared = data; return Promise.resolve(); };
    navigator.canShare = () => true;"""


def test_a_meeple_is_shared_and_made_anew_and_its_address_shows_it_again(
    page: Page, site: str, context: BrowserContext
) -> None:
    page.add_init_script(_SHARES)
    open_maker(page, site)
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("() => [shared.url, shared.files[0].name, shared.files[0].type]")
    assert shared == [f"{site}{PATH}#10144111y", "nk-meeple.png", "image/png"]
    for tab, choice in (
        ("Colour", "Sky"),
        ("Hair", "Curls"),
        ("Hat", "Cap"),
        ("Face", "Wink"),
    ):
        choose(page, tab, choice)
    expect(stage(page)).to_have_attribute(
        "aria-label", "Your meeple: Sky, Wink, Curls, Cap, Round, Die, Sunburst"
    )
    # Big hair is flattened by a hat that covers the head.
    expect(page.locator(".meeple-stage .meeple-hair")).to_have_attribute(
        "src", re.compile("hair-below-curls")
    )
    address = page.url
    assert "#1" in address
    again = context.new_page()
    again.goto(address)
    wake_islands(again)
    expect(stage(again)).to_have_attribute(
        "aria-label", "Your meeple: Sky, Wink, Curls, Cap, Round, Die, Sunburst"
    )


def test_an_address_without_a_code_shows_the_first(page: Page, site: str) -> None:
    first = "Your meeple: Tomato, Grin, Long, Wizard hat, Round, Die, Sunburst"
    broken = page.get_by_text("This link got cut short.")
    for code in ("1", "zzzzzzzzz", "10020010h", "%3Cscript%3E"):
        # Between two visits the tab is elsewhere: else only the place in the page would change.
        page.goto(f"{site}/robots.txt")
        open_maker(page, site, f"{PATH}#{code}")
        expect(stage(page)).to_have_attribute("aria-label", first)
        # Whoever was sent it should not take this for the friend's meeple.
        expect(broken).to_be_in_viewport()
    # Chance makes another.
    page.get_by_role("button", name="Roll", exact=True).click()
    expect(broken).to_have_count(0)
    expect(stage(page)).not_to_have_attribute("aria-label", first)


def test_both_pictures_have_the_figure_the_background_and_the_plate(
    page: Page, site: str, tmp_path: Path
) -> None:
    open_maker(page, site, "/meeple")
    page.get_by_role("tab", name="ฉากหลัง").click()
    page.locator(".meeple-panel label", has_text="คืนดาว").click()
    page.get_by_label("ชื่อบนรูป").fill("น้องปลื้มที่รัก")
    page.get_by_label("เขียนชื่อสาขา").select_option(index=1)
    for button, size in (("เซฟสี่เหลี่ยม", (1080, 1080)), ("เซฟลงสตอรี่", (1080, 1920))):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=button, exact=True).click()
        waiting.value.save_as(tmp_path / "made.png")
        picture = Image.open(tmp_path / "made.png").convert("RGB")
        assert picture.size == size
        # The night beside the figure, on average: it has stars.
        night = picture.crop((0, 0, 60, size[1] // 2)).resize((1, 1), Image.Resampling.BOX)
        assert max(night.tobytes()) < 130
        belly = (540, size[1] // 2 + 60)
        red, _, blue = picture.crop((*belly, belly[0] + 1, belly[1] + 1)).tobytes()
        assert red > 150 > blue
        plate = picture.crop((60, size[1] * 3 // 4, 1020, size[1] - 40)).getcolors(2**24)
        colours = {colour: count for count, colour in plate or []}
        assert colours.get((255, 253, 249), 0) > 40_000
        assert colours.get((27, 29, 62), 0) > 4_000


def test_without_a_network_it_stays_whole_and_so_does_a_link(
    page: Page, context: BrowserContext, site: str, complaints: Complaints
) -> None:
    lost = page.get_by_text("That piece didn’t arrive.")
    open_maker(page, site)
    page.get_by_role("tab", name="Hat").click()
    layers = page.locator(".meeple-stage img")
    before = [layer.get_attribute("src") for layer in layers.all()]
    page.route("**/img/meeple-*", lambda route: route.abort())
    page.locator(".meeple-panel label", has_text="Cap").first.click()
    expect(lost).to_be_in_viewport()
    expect(page.get_by_role("radio", name="Wizard hat")).to_be_checked()
    assert [layer.get_attribute("src") for layer in layers.all()] == before

    # A link outlives a picture that was lost.
    page.unroute("**/img/meeple-*")
    known = page.url
    page.get_by_role("button", name="Roll", exact=True).click()
    page.wait_for_url(lambda address: address != known)
    link = page.url
    page.goto(f"{site}/robots.txt")
    page.route("**/img/meeple-*", lambda route: route.abort())
    open_maker(page, site, link.removeprefix(site))
    expect(lost).to_be_visible()
    assert page.url == link
    complaints.forgive_failed_requests()


def test_a_poked_meeple_ducks(page: Page, site: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    open_maker(page, site)
    page.get_by_role("button", name="Poke your meeple").hover()
    page.mouse.down()
    expect(page.locator(".meeple-stage .meeple-body")).to_have_css("scale", "1.03 0.93")
    expect(page.locator(".meeple-stage")).to_have_css("scale", "none")
    page.mouse.up()
    expect(page.locator(".meeple-stage .meeple-body")).to_have_css("scale", "none")


def test_the_keyboard_is_enough(page: Page, site: str) -> None:
    # Whoever came past the header is at a place in the page, which is no broken code.
    open_maker(page, site, f"{PATH}#content")
    expect(page.locator(".meeple-note")).to_be_empty()
    page.get_by_role("tab", name="Colour").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Background")).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Face")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Overjoyed")).to_be_checked()
    expect(stage(page)).to_have_attribute("aria-label", re.compile("Tomato, Overjoyed"))


@without_scripts
def test_without_scripts_a_meeple_and_a_sentence_are_there(page: Page, site: str) -> None:
    page.goto(f"{site}{PATH}")
    expect(stage(page)).to_be_visible()
    expect(page.get_by_text("The dressing-up needs JavaScript.")).to_be_visible()
    expect(page.locator(".meeple-tools")).to_be_hidden()


@in_both_languages
def test_every_tab_is_sound(page: Page, site: str, axe: str, prefix: str) -> None:
    open_maker(page, site, f"{prefix}/meeple")
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_count(7)
    for tab in tabs.all():
        tab.click()
        assert axe_findings(page, axe, ".meeple-maker") == []
