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
_ACTIONS: Final = frozenset(get_args(Action))

# The cuts leave text at even places and the names of gaps at odd ones.
_Cut = list[str]
# The pieces of which one is kept, by action; what is always kept is alone, under END.
_Part = dict[str, _Cut]

_SOCIAL_PICTURE: Final = re.compile(r"<meta property=\"og:image\" content=\"([^\"%]+)\"")

TOKENS: Final = frozenset(
    {
        *("TITLE", "DESCRIPTION", "CANONICAL", "ALTERNATE_TH", "ALTERNATE_EN"),
        *("HEADING", "JSONLD", "SUMMARY", "DATA", "NAME_ENCODED", "KIND", "PICTURE"),
        *("REGISTER", "LIVE_STATE", "LIVE_SUMMARY", "LIVE_DATA"),
    }
)


class EventTemplate:
    """The page cut at its gaps once, so that a value can never be read as another gap."""

    def __init__(self, path: str, page: FinishedPage) -> None:
        self._parts = _parts(path, page.html)
        self.headers: tuple[Header, ...] = page.headers
        picture = _SOCIAL_PICTURE.search(page.html)
        self.picture = picture[1] if picture else None
        cuts = (cut for part in self._parts for cut in part.values())
        gaps = {name for cut in cuts for name in cut[1::2]}
        unknown = sorted(gaps - TOKENS)
        if unknown:
            raise DistError(f"The built page {path} has an unknown gap %%EVENT_{unknown[0]}%%.")
        if any(map(_TOKEN.search, inline_scripts(page.html) + inline_styles(page.html))):
            raise DistError(f"The built page {path} has a gap inside a script or style.")

    def fill(self, values: Mapping[str, str]) -> bytes:
        """Return the page with every gap filled; the values must be escaped already."""
        parts = (_filled(_kept(part, values), values) for part in self._parts)
        return "".join(parts).encode("utf-8")


def _parts(path: str, html: str) -> list[_Part]:
    """Cut the page where one of several pieces is kept: on the ticket, and in the bar."""
    before, *rest = _CHOICE.split(html)
    parts: list[_Part] = [{"END": _TOKEN.split(before)}]
    choice: _Part = {}
    for name, piece in zip(rest[::2], rest[1::2], strict=True):
        if name in choice:
            break
        choice[name] = _TOKEN.split(piece)
        if name == "END":
            after = {"END": choice.pop("END")}
            if choice.keys() != _ACTIONS:
                break
            parts += [choice, after]
            choice = {}
    else:
        if not choice:
            return parts
    raise DistError(f"The built page {path} lacks something to press, or has too much of it.")


def _kept(part: _Part, values: Mapping[str, str]) -> _Cut:
    return part["END"] if "END" in part else part[values["ACTION"]]


def _filled(cut: Sequence[str], values: Mapping[str, str]) -> str:
    pieces = list(cut)
    pieces[1::2] = [values[name] for name in pieces[1::2]]
    return "".join(pieces)
