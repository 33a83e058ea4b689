"""The real site in a real Chromium: a server of our own, and pages that must stay silent."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from nk.settings import ROOT
from tests.support.pages.measures import WATCH_FORMATS
from tests.support.pages.tabs import (
    Complaints,
    Kind,
    Tab,
    headless_shell,
    heard,
    kept_tab,
    kept_tabs,
    new_context,
    open_tab,
)
from tests.support.server.running import built_site
from tools.shots.answers import sample_events

# How long a page may take to become what a test expects: a busy machine is no fault of the page.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the built site, served as in production but with sample data."""
    with built_site(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Chromium as the test command found it."""
    return headless_shell()


@pytest.fixture
def device() -> str:
    """The kind of screen; a test asks for another with `@on_both` or its own parametrisation."""
    return "desktop"


@pytest.fixture
def preferred() -> str:
    """The language the browser asks for."""
    return "th-TH"


@pytest.fixture
def scripting() -> bool:
    """Whether the browser runs scripts."""
    return True


@pytest.fixture
def kind(device: str, preferred: str, scripting: bool) -> Kind:
    """The kind of visitor."""
    return device, preferred, scripting


@pytest.fixture
def context(browser: Browser, kind: Kind) -> Iterator[BrowserContext]:
    """A fresh visitor, for a test that changes what an empty tab keeps: the clock, the network,
    permissions, or scripts that run before those of the page."""
    fresh = new_context(browser, kind)
    yield fresh
    fresh.close()


@pytest.fixture(scope="session")
def tabs(browser: Browser) -> Iterator[dict[Kind, Tab]]:
    """An open tab for each kind of visitor, with nothing kept but files in its cache."""
    with kept_tabs() as kept:
        yield kept


@pytest.fixture
def browser_tab(
    request: pytest.FixtureRequest, browser: Browser, tabs: dict[Kind, Tab], kind: Kind, site: str
) -> Iterator[Tab]:
    """A tab on which any console warning, error or outside request fails the test."""
    if "context" in request.fixturenames:
        fresh = open_tab(request.getfixturevalue("context"), site)
        yield fresh
        assert heard(fresh) == []
    else:
        with kept_tab(browser, tabs, kind, site) as tab:
            yield tab


@pytest.fixture
def page(browser_tab: Tab) -> Page:
    """What the tab shows."""
    return browser_tab.page


@pytest.fixture
def complaints(browser_tab: Tab) -> Complaints:
    """What the browser complained about. A test that provokes one forgives it."""
    return browser_tab.complaints


@pytest.fixture(scope="session")
def walkers(browser: Browser) -> Iterator[dict[str, Tab]]:
    """A tab for each device that goes through all pages, with a watch over what they wake."""
    known: dict[str, Tab] = {}
    yield known
    for walker in known.values():
        walker.page.context.close()


def open_walker(browser: Browser, device: str, site: str) -> Tab:
    """Open a tab that keeps no files: every page comes as it does to a stranger."""
    walker = open_tab(new_context(browser, (device, "th-TH", True)), site)
    walker.page.add_init_script(WATCH_FORMATS)
    browser_side = walker.page.context.new_cdp_session(walker.page)
    browser_side.send("Network.enable")
    browser_side.send("Network.setCacheDisabled", {"cacheDisabled": True})
    return walker


@pytest.fixture
def walker(walkers: dict[str, Tab], browser: Browser, device: str, site: str) -> Iterator[Tab]:
    """The tab with this device, empty."""
    if device not in walkers:
        walkers[device] = open_walker(browser, device, site)
    walker = walkers.pop(device)
    yield walker
    walker.empty()
    walkers[device] = walker


@pytest.fixture(scope="session")
def events(site: str) -> dict[str, str]:
    """The numbers of the sample events that the states name."""
    return sample_events(site)


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, to be run inside a page."""
    source: Path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return source.read_text(encoding="utf-8")
