"""Tabs that stay open between tests, as a new one costs as much as the visit it is opened for."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
)

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
DEVICES: Final[dict[str, dict[str, Any]]] = {"phone": PHONE, "desktop": DESKTOP}
# A device, a preferred language, and whether scripts run.
Kind = tuple[str, str, bool]
# Keeps the browser from calling out by itself.
_QUIET: Final = (
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def headless_shell() -> dict[str, Any]:
    """How to start Chromium without the browser around it: pages are the same in it, and it needs
    a third less of a processor."""
    path = os.environ.get("HEADLESS_SHELL", "/usr/bin/chromium-headless-shell")
    # Letters as wide as in the browser, where they are not drawn to whole pixels.
    return {"executable_path": path, "args": [*_QUIET, "--font-render-hinting=none"]}


def chromium() -> dict[str, Any]:
    """How to start the whole browser, for what only it does: keeping a page for the way back, and
    holding what is looked at in its place while something above it grows."""
    return {"executable_path": os.environ.get("CHROMIUM", "/usr/bin/chromium"), "args": _QUIET}


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


class Complaints(list[str]):
    """What the browser complained about, but for what a test has brought about itself."""

    def __init__(self) -> None:
        super().__init__()
        self._forgiven: list[str] = []

    def hear(self, text: str) -> None:
        """Keep a complaint, if it is none that was forgiven beforehand."""
        if not any(part in text for part in self._forgiven):
            self.append(text)

    def forgive(self, *parts: str) -> None:
        """Forget what contains any of these, now and later: a complaint may come after its cause,
        and a page that asks again complains again."""
        self._forgiven.extend(parts)
        self[:] = [text for text in self if not any(part in text for part in parts)]

    def forgive_failed_requests(self) -> None:
        """Forget Chromium's own words about a request that a test made fail."""
        self.forgive("Failed to load resource")

    def forget(self) -> None:
        """Be as new."""
        self.clear()
        self._forgiven.clear()


@dataclass(frozen=True)
class Tab:
    """A tab of the browser, what it complained about and what it asked the server for."""

    page: Page
    site: str
    size: ViewportSize
    complaints: Complaints = field(default_factory=Complaints)
    requests: list[Request] = field(default_factory=list)

    def empty(self) -> None:
        """Make it as good as new: nothing on it, nothing kept of what it showed, no pointer."""
        # A page without scripts of the same site, so that the browser keeps its process. First of
        # all, as the page before may load itself anew once the server answers it.
        self.page.goto(f"{self.site}/robots.txt")
        self.page.unroute_all(behavior="ignoreErrors")
        # A clock that was set stays set in the tab: its test has to ask for a fresh context.
        assert "native code" in self.page.evaluate("() => String(Date.now)")
        self.page.evaluate("() => sessionStorage.clear()")
        self._forget()
        self.page.mouse.move(-1, -1)
        self.page.emulate_media(media="null", forced_colors="null", reduced_motion="reduce")
        if self.page.viewport_size != self.size:
            self.page.set_viewport_size(self.size)
        self.complaints.forget()
        self.requests.clear()

    def _forget(self) -> None:
        """Take away all that a visitor may have been given: cookies, storage and workers."""
        self.page.context.clear_cookies()
        browser_side = self.page.context.new_cdp_session(self.page)
        kinds = "local_storage,cache_storage,service_workers"
        everything = {"origin": self.site, "storageTypes": kinds}
        browser_side.send("Storage.clearDataForOrigin", everything)
        browser_side.detach()


def open_tab(context: BrowserContext, site: str) -> Tab:
    """Open a tab that writes down any console warning, error or outside request."""
    page = context.new_page()
    size = page.viewport_size
    assert size is not None
    tab = Tab(page, site, size)
    own = urlsplit(site).netloc

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("warning", "error"):
            tab.complaints.hear(f"{message.type}: {message.text}")

    def watch(request: Request) -> None:
        tab.requests.append(request)
        if urlsplit(request.url).netloc not in ("", own):
            tab.complaints.hear(f"outside request: {request.url}")

    page.on("console", hear)
    page.on("pageerror", lambda error: tab.complaints.hear(f"uncaught: {error}"))
    page.on("request", watch)
    return tab


def heard(tab: Tab) -> list[str]:
    """All that the browser complained about in a tab."""
    # By this answer all has been heard that the page said by itself.
    tab.page.context.clear_cookies()
    return list(tab.complaints)


@contextmanager
def kept_tab(browser: Browser, tabs: dict[Kind, Tab], kind: Kind, site: str) -> Iterator[Tab]:
    """An empty tab that must stay silent; afterwards it is emptied and kept for the next."""
    # Taken out: one that cannot be emptied afterwards is nobody's any more.
    known = kind in tabs
    tab = tabs.pop(kind) if known else open_tab(new_context(browser, kind), site)
    yield tab
    said = heard(tab)
    tab.empty()
    tabs[kind] = tab
    assert said == []


@contextmanager
def kept_tabs() -> Iterator[dict[Kind, Tab]]:
    """A place for open tabs, which are closed when it is left."""
    kept: dict[Kind, Tab] = {}
    yield kept
    for tab in kept.values():
        tab.page.context.close()
