"""The real site in a real Chromium: a server of our own, and pages that must stay silent."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from nk.settings import ROOT
from tests.support.running import environment, running

# How long a page may take to become what a test expects: a busy machine is no fault of the page.
expect.set_options(timeout=30_000)

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
# A device, a preferred language, and whether scripts run.
Kind = tuple[str, str, bool]
DEVICES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": DESKTOP}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the built site, served as in production but with sample data."""
    folder = tmp_path_factory.mktemp("site")
    dist = shutil.copytree(ROOT / "web" / "dist", folder / "dist")
    # Two browsers at work leave the server little of two cores; what it does then is not what is
    # tested here.
    env = environment(dist, folder, NK_CACHE=str(ROOT / ".cache"), NK_PATIENCE_SECONDS="20")
    with running(env) as server:
        yield f"http://localhost:{server.port}"


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Chromium as the test command found it, kept from calling out by itself."""
    quiet = [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
    ]
    return {"executable_path": os.environ.get("CHROMIUM", "/usr/bin/chromium"), "args": quiet}


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


def new_context(browser: Browser, kind: Kind) -> BrowserContext:
    """A visitor who has never been here."""
    device, preferred, scripting = kind
    return browser.new_context(
        **DEVICES[device],
        locale=preferred,
        java_script_enabled=scripting,
        reduced_motion="reduce",
        timezone_id="America/New_York",
    )


@pytest.fixture
def kind(device: str, preferred: str, scripting: bool) -> Kind:
    """The kind of visitor."""
    return device, preferred, scripting


@pytest.fixture
def context(browser: Browser, kind: Kind) -> Iterator[BrowserContext]:
    """A fresh visitor, for a test that changes what `forget` does not undo, such as the clock."""
    fresh = new_context(browser, kind)
    yield fresh
    fresh.close()


@pytest.fixture(scope="session")
def visitors(browser: Browser) -> Iterator[dict[Kind, BrowserContext]]:
    """Visitors by kind, kept between tests with nothing but files in their cache."""
    kept: dict[Kind, BrowserContext] = {}
    yield kept
    for context in kept.values():
        context.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the browser complained about. A test that provokes a complaint clears it."""
    return []


@pytest.fixture
def page(
    request: pytest.FixtureRequest,
    browser: Browser,
    visitors: dict[Kind, BrowserContext],
    kind: Kind,
    site: str,
    complaints: list[str],
) -> Iterator[Page]:
    """A page on which any console warning, error or outside request fails the test."""
    if "context" in request.fixturenames:
        page = request.getfixturevalue("context").new_page()
    else:
        if kind not in visitors:
            visitors[kind] = new_context(browser, kind)
        page = visitors[kind].new_page()
    listen(page, site, complaints)
    yield page
    page.context.clear_cookies()
    # By this answer all has been heard that the page said by itself. A worker that is taken away
    # while it is at work makes the browser complain, which is not the page's doing.
    said = list(complaints)
    forget(page, site)
    page.close()
    assert said == []


def listen(page: Page, site: str, complaints: list[str]) -> None:
    """Write down what the page complains about."""

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("warning", "error"):
            complaints.append(f"{message.type}: {message.text}")

    def watch(request: Request) -> None:
        own = urlsplit(site).netloc
        if urlsplit(request.url).netloc not in ("", own):
            complaints.append(f"outside request: {request.url}")

    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(f"uncaught: {error}"))
    page.on("request", watch)


def forget(page: Page, site: str) -> None:
    """Take away all that a visitor may have been given: cookies, storage and workers."""
    page.context.clear_cookies()
    browser_side = page.context.new_cdp_session(page)
    everything = {"origin": site, "storageTypes": "local_storage,cache_storage,service_workers"}
    browser_side.send("Storage.clearDataForOrigin", everything)
    browser_side.detach()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, to be run inside a page."""
    source: Path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return source.read_text(encoding="utf-8")
