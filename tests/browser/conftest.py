"""The real site in a real Chromium: a server of our own, and pages that must stay silent."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from nk.settings import ROOT
from tests.server.running import environment, running

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
DEVICES: dict[str, dict[str, Any]] = {"phone": PHONE, "desktop": DESKTOP}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the built site, served as in production but with sample data."""
    folder = tmp_path_factory.mktemp("site")
    dist = shutil.copytree(ROOT / "web" / "dist", folder / "dist")
    env = environment(dist, folder, NK_CACHE=str(ROOT / ".cache"))
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


@pytest.fixture
def context(
    browser: Browser, device: str, preferred: str, scripting: bool
) -> Iterator[BrowserContext]:
    """A fresh visitor."""
    fresh = browser.new_context(
        **DEVICES[device],
        locale=preferred,
        java_script_enabled=scripting,
        reduced_motion="reduce",
        timezone_id="America/New_York",
    )
    yield fresh
    fresh.close()


@pytest.fixture
def complaints() -> list[str]:
    """What the browser complained about. A test that provokes a complaint clears it."""
    return []


@pytest.fixture
def page(context: BrowserContext, site: str, complaints: list[str]) -> Iterator[Page]:
    """A page on which any console warning, error or outside request fails the test."""
    page = context.new_page()

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
    yield page
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, to be run inside a page."""
    source: Path = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return source.read_text(encoding="utf-8")
