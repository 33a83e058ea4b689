"""Counting scripts: those fetched, as compressed on the way, and those inside the page."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser

import brotli
from playwright.sync_api import Browser, Error, Locator, Page, Request, Route
from rich.progress import track

from nk.cli.building.build import console
from tools.bench.command import Options, PartFailedError
from tools.bench.pages import browser_flags, page_addresses
from tools.bench.results import Figure, Target, at_most
from tools.machine import find_chromium
from tools.running_site import running_site

# Blocks of data are not run; a script without a type is.
_RUN = frozenset({"", "module", "text/javascript"})


@dataclass
class InlineScripts(HTMLParser):
    """Collects the text of the scripts that stand in a page itself."""

    texts: list[str] = field(default_factory=list)
    inside: bool = False

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a script that is run and is not fetched."""
        values = dict(attrs)
        self.inside = tag == "script" and "src" not in values and values.get("type", "") in _RUN
        if self.inside:
            self.texts.append("")

    def handle_endtag(self, tag: str) -> None:
        """End a script."""
        self.inside = False

    def handle_data(self, data: str) -> None:
        """Take a piece of a script's text."""
        if self.inside:
            self.texts[-1] += data


def inline_bytes(html: str) -> int:
    """Return how many bytes the scripts inside a page take, compressed by themselves."""
    scripts = InlineScripts()
    scripts.feed(html)
    text = "\n".join(scripts.texts).encode()
    return len(brotli.compress(text)) if text else 0


# What was asked to wait for an idle moment has had its turn when this is done. A page that is
# never idle, or not shown, gets no idle moment and no frame, hence the limit and the timer.
_IDLE_MOMENT = """() => new Promise((done) =>
    requestIdleCallback(() => setTimeout(done, 20), { timeout: 1000 }))"""
# A script that has arrived may ask for another one in the next moment, so one quiet look
# is not enough.
_QUIET_LOOKS = 4
_MOST_LOOKS = 500


class ScriptCounter:
    """Listens to a page from before it is opened."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._under_way: set[Request] = set()
        self._scripts: list[Request] = []
        self._counted = 0
        page.on("request", self._begin)
        page.on("requestfinished", self._finish)
        page.on("requestfailed", self._fail)

    def new_bytes(self) -> int:
        """Return the compressed bytes of the scripts that came since this was last asked."""
        self._settle()
        fresh = self._scripts[self._counted :]
        self._counted = len(self._scripts)
        return sum(request.sizes()["responseBodySize"] for request in fresh)

    def _begin(self, request: Request) -> None:
        self._under_way.add(request)

    def _fail(self, request: Request) -> None:
        self._under_way.discard(request)

    def _finish(self, request: Request) -> None:
        self._under_way.discard(request)
        if request.resource_type == "script":
            self._scripts.append(request)

    def _settle(self) -> None:
        quiet = 0
        for _ in range(_MOST_LOOKS):
            self._page.evaluate(_IDLE_MOMENT)
            quiet = 0 if self._under_way else quiet + 1
            if quiet == _QUIET_LOOKS:
                return
        raise Error(f"the page never stopped fetching: {len(self._under_way)} under way")


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
        # A choice that is a picture lies over its own box, which is what a finger meets.
        candidates.first.tap(force=True)


def _name(component: str) -> str:
    """Return an island's name from the address of its script."""
    return component.rpartition("/")[2].partition(".")[0]


PART = "javascript"
_WITHOUT_ISLAND = at_most(4)
_WITH_ISLAND = at_most(90)
# What waits for an island to come near is small; React alone is six times this.
_WAITING = at_most(10)


def measure(options: Options) -> list[Figure]:
    """Open every chosen page in Chromium; sizes are the same each time, so once is enough."""
    # Imported late: only the parts that drive a browser need it.
    from playwright.sync_api import Error, sync_playwright

    pages = page_addresses(options.pages)
    if not pages:
        raise PartFailedError("no page has such an address")
    figures: list[Figure] = []
    with running_site() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=browser_flags())
        for page in track(pages, "· JavaScript", console=console):
            try:
                figures += page_figures(page, watch_page(browser, f"{site.origin}{page}"))
            except Error as problem:
                raise PartFailedError(f"{page}: {problem.message}") from problem
        browser.close()
    return figures


def page_figures(page: str, fetched: Fetched) -> Iterator[Figure]:
    """Return what is said of one page."""
    if not fetched.by_island:
        yield _figure(page, "at load", fetched.at_load, _WITHOUT_ISLAND, "no island")
        return
    first_view = f"in the first view: {', '.join(fetched.near)}" if fetched.near else ""
    waiting = None if fetched.near else _WAITING
    yield _figure(page, "at load", fetched.at_load, waiting, first_view)
    islands = "added by " + ", ".join(
        f"{name} {size / 1000:.1f}" for name, size in fetched.by_island.items()
    )
    yield _figure(page, "islands in use", fetched.in_all, _WITH_ISLAND, islands)


def _figure(page: str, name: str, size: int, target: Target | None, note: str) -> Figure:
    return Figure(PART, name, round(size / 1000, 1), "KB", target, note, page)
