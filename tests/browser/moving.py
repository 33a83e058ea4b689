"""What moves on a page that stands."""

from playwright.sync_api import Page

# Browsers tell the shift of a page to three places; a word that gets a little wider is less.
_STILL = 0.001
_WATCH = """() => document.fonts.ready.then(() => {
    window.shifts = [];
    const note = (entries) => shifts.push(...entries.map(({ value, sources }) =>
        [value, sources.map(({ node }) => node?.textContent.trim().slice(0, 40)).join()]));
    const watch = new PerformanceObserver((list) => note(list.getEntries()));
    watch.observe({ type: 'layout-shift' });
    window.takeShifts = () => { note(watch.takeRecords()); return shifts; };
})"""
_TAKE = """() => new Promise((taken) => requestAnimationFrame(
    () => requestAnimationFrame(() => taken(takeShifts()))))"""


def watch_for_moves(page: Page) -> None:
    """Note what moves from now on, once the letters are there."""
    page.evaluate(_WATCH)


def moved(page: Page) -> list[tuple[float, str]]:
    """What moved so far, or nothing when it was too little to be seen."""
    shifts: list[tuple[float, str]] = page.evaluate(_TAKE)
    return shifts if sum(value for value, _ in shifts) >= _STILL else []
