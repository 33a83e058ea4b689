"""One page in one state, language and size, as a picture."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from nk.cli.shots.states import State
from nk.cli.shots.waking import load_everything

LANGUAGES: Final = ("th", "en")
SIZES: Final[dict[int, dict[str, Any]]] = {
    390: {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    1440: {"viewport": {"width": 1440, "height": 900}},
}
_QUALITY: Final = 82


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
        page.goto(f"{site}{shot.state.address(shot.language, events)}")
        load_everything(page)
        shot.state.after(page)
        if shot.state.whole:
            load_everything(page)
        page.screenshot(
            path=out / shot.file, full_page=shot.state.whole, type="jpeg", quality=_QUALITY
        )


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
