"""The built page of an event: cut at its gaps, and filled."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from nk.site.answers import Header
from nk.site.built.files import DistError
from nk.site.built.html import FinishedPage, inline_scripts, inline_styles
from nk.site.events.action import Action
from nk.site.events.scene import Scene

_TOKEN: Final = re.compile(r"%%EVENT_([A-Z_]+)%%")
# Before each of the pieces of which one is kept; the last of them ends them.
_CHOICE: Final = re.compile(r"%%EVENT_(ACTION|SCENE)_([A-Z]+)%%")
_CHOICES: Final = {"ACTION": frozenset(get_args(Action)), "SCENE": frozenset(get_args(Scene))}

# The cuts leave text at even places and the names of gaps at odd ones.
_Cut = list[str]


@dataclass(frozen=True)
class _Choice:
    """Pieces of which one is kept: the one that the value of this name says."""

    of: str
    pieces: dict[str, _Cut]


_Part = _Cut | _Choice

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
        gaps = {name for part in self._parts for cut in _cuts(part) for name in cut[1::2]}
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
    """Cut the page where one of several pieces is kept: the scene, what there is to press."""
    before, *rest = _CHOICE.split(html)
    parts: list[_Part] = [_TOKEN.split(before)]
    open_choice: _Choice | None = None
    for of, name, piece in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        choice = open_choice or _Choice(of, {})
        if choice.of != of or name in choice.pieces:
            raise _incomplete(path, choice.of)
        if name != "END":
            choice.pieces[name] = _TOKEN.split(piece)
            open_choice = choice
            continue
        if choice.pieces.keys() != _CHOICES[of]:
            raise _incomplete(path, of)
        parts += [choice, _TOKEN.split(piece)]
        open_choice = None
    if open_choice:
        raise _incomplete(path, open_choice.of)
    return parts


def _incomplete(path: str, of: str) -> DistError:
    return DistError(f"The built page {path} lacks an EVENT_{of}, or has one twice.")


def _cuts(part: _Part) -> Iterable[_Cut]:
    return part.pieces.values() if isinstance(part, _Choice) else [part]


def _kept(part: _Part, values: Mapping[str, str]) -> _Cut:
    return part.pieces[values[part.of]] if isinstance(part, _Choice) else part


def _filled(cut: Sequence[str], values: Mapping[str, str]) -> str:
    pieces = list(cut)
    pieces[1::2] = [values[name] for name in pieces[1::2]]
    return "".join(pieces)
