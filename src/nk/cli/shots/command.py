"""`nk shots`: photographs of all pages in all states, and a page to look through them."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from nk.cli.build import console
from nk.cli.failure import stop
from nk.cli.machine import find_chromium
from nk.cli.places import CACHE
from nk.cli.running_site import NotRunningError, running_site


def shots(
    only: Annotated[
        list[str] | None, typer.Option(help="Only this page; may be given several times.")
    ] = None,
    out: Annotated[Path, typer.Option(help="The folder to write to.")] = CACHE / "shots",
) -> None:
    """Photograph all pages and states in both languages, on a phone and a desktop."""
    # Imported late: only this command and the tests drive a browser.
    from playwright.sync_api import sync_playwright

    from nk.cli.shots.contact_sheet import contact_sheet
    from nk.cli.shots.sample_events import sample_events
    from nk.cli.shots.states import PARTS, STATES
    from nk.cli.shots.taking import take, wanted

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
