"""A phone that opens a page, scrolls to each island and touches it, counting what it fetches."""

from collections.abc import Mapping
from dataclasses import dataclass

from playwright.sync_api import Browser, Locator, Page, Route

from nk.cli.bench.javascript.counting import ScriptCounter
from nk.cli.bench.javascript.scripts import inline_bytes

# One of each kind is touched: a button, a picture that opens the viewer, a field.
_TOUCHED = ("button:not([disabled])", "a[href^='/img/']", "input, select, textarea")
# The names of the islands that are in the first view or as near to it as wakes them up.
_NEAR = """() => [...document.querySelectorAll('astro-island')]
    .filter((part) => part.firstElementChild?.getBoundingClientRect().top < innerHeight + 200)
    .map((part) => part.getAttribute('component-url'))"""
# The island itself takes no room; what is in it does.
_SCROLL = (
    "(part) => part.firstElementChild.scrollIntoView({ block: 'center', behavior: 'instant' })"
)


@dataclass(frozen=True, slots=True)
class Fetched:
    """Bytes of scripts: at load, and what each island added when it was reached and touched."""

    at_load: int
    by_island: Mapping[str, int]
    near: tuple[str, ...]

    @property
    def in_all(self) -> int:
        """Everything the page ever fetched."""
        return self.at_load + sum(self.by_island.values())


def watch_page(browser: Browser, address: str) -> Fetched:
    """Open a page as a new visitor and use it."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        locale="th-TH",
        reduced_motion="reduce",
    )
    try:
        page = context.new_page()
        counter = ScriptCounter(page)
        reply = page.goto(address)
        inside = inline_bytes(reply.text()) if reply else 0
        at_load = inside + counter.new_bytes()
        near = tuple(_name(address) for address in page.evaluate(_NEAR))
        _stay_here(page)
        return Fetched(at_load, _use_islands(page, counter), near)
    finally:
        context.close()


def _stay_here(page: Page) -> None:
    """Let no touch leave the page; a link to another one is answered with nothing."""

    def keep(route: Route) -> None:
        if route.request.is_navigation_request():
            route.fulfill(status=204)
        else:
            route.continue_()

    page.route("**/*", keep)


def _use_islands(page: Page, counter: ScriptCounter) -> dict[str, int]:
    islands = page.locator("astro-island")
    found: dict[str, int] = {}
    for index in range(islands.count()):
        island = islands.nth(index)
        name = _name(island.get_attribute("component-url") or "")
        island.evaluate(_SCROLL)
        page.wait_for_function("(part) => !part.hasAttribute('ssr')", arg=island.element_handle())
        for kind in _TOUCHED:
            _touch(island.locator(kind).locator("visible=true"))
            found[name] = found.get(name, 0) + counter.new_bytes()
            page.keyboard.press("Escape")
    return found


def _touch(candidates: Locator) -> None:
    if candidates.count():
        candidates.first.tap()


def _name(component: str) -> str:
    """Return an island's name from the address of its script."""
    return component.rpartition("/")[2].partition(".")[0]
