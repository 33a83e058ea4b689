"""Every page in every state, in both languages, on a phone and on a desktop: accessible and whole.

Browsers zoom by making the page narrower: 640 pixels are a desktop at 200 %, 320 one at 400 %.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.conftest import DEVICES, forget, listen, new_context
from tests.support.browser import (
    axe_findings,
    cut_off,
    moving,
    overflow,
    spaced_out,
)
from tests.support.event_answers import forgive_failed_requests
from tools.shots.answers import sample_events
from tools.shots.command import wake_islands
from tools.shots.states import STATES, State, nothing

ZOOMED: dict[str, ViewportSize] = {
    "phone": {"width": 320, "height": 640},
    "desktop": {"width": 640, "height": 450},
}

# A page as it opens is looked at in both languages on both devices; a state of it, where the same
# parts are drawn once more, in Thai on a phone and in English on a desktop.
CASES = [
    pytest.param(state, language, device, id=f"{state.key}-{language}-{device}")
    for state in STATES
    for language in ("th", "en")
    for device in DEVICES
    if state.name == "page" or (language == "th") == (device == "phone")
]


@dataclass(frozen=True)
class Walker:
    """A visitor who goes through the site in one tab, and what the tab complained about."""

    page: Page
    complaints: list[str] = field(default_factory=list)


@pytest.fixture(scope="session")
def events(site: str) -> dict[str, str]:
    """The numbers of the sample events that the states name."""
    return sample_events(site)


@pytest.fixture(scope="module")
def walkers(browser: Browser) -> Iterator[dict[str, Walker]]:
    """One visitor a device; a new tab for each of some two hundred states would take minutes."""
    known: dict[str, Walker] = {}
    yield known
    for walker in known.values():
        walker.page.context.close()


@pytest.fixture
def walker(
    walkers: dict[str, Walker], browser: Browser, device: str, site: str
) -> Iterator[Walker]:
    """The visitor with this device, who has forgotten the states before."""
    if device not in walkers:
        walkers[device] = Walker(new_context(browser, (device, "th-TH", True)).new_page())
        listen(walkers[device].page, site, walkers[device].complaints)
    walker = walkers[device]
    walker.page.set_viewport_size(DEVICES[device]["viewport"])
    yield walker
    walker.page.unroute_all()
    forget(walker.page, site)
    walker.complaints.clear()


def bring_about(page: Page, state: State, address: str) -> None:
    state.before(page)
    reply = page.goto(address)
    assert reply is not None
    assert reply.status == state.status
    wake_islands(page)
    state.after(page)


@pytest.mark.parametrize(("state", "language", "device"), CASES)
def test_a_state_is_accessible_and_fits_however_large_it_is_shown(
    walker: Walker,
    site: str,
    events: dict[str, str],
    axe: str,
    state: State,
    language: str,
    device: str,
) -> None:
    page = walker.page
    bring_about(page, state, f"{site}{state.address(language, events)}")
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("h1").count() == 1
    assert axe_findings(page, axe) == []
    assert moving(page) == 0
    assert overflow(page) == 0
    with spaced_out(page):
        assert (overflow(page), cut_off(page)) == (0, [])
    page.set_viewport_size(ZOOMED[device])
    assert (overflow(page), cut_off(page)) == (0, [])
    if state.status != 200 or state.before is not nothing:
        forgive_failed_requests(walker.complaints)
    assert walker.complaints == []
