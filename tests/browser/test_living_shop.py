"""The heroes: the picture of the hour on the home page, and what answers a press on each page."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.support.pages.browser import in_both_languages, moved, watch_for_moves, without_scripts
from tests.support.pages.tabs import DEVICES, Complaints

on_a_phone = pytest.mark.parametrize("device", ["phone"])
NOON = datetime.fromisoformat("2026-03-02T12:30:00+07:00")
EVENING = datetime.fromisoformat("2026-03-02T19:30:00+07:00")
HOURS = pytest.mark.parametrize(
    ("moment", "hour"),
    [
        ("2026-03-02T08:00:00+07:00", "morning"),
        ("2026-03-02T12:30:00+07:00", "day"),
        ("2026-03-02T19:30:00+07:00", "night"),
        ("2026-03-02T23:30:00+07:00", "closed"),
    ],
)
_RUNNING = """(shop) => shop.getAnimations({ subtree: true }).length"""
_STORED = "() => [localStorage.length, sessionStorage.length, document.cookie]"


def come_in(page: Page, address: str, moment: datetime = NOON) -> Locator:
    """Open the home page at a moment, wait until the shop is alive, and stop the clock.

    What is said and shown for a while then stays until `later`, however slow the machine is.
    """
    page.clock.install(time=moment)
    page.goto(address)
    shop = page.locator("[data-shop][data-alive]")
    expect(shop).to_have_count(1)
    # Whether it is in view is told with a frame, which a busy machine may draw late.
    shop.evaluate("(shop) => new Promise((seen) => new IntersectionObserver(seen).observe(shop))")
    page.clock.pause_at(moment + timedelta(minutes=10))
    return shop


def later(page: Page) -> None:
    """Let six seconds pass."""
    page.clock.run_for(6000)


def pictures_asked_for(page: Page) -> list[str]:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    return asked


def hero_pictures(asked: list[str]) -> set[str]:
    """The hours whose picture was fetched: heroes-home-night-600.12345678.avif is `night`."""
    names = [name for name in asked if name.startswith("heroes-home-")]
    parts = [name.removeprefix("heroes-home-").split("-")[0] for name in names]
    return {"day" if part[0].isdigit() else part for part in parts}


@on_a_phone
@HOURS
def test_only_the_picture_of_the_hour_is_fetched(
    page: Page, context: BrowserContext, site: str, moment: str, hour: str
) -> None:
    asked = pictures_asked_for(page)
    shop = come_in(page, f"{site}/", datetime.fromisoformat(moment))
    expect(shop).to_have_attribute("data-alive", hour)
    assert hero_pictures(asked) == {hour}
    sheets = [name for name in asked if name.startswith("layers-")]
    assert [name.split("-")[2] for name in sheets] == [hour]
    assert shop.locator("img").evaluate("(img) => img.complete && img.naturalWidth > 0")


@without_scripts
def test_without_scripts_it_is_day_and_nothing_is_pressed(page: Page, site: str) -> None:
    page.goto(f"{site}/")
    picture = page.locator(".hero-picture img")
    expect(picture).to_be_visible()
    assert "heroes-home-" in (picture.get_attribute("src") or "")
    expect(page.locator(".shop-things")).to_be_hidden()


@on_a_phone
@in_both_languages
def test_everyone_looks_up_when_poked(
    page: Page, context: BrowserContext, site: str, prefix: str
) -> None:
    shop = come_in(page, f"{site}{prefix or '/'}")
    chef = shop.get_by_role("button", name="Poke the chef" if prefix else "จิ้มเชฟ")
    chef.tap()
    expect(shop.get_by_role("status")).to_have_text(
        "What can I get you?" if prefix else "รับอะไรดีจ้า"
    )
    expect(shop.locator("[data-thing=chef][data-part=up]")).to_have_css("opacity", "1")
    later(page)
    expect(shop.locator("[data-thing=chef][data-part=up]")).to_have_css("opacity", "0")
    expect(shop.get_by_role("status")).to_be_empty()
    if prefix:
        expect_nothing_said_under_the_header(page, shop)
    else:
        expect_every_thing_to_be_found_by_fingers(shop)
        expect_poking_to_move_and_store_nothing(page, shop)


def expect_nothing_said_under_the_header(page: Page, shop: Locator) -> None:
    crown = shop.locator("button[data-thing=crown]")
    header = page.locator(".header").evaluate("(it) => it.getBoundingClientRect().bottom")
    crown.evaluate(
        """(it, header) => scrollBy({ behavior: 'instant',
            top: it.getBoundingClientRect().top - header - 4 })""",
        header,
    )
    crown.tap()
    bubble = shop.get_by_role("status")
    expect(bubble).to_have_text("My good side, please")
    box = bubble.bounding_box()
    assert box is not None
    assert box["y"] >= header


def expect_every_thing_to_be_found_by_fingers(shop: Locator) -> None:
    small = []
    for button in shop.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        if min(box["width"], box["height"]) < 44:
            small.append(button.get_attribute("data-thing"))
    assert small == []


def expect_poking_to_move_and_store_nothing(page: Page, shop: Locator) -> None:
    watch_for_moves(page)
    for button in shop.get_by_role("button").all():
        button.dispatch_event("click")
    expect(shop.get_by_role("status")).not_to_be_empty()
    # The next frame comes only when time goes on.
    page.clock.resume()
    assert moved(page) == []
    assert page.evaluate(_STORED) == [0, 0, ""]


@on_a_phone
def test_sleepers_want_to_sleep_on_and_do_not_all_say_the_same(
    page: Page, context: BrowserContext, site: str
) -> None:
    late = datetime.fromisoformat("2026-03-02T23:30:00+07:00")
    shop = come_in(page, f"{site}/en", late)
    shop.get_by_role("button", name="Poke the one with curls").tap()
    expect(shop.get_by_role("status")).to_have_text("Five more minutes")
    said = set()
    for who in ("crown", "cap", "chef"):
        shop.locator(f"button[data-thing={who}]").tap()
        said.add(shop.get_by_role("status").text_content())
    assert len(said) == 3


def test_the_keyboard_reaches_everything_from_one_stop(
    page: Page, context: BrowserContext, site: str
) -> None:
    shop = come_in(page, f"{site}/en")
    page.get_by_role("link", name="Meet NK").focus()
    page.keyboard.press("Tab")
    things = shop.get_by_role("toolbar").get_by_role("button")
    expect(things.first).to_be_focused()
    expect(things).to_have_count(14)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(things.nth(2)).to_be_focused()
    # Reached by the keyboard, it looks up before it is pressed.
    expect(shop.locator("[data-thing=crown][data-part=up]")).to_have_css("opacity", "1")
    page.keyboard.press("End")
    expect(things.last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(shop.get_by_role("status")).to_contain_text("You rolled")
    page.keyboard.press("Tab")
    assert not shop.locator(":focus").count()


def rolled(shop: Locator) -> int:
    shop.get_by_role("button", name="Roll the die").click()
    expect(shop.get_by_role("status")).to_contain_text("You rolled")
    return int((shop.get_by_role("status").text_content() or "").split()[-1])


def test_the_die_shows_what_was_rolled_and_the_booth_drops_a_photograph(
    page: Page, context: BrowserContext, site: str
) -> None:
    shop = come_in(page, f"{site}/en")
    for number in range(1, 7):
        page.evaluate("(chance) => { Math.random = () => chance; }", (number - 0.5) / 6)
        expect_number(shop, number)
        # Nothing is left of what was said.
        later(page)
        expect(shop.get_by_role("status")).to_be_empty()
    expect_photograph(page, shop)


def expect_number(shop: Locator, number: int) -> None:
    assert rolled(shop) == number
    expect(shop.get_by_role("status").locator("circle")).to_have_count(number)
    shown = shop.locator("[data-thing=die].on")
    # The flat picture is the six.
    assert [part.get_attribute("data-part") for part in shown.all()] == (
        [] if number == 6 else [str(number)]
    )


def expect_photograph(page: Page, shop: Locator) -> None:
    booth = shop.get_by_role("button", name="Take a photo in the booth")
    booth.click()
    photo = shop.locator(".shop-layers b")
    expect(photo).to_have_css("opacity", "1")
    assert "heroes-home-" in photo.evaluate("(photo) => photo.style.backgroundImage")
    later(page)
    expect(photo).to_have_css("opacity", "0")
    # It lies over some who stand there: one who is poked is seen.
    booth.click()
    expect(photo).to_have_css("opacity", "1")
    shop.get_by_role("button", name="Poke the one with the cap").click()
    expect(photo).to_have_css("opacity", "0")


def visitor(browser: Browser, motion: Any) -> BrowserContext:
    return browser.new_context(**DEVICES["desktop"], reduced_motion=motion)


HINT = ".shop-things [data-hint]"


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_it_moves_and_hints_that_it_can_be_touched_only_where_it_may(
    browser: Browser, site: str, motion: str, moves: bool
) -> None:
    context = visitor(browser, motion)
    page = context.new_page()
    shop = come_in(page, f"{site}/en")
    assert (shop.evaluate(_RUNNING) > 0) is moves
    # By then somebody has looked for minutes without a press.
    later(page)
    expect(shop.locator(HINT)).to_have_count(1 if moves else 0)
    expect(shop.get_by_role("status")).to_be_empty()
    for button in shop.get_by_role("button").all():
        button.dispatch_event("click")
    expect(shop.get_by_role("status")).not_to_be_empty()
    assert (shop.evaluate(_RUNNING) > 0) is moves
    context.close()


@pytest.mark.parametrize(("scrolled", "thing"), [(0, "chef"), (400, "die")])
def test_it_hints_at_what_is_in_sight(
    browser: Browser, site: str, scrolled: int, thing: str
) -> None:
    # Nothing is offered to a Thai visitor, so nothing lies over the shop but the bar, which on a
    # short phone covers its lower half.
    short = {**DEVICES["phone"], "viewport": {"width": 390, "height": 770}}
    context = browser.new_context(**short, locale="th-TH", reduced_motion="no-preference")
    page = context.new_page()
    page.clock.install(time=NOON)
    page.goto(f"{site}/")
    page.evaluate("(top) => scrollTo({ top, behavior: 'instant' })", scrolled)
    shop = page.locator("[data-shop][data-alive]")
    expect(shop).to_have_count(1)
    # What lies below the first screen is there a moment later, which is no matter of this clock.
    page.wait_for_function("() => document.querySelector('main').getAnimations().length === 0")
    page.clock.run_for(20_000)
    hinted = shop.locator(HINT)
    expect(hinted).to_have_attribute("data-thing", thing)
    shop.get_by_role("button", name="จิ้มเชฟ").tap()
    expect(hinted).to_have_count(0)
    context.close()


def test_who_has_pressed_needs_no_hint(page: Page, context: BrowserContext, site: str) -> None:
    # Where nothing may move there is never a hint.
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install(time=NOON)
    page.goto(f"{site}/en")
    # Before the layers are there, too.
    page.get_by_role("button", name="Spin the tops").click()
    expect(page.locator("[data-shop][data-alive]")).to_have_count(1)
    page.clock.run_for(20_000)
    expect(page.locator(HINT)).to_have_count(0)


def test_evening_comes_while_the_page_is_open(
    page: Page, context: BrowserContext, site: str
) -> None:
    shop = come_in(page, f"{site}/")
    expect(shop).to_have_attribute("data-alive", "day")
    page.clock.set_fixed_time(EVENING)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(shop).to_have_attribute("data-alive", "night")
    assert "home-night" in shop.locator("img").evaluate("(img) => img.currentSrc")
    expect(shop.locator("img")).to_have_count(1)


def test_without_its_layers_the_picture_stays(
    page: Page, context: BrowserContext, site: str, complaints: Complaints
) -> None:
    page.route("**/img/layers-*", lambda route: route.abort())
    page.clock.install(time=NOON)
    page.goto(f"{site}/en")
    shop = page.locator("[data-shop]")
    expect(shop.get_by_role("button").first).to_be_visible()
    page.clock.pause_at(NOON + timedelta(minutes=10))
    assert rolled(shop) in range(1, 7)
    assert shop.locator("img").evaluate("(img) => img.naturalWidth > 0")
    complaints.forgive_failed_requests()


def test_who_saves_data_gets_the_layers_with_the_first_press(browser: Browser, site: str) -> None:
    context = browser.new_context(**DEVICES["phone"], reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(
        "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    asked = pictures_asked_for(page)
    page.clock.install(time=NOON)
    page.goto(f"{site}/en")
    button = page.get_by_role("button", name="Spin the tops")
    expect(button).to_be_visible()
    assert not [name for name in asked if name.startswith("layers-")]
    page.clock.pause_at(NOON + timedelta(minutes=10))
    button.tap()
    expect(page.locator("[data-shop]").get_by_role("status")).to_have_text(
        "Round and round they go"
    )
    assert [name for name in asked if name.startswith("layers-")]
    context.close()


# The pictures of the other pages that answer a press, by the name of their button.
ANSWERS = {
    "/about": "Make everyone cheer",
    "/beyblade": "Crash them again",
    "/beyblade/rating": "Tip the seesaw",
    "/beyblade/regulations": "Tap the rulebook",
    "/contact": "Wave back",
    "/events": "Throw confetti",
    "/services": "Shake the boxes",
    "/services/board-game-script": "Dim the lamp",
    "/services/food-drink": "Let the steam rise",
    "/services/photo-booth": "Press the shutter",
    "/services/play-at-shop": "Knock on the table",
    "/services/team-building": "Celebrate",
}
_LIGHT = "(button) => Number(getComputedStyle(button, '::before').opacity)"


@without_scripts
def test_each_hero_has_something_to_press(page: Page, site: str) -> None:
    for path, name in ANSWERS.items():
        page.goto(f"{site}/en{path}")
        button = page.get_by_role("button", name=name)
        expect(button).to_have_count(1)
        picture = button.locator("xpath=..").locator("> img").bounding_box()
        over = button.bounding_box()
        assert picture is not None
        assert over is not None
        assert over["width"] >= picture["width"] * 0.9
        assert over["height"] >= picture["height"] * 0.9


def test_safari_is_told_to_tell_of_presses(page: Page, site: str) -> None:
    page.goto(f"{site}/en/about")
    # Its last work is to link the manifest.
    expect(page.locator("link[rel=manifest]")).to_have_count(1)
    browser_side = page.context.new_cdp_session(page)
    found = browser_side.send("Runtime.evaluate", {"expression": "document"})["result"]
    heard = browser_side.send("DOMDebugger.getEventListeners", {"objectId": found["objectId"]})
    # Without any, `:active` is never true on an iPhone.
    touches = [one for one in heard["listeners"] if one["type"] == "touchstart"]
    assert [one["passive"] for one in touches] == [True]


@pytest.mark.parametrize("scripting", [True, False])
def test_the_shutter_flashes_while_it_is_pressed(page: Page, site: str, scripting: bool) -> None:
    page.goto(f"{site}/en/services/photo-booth")
    button = page.get_by_role("button", name="Press the shutter")
    button.hover()
    assert button.evaluate(_LIGHT) == 0
    page.mouse.down()
    assert button.evaluate(_LIGHT) > 0.5
    page.mouse.up()
    assert button.evaluate(_LIGHT) == 0
