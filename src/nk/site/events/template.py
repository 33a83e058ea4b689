"""The built page of an event: cut at its gaps, and filled."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, get_args

from nk.site.answers import Header
from nk.site.built.files import DistError
from nk.site.built.html import FinishedPage, inline_scripts, inline_styles
from nk.site.events.action import Action

_TOKEN: Final = re.compile(r"%%EVENT_([A-Z_]+)%%")
# Before each of the pieces of which one is kept; the last of them ends them.
_CHOICE: Final = re.compile(r"%%EVENT_ACTION_([A-Z]+)%%")
_CHOICES: Final = frozenset({*get_args(Action), "END"})

_SOCIAL_PICTURE: Final = re.compile(r"<meta property=\"og:image\" content=\"([^\"%]+)\"")

TOKENS: Final = frozenset(
    {
        *("TITLE", "DESCRIPTION", "CANONICAL", "ALTERNATE_TH", "ALTERNATE_EN"),
        *("HEADING", "JSONLD", "SUMMARY", "DATA", "NAME_ENCODED", "KIND", "PICTURE"),
        *("ACTION", "REGISTER", "LIVE_STATE", "LIVE_SUMMARY", "LIVE_DATA"),
    }
)


class EventTemplate:
    """The page cut at its gaps once, so that a value can never be read as another gap."""

    def __init__(self, path: str, page: FinishedPage) -> None:
        html, actions = _without_actions(path, page.html)
        # The cuts leave text at even places and the names of gaps at odd ones.
        self._pieces = _TOKEN.split(html)
        self._actions = {action: _TOKEN.split(piece) for action, piece in actions.items()}
        self.headers: tuple[Header, ...] = page.headers
        picture = _SOCIAL_PICTURE.search(page.html)
        self.picture = picture[1] if picture else None
        gaps = {name for cut in (self._pieces, *self._actions.values()) for name in cut[1::2]}
        unknown = sorted(gaps - TOKENS)
        if unknown:
            raise DistError(f"The built page {path} has an unknown gap %%EVENT_{unknown[0]}%%.")
        if any(map(_TOKEN.search, inline_scripts(page.html) + inline_styles(page.html))):
            raise DistError(f"The built page {path} has a gap inside a script or style.")

    def fill(self, values: Mapping[str, str]) -> bytes:
        """Return the page with every gap filled; the values must be escaped already."""
        if self._actions:
            values = {**values, "ACTION": _filled(self._actions[values["ACTION"]], values)}
        return _filled(self._pieces, values).encode("utf-8")


def _without_actions(path: str, html: str) -> tuple[str, dict[str, str]]:
    """Return the page with one gap for what there is to press, and the pieces for that gap."""
    before, *rest = _CHOICE.split(html)
    names, pieces = rest[::2], rest[1::2]
    if not names:
        return html, {}
    if sorted(names) != sorted(_CHOICES) or names[-1] != "END":
        raise DistError(f"The built page {path} lacks something to press, or has too much of it.")
    actions = dict(zip(names, pieces, strict=True))
    return f"{before}%%EVENT_ACTION%%{actions.pop('END')}", actions


def _filled(cut: Sequence[str], values: Mapping[str, str]) -> str:
    pieces = list(cut)
    pieces[1::2] = [values[name] for name in pieces[1::2]]
    return "".join(pieces)
