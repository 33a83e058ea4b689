"""Every page as it opens, in both languages, on a phone and on a desktop: one visit each.

Whatever is asked of all pages is asked on that visit; `test_every_state` looks at their states.
Every page comes as to one who was never here, with nothing in the browser's cache.
"""

import re
import urllib.request
from collections.abc import Iterator
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from nk.settings import ROOT
from tests.support.pages.browser import (
    axe_findings,
    edgeless_in_forced_colours,
    focus_troubles,
    moved,
    watch_for_moves,
)
from tests.support.pages.line_breaks import holds_thai, known_word_ends, torn_words
from tests.support.pages.live_pages import example, give_tournament
from tests.support.pages.measures import (
    changing_rows,
    small_letters,
    small_targets,
    torn_phrases,
    woken_formats,
)
from tests.support.pages.states import Faults, faults_of_size, faults_of_structure
from tests.support.pages.tabs import DEVICES, Tab, chromium
from tests.support.pages.thai_words import WordEnds
from tests.support.server.running import PUBLIC_URL
from tools.shots.command import wake_islands
from tools.shots.states import PAGES, STATES, State

# The routes of the site, read off the built files, so that a new page is tested by being there.
_DIST = ROOT / "web" / "dist"
_TEMPLATES = ("404", "events/board", "events/event", "events/not-found", "events/unavailable")
OPENING = [state for state in STATES if state.name == "page"]


def addresses() -> list[str]:
    """Every page of the build by its address."""
    names = [path.relative_to(_DIST).with_suffix("").as_posix() for path in _DIST.rglob("*.html")]
    shown = [name for name in names if name.removeprefix("en/") not in _TEMPLATES]
    return sorted("/" if name == "index" else f"/{name}" for name in shown)


def thai_addresses() -> list[str]:
    """Those in Thai."""
    return [address for address in addresses() if not re.match(r"/en(/|$)", address)]


def english_addresses() -> list[str]:
    """Those in English, in the order of the Thai ones."""
    return [f"/en{address.rstrip('/')}" for address in thai_addresses()]


def test_the_sitemap_names_exactly_these_pages(site: str) -> None:
    with urllib.request.urlopen(f"{site}/sitemap.xml") as reply:
        text = reply.read().decode()
    found = re.findall(r"<loc>(.*?)</loc>", text)
    listed = {address.removeprefix(PUBLIC_URL) or "/" for address in found}
    pages = {address for address in listed if not re.search(r"/events/.", address)}
    assert pages == set(addresses())


def test_every_page_is_among_the_states() -> None:
    thai = set(thai_addresses())
    assert thai | set(english_addresses()) == set(addresses())
    assert thai == {path for path in PAGES.values() if "{" not in path}
    assert {state.path for state in OPENING} >= thai


@pytest.fixture(scope="module")
def word_ends() -> WordEnds:
    """The dictionary of Thai."""
    return known_word_ends()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("language", ["th", "en"])
@pytest.mark.parametrize("state", OPENING, ids=[state.part for state in OPENING])
def test_a_page_is_sound(
    walker: Tab,
    events: dict[str, str],
    axe: str,
    word_ends: WordEnds,
    state: State,
    language: str,
    device: str,
) -> None:
    page = walker.page
    reply = page.goto(f"{walker.site}{state.address(language, events)}")
    assert reply is not None
    assert reply.status == state.status
    watch_for_moves(page)
    wake_islands(page)
    expect(page.locator("h1")).to_be_visible()
    faults = Faults()
    # The order matters: first what the page does by itself, then what is measured as it opens,
    # then what makes it narrower, and last what changes it.
    faults["moves by itself"] = moved(page)
    if device == "phone":
        faults["the browser's formats"] = woken_formats(page)
    faults.update(faults_of_structure(page, language))
    if (language == "th") == (device == "phone"):
        # Its rules read names, roles and contrast. The language changes only the words in them,
        # the device only which parts are shown, so each is looked at once.
        faults["axe"] = axe_findings(page, axe)
    if device == "phone":
        faults["small letters"] = small_letters(page)
        faults["small targets"] = small_targets(page)
    faults.update(faults_of_size(page, device))
    if device == "phone":
        faults["rows of buttons"] = changing_rows(page)
    elif language == "th" or holds_thai(page):
        faults["torn words"] = sorted(torn_words(page, word_ends))
    page.set_viewport_size(walker.size)
    if language == "th":
        # What covers a control or draws its ring has no words in it.
        faults["focus"] = focus_troubles(page)
    if (language, device) == ("th", "phone"):
        faults["torn phrases"] = torn_phrases(page)
    if (language, device) == ("en", "desktop"):
        faults.update(thai_shown(walker))
        faults["forced colours"] = edgeless_in_forced_colours(page)
    if state.status != 200:
        walker.complaints.forgive_failed_requests()
    faults["complaints"] = list(walker.complaints)
    assert faults.found() == {}


def thai_shown(tab: Tab) -> Faults:
    """Thai on an English page, and the fonts for it."""
    # Names that people gave stay as they are, and are marked with their language.
    given = tab.page.locator("bdi[lang=th]")
    has_given = given.count() > 0
    given.evaluate_all("(parts) => parts.forEach((part) => { part.hidden = true })")
    text = tab.page.locator("body").inner_text()
    fonts = [each.url for each in tab.requests if each.resource_type == "font"]
    return Faults(
        {
            "Thai words": re.findall(r"[\u0e00-\u0e7f]+", text),
            "Thai fonts": [] if has_given else [font for font in fonts if "thai" in font],
        }
    )


@pytest.fixture(scope="module")
def remembering(browser_type: BrowserType) -> Iterator[Page]:
    """A browser that may keep pages for the way back, which Playwright's own arguments forbid."""
    browser: Browser = browser_type.launch(
        **chromium(), ignore_default_args=["--disable-back-forward-cache"]
    )
    yield browser.new_page(reduced_motion="reduce")
    browser.close()


def is_kept(page: Page) -> bool:
    """Tell whether a page comes back from the browser's memory after another one was opened."""
    page.evaluate(
        "() => addEventListener('pageshow', (shown) => { window.kept = shown.persisted })"
    )
    page.goto(urljoin(page.url, "/api/events?status=past"))
    page.go_back(wait_until="commit")
    return page.wait_for_function("() => window.kept ?? 'new'").json_value() is True


# What forbids to keep a page is in its headers and scripts, which are the same in both languages:
# every other page is opened in English.
@pytest.mark.parametrize(
    "address", sorted([*thai_addresses()[::2], *english_addresses()[1::2], "/events/1"])
)
def test_the_way_back_is_instant(remembering: Page, site: str, address: str) -> None:
    page = remembering
    page.goto(f"{site}{address}")
    wake_islands(page)
    if address.endswith("/scoreboard"):
        # A word from its service worker would throw the page out of the memory.
        expect(page.locator(".score-signs span").first).to_be_visible()
    assert is_kept(page)


@pytest.mark.parametrize(
    ("address", "awake"),
    [("/events/1", ".live-body"), ("/en/events/1/board", ".board-stage[data-scene]")],
)
def test_the_way_back_to_a_tournament_is_instant(
    remembering: Page, site: str, address: str, awake: str
) -> None:
    browser = remembering.context.browser
    assert browser is not None
    page = browser.new_page(reduced_motion="reduce")
    give_tournament(page, example("swiss-called"))
    page.goto(f"{site}{address}")
    wake_islands(page)
    expect(page.locator(awake).first).to_be_visible()
    assert is_kept(page)
    page.close()
