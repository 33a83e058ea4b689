"""What waits to be seen, brought about: islands wake up, pictures load."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path
from time import monotonic
from typing import Annotated, Any, Final

import typer
from playwright.sync_api import Browser, Page
from rich.progress import track

from nk.cli.building.build import console
from nk.cli.places import CACHE
from nk.cli.terminal import stop
from tools.machine import find_chromium
from tools.running_site import NotRunningError, running_site
from tools.shots.states import State

# An island is woken by one of its children coming into view.
_SHOW: Final = """(island) => [...island.children]
    .find((child) => child.getClientRects().length > 0)
    ?.scrollIntoView({ block: 'center', behavior: 'instant' })"""
_AWAKE: Final = "(island) => !island.hasAttribute('ssr')"
_TOP: Final = "() => scrollTo({ top: 0, behavior: 'instant' })"
# What is drawn only when it comes near would be an empty frame further down.
_DRAW_ALL: Final = """() => {
    for (const part of document.querySelectorAll('main *'))
        if (getComputedStyle(part).contentVisibility === 'auto')
            part.style.contentVisibility = 'visible';
}"""
# Islands bring pictures of their own meanwhile, so each look asks for those that are lazy.
_ALL_THERE: Final = """() => {
    for (const image of document.images) image.loading = 'eager';
    return document.fonts.status === 'loaded'
        && [...document.images].every((image) => image.complete);
}"""


def wake_islands(page: Page) -> None:
    """Look at every island in turn until it is awake, then go back to the top."""
    # Some wake up by themselves meanwhile, so one that is asleep is asked for, not waited for.
    while island := page.query_selector("astro-island[ssr]"):
        island.evaluate(_SHOW)
        page.wait_for_function(_AWAKE, arg=island)
    page.evaluate(_TOP)


def load_everything(page: Page) -> None:
    """Have every island awake and every picture and font there."""
    wake_islands(page)
    page.evaluate(_DRAW_ALL)
    page.wait_for_function(_ALL_THERE)


LANGUAGES: Final = ("th", "en")
SIZES: Final[dict[int, dict[str, Any]]] = {
    390: {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    768: {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True},
    1440: {"viewport": {"width": 1440, "height": 900}},
    1920: {"viewport": {"width": 1920, "height": 1080}},
}
_QUALITY: Final = 82
_LOOKS: Final = 3
_HEIGHT: Final = "() => document.documentElement.scrollHeight"
_PATIENCE_SECONDS: Final = 30
_PAUSE_MS: Final = 500


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture to take."""

    state: State
    language: str
    width: int

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.state.key}.{self.language}.{self.width}.jpg"


def wanted(states: list[State]) -> list[Shot]:
    """Every state in every language and size."""
    return [
        Shot(state, language, width)
        for state in states
        for width in SIZES
        for language in LANGUAGES
    ]


def take(browser: Browser, shot: Shot, site: str, events: dict[str, str], out: Path) -> None:
    """Open the page as a fresh visitor, bring it into its state and photograph it."""
    with _fresh_page(browser, shot) as page:
        shot.state.before(page)
        _open(page, f"{site}{shot.state.address(shot.language, events)}", shot.state.status)
        load_everything(page)
        shot.state.after(page)
        if shot.state.whole:
            load_everything(page)
        photograph(page, out / shot.file, whole=shot.state.whole)


def photograph(page: Page, file: Path, *, whole: bool) -> None:
    """Take the picture again until the page has stayed as tall as it was measured.

    On a busy machine the body letters come after the first paint. The browser puts them in only
    while the picture is taken, and the shorter page would leave an empty strip under its footer.
    """
    for _ in range(_LOOKS):
        height = page.evaluate(_HEIGHT)
        page.screenshot(path=file, full_page=whole, type="jpeg", quality=_QUALITY)
        if page.evaluate(_HEIGHT) == height:
            return
    message = f"{page.url} changes its height each time it is photographed"
    raise RuntimeError(message)


def _open(page: Page, address: str, status: int) -> None:
    """Open a page; on a busy machine the server may need more than one try to have an event."""
    deadline = monotonic() + _PATIENCE_SECONDS
    while (reply := page.goto(address)) is None or reply.status != status:
        if monotonic() > deadline:
            answered = "nothing" if reply is None else reply.status
            raise NotRunningError(f"{address} answered {answered} in place of {status}")
        page.wait_for_timeout(_PAUSE_MS)


@contextmanager
def _fresh_page(browser: Browser, shot: Shot) -> Iterator[Page]:
    context = browser.new_context(
        **SIZES[shot.width],
        locale="th-TH" if shot.language == "th" else "en-US",
        timezone_id="Asia/Bangkok",
        reduced_motion="reduce",
    )
    page = context.new_page()
    try:
        yield page
    finally:
        # Some states wait for an answer that never comes; nobody waits any longer.
        page.unroute_all(behavior="ignoreErrors")
        context.close()


_STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 1800px; margin: 0 auto; padding: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
.sizes { display: grid; grid-template-columns: 1fr 1fr 2fr 2fr; gap: 1rem; align-items: start; }
figure { margin: 0; }
img { display: block; width: 100%; max-height: 90vh; object-fit: cover; object-position: top; }
img { border: 1px solid GrayText; }
@media (max-width: 900px) { .sizes { grid-template-columns: 1fr 1fr; } }
"""


def contact_sheet(shots: Iterable[Shot]) -> str:
    """Return the whole document."""
    parts = [
        (part, list(group)) for part, group in groupby(shots, key=lambda shot: shot.state.part)
    ]
    links = "".join(f'<li><a href="#{escape(part)}">{escape(part)}</a></li>' for part, _ in parts)
    sections = "".join(_section(part, group) for part, group in parts)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>All pages</title>'
        f"<style>{_STYLE}</style><h1>All pages</h1><nav><ul>{links}</ul></nav>{sections}</html>\n"
    )


def _section(part: str, shots: list[Shot]) -> str:
    states = "".join(
        f'<h3>{escape(name)}</h3><div class="sizes">{"".join(map(_figure, group))}</div>'
        for name, group in groupby(shots, key=lambda shot: shot.state.name)
    )
    return f'<section id="{escape(part)}"><h2>{escape(part)}</h2>{states}</section>'


def _figure(shot: Shot) -> str:
    file, words = escape(shot.file), f"{shot.language}, {shot.width} px"
    alternative = escape(f"{shot.state.part}, {shot.state.name}, {words}")
    return (
        f'<figure><a href="{file}"><img loading="lazy" src="{file}" alt="{alternative}"></a>'
        f"<figcaption>{words}</figcaption></figure>"
    )


def shots(
    only: Annotated[
        list[str] | None, typer.Option(help="Only this page; may be given several times.")
    ] = None,
    out: Annotated[Path, typer.Option(help="The folder to write to.")] = CACHE / "shots",
    desk: Annotated[
        bool, typer.Option("--desk", help="Only the staff desk, for docs/staff.md.")
    ] = False,
) -> None:
    """Photograph all pages and states in both languages, on phones, tablets and desktops."""
    # Imported late: only this command and the tests drive a browser.
    from playwright.sync_api import sync_playwright

    from tools.shots.answers import sample_events
    from tools.shots.states import PARTS, STATES

    if desk:
        _photograph_desk()
        return
    unknown = [part for part in only or () if part not in PARTS]
    if unknown:
        stop(f"There is no page named {', '.join(unknown)}; choose from {', '.join(PARTS)}.")
    out.mkdir(parents=True, exist_ok=True)
    chosen = wanted([state for state in STATES if not only or state.part in only])
    with _served() as site, sync_playwright() as playwright:
        events = sample_events(site)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=_flags())
        for shot in track(chosen, description="· Photographs", console=console):
            take(browser, shot, site, events, out)
        browser.close()
    index = out / "index.html"
    index.write_text(contact_sheet(chosen), encoding="utf-8")
    console.print(f"· {len(chosen)} photographs: {index}")


def _photograph_desk() -> None:
    from playwright.sync_api import sync_playwright

    from tools.shots.desk import PICTURES, photograph_desk

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=_flags())
        count = photograph_desk(browser)
        browser.close()
    console.print(f"· {count} photographs of the desk: {PICTURES}")


@contextmanager
def _served() -> Iterator[str]:
    # With a store of its own, so that the shop's real events stay out of the pictures.
    try:
        with running_site() as site:
            yield site.origin
    except NotRunningError as error:
        stop(f"The site could not be photographed: {error}.")


def _flags() -> list[str]:
    # Else a picture far down the page may still be an empty frame when it is photographed.
    flags = ["--disable-checker-imaging"]
    # Chromium refuses its sandbox to root.
    return [*flags, "--no-sandbox"] if os.geteuid() == 0 else flags
