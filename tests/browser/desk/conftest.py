"""A desk on samples with its owner signed in, and pages of it that must stay silent.

One desk serves them all; what one of them writes, the next one sees. So a test makes what it works
on itself, and takes its draft of the content back.
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from nk.settings import ROOT
from tests.support.desk.running_desk import COOKIE, DeskClient, RunningDesk, running_desk
from tests.support.desk.tournament_desk import TournamentDesk
from tests.support.pages.browser import axe_findings
from tests.support.pages.tabs import DEVICES

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def desk() -> Iterator[RunningDesk]:
    """A desk, as starting one costs as much as three tests."""
    with running_desk("--no-site") as running:
        yield running


@pytest.fixture
def owner_page(browser: Browser, desk: RunningDesk, device: str) -> Iterator[Page]:
    """A page of the signed-in owner; any complaint of the browser fails the test."""
    yield from signed_in(browser, desk, device, desk.token)


@pytest.fixture
def day(desk: RunningDesk) -> TournamentDesk:
    """An event of today with eight people on its list."""
    return TournamentDesk(DeskClient(desk.origin, desk.token), players=8)


def signed_in(browser: Browser, desk: RunningDesk, device: str, token: str) -> Iterator[Page]:
    """Open a page that carries a device's token."""
    options: dict[str, Any] = DEVICES[device]
    context = browser.new_context(
        **options, locale="th-TH", reduced_motion="reduce", base_url=desk.origin
    )
    if token:
        # A Secure cookie has to come from https; browsers send it to this machine all the same.
        context.add_cookies(
            [{"name": COOKIE, "value": token, "url": "https://localhost/", "secure": True}]
        )
    page = context.new_page()
    complaints: list[str] = []

    def note(message: ConsoleMessage) -> None:
        # A refusal that a test asks for is told by the browser as well, with its status.
        if message.type in ("error", "warning") and "Failed to load resource" not in message.text:
            complaints.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert complaints == []


def accessible(page: Page) -> None:
    """Nothing that axe knows of is wrong with the page as it stands."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe_findings(page, AXE, targets=False) == []


def shot(page: Page, name: str) -> None:
    """Keep a picture of the page where the person running the tests asked for one."""
    if folder := os.environ.get("DESK_SHOTS"):
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)
