"""The page of one event: a built page with named gaps that the server fills in."""

import re
from collections.abc import Mapping
from typing import Final

from nk.http import Header
from nk.site.dist import DistError
from nk.site.document import FinishedPage
from nk.site.markup import inline_scripts, inline_styles

_TOKEN: Final = re.compile(r"%%EVENT_([A-Z_]+)%%")
_SOCIAL_PICTURE: Final = re.compile(r"<meta property=\"og:image\" content=\"([^\"%]+)\"")

TOKENS: Final = frozenset(
    {
        *("TITLE", "DESCRIPTION", "CANONICAL", "ALTERNATE_TH", "ALTERNATE_EN"),
        *("JSONLD", "SUMMARY", "DATA"),
    }
)


class EventTemplate:
    """The page cut at its gaps once, so that a value can never be read as another gap."""

    def __init__(self, path: str, page: FinishedPage) -> None:
        # The cut leaves text at even places and the names of gaps at odd ones.
        self._pieces = _TOKEN.split(page.html)
        self.headers: tuple[Header, ...] = page.headers
        picture = _SOCIAL_PICTURE.search(page.html)
        self.picture = picture[1] if picture else None
        unknown = sorted(set(self._pieces[1::2]) - TOKENS)
        if unknown:
            raise DistError(f"The built page {path} has an unknown gap %%EVENT_{unknown[0]}%%.")
        if any(map(_TOKEN.search, inline_scripts(page.html) + inline_styles(page.html))):
            raise DistError(f"The built page {path} has a gap inside a script or style.")

    def fill(self, values: Mapping[str, str]) -> bytes:
        """Return the page with every gap filled; the values must be escaped already."""
        pieces = list(self._pieces)
        pieces[1::2] = [values[name] for name in pieces[1::2]]
        return "".join(pieces).encode("utf-8")
