"""What waits to be seen, brought about: islands wake up, pictures load."""

from typing import Final

from playwright.sync_api import Page

# An island is woken by one of its children coming into view.
_SHOW: Final = """(island) => [...island.children]
    .find((child) => child.getClientRects().length > 0)
    ?.scrollIntoView({ block: 'center', behavior: 'instant' })"""
_AWAKE: Final = "(island) => !island.hasAttribute('ssr')"
_TOP: Final = "() => scrollTo({ top: 0, behavior: 'instant' })"
_LOAD_ALL: Final = "() => { for (const image of document.images) image.loading = 'eager'; }"
_ALL_THERE: Final = """() => document.fonts.status === 'loaded'
    && [...document.images].every((image) => image.complete)"""


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
    page.evaluate(_LOAD_ALL)
    page.wait_for_function(_ALL_THERE)
