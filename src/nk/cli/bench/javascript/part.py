"""The part `javascript`: scripts of every page at load and once every island is in use."""

from collections.abc import Iterator

from rich.progress import track

from nk.cli.bench.browser import browser_flags
from nk.cli.bench.figures import Figure, Target, at_most
from nk.cli.bench.javascript.watching import Fetched, watch_page
from nk.cli.bench.options import Options, PartFailedError
from nk.cli.bench.pages import page_addresses
from nk.cli.build import console
from nk.cli.machine import find_chromium
from nk.cli.running_site import running_site

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
