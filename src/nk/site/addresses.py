"""One address for each page: what a file is called from outside, and which forms redirect."""

import re
from typing import Final, Literal

Language = Literal["th", "en"]


_SLASHES: Final = re.compile(rb"/{2,}")


_ENDINGS: Final = (b"/index.html", b"/index", b".html")


_VISIBLE: Final = re.compile(rb"[^\x21-\x7e]")


def address_of(file_path: str) -> str:
    """Return the address of an HTML file: `/en/about.html` is shown at `/en/about`."""
    path = file_path.removesuffix(".html")
    return path.removesuffix("/index") or "/" if path.endswith("/index") else path


def language_of(path: bytes) -> Language:
    """The first segment decides, and only when it is exactly `en`."""
    return "en" if path == b"/en" or path.startswith(b"/en/") else "th"


def canonical(path: bytes) -> bytes:
    """Return the form under which a page could be known, whatever was asked for.

    The result always starts with exactly one slash, so that a redirect to it stays here.
    """
    tidy = b"/" + _SLASHES.sub(b"/", path).strip(b"/")
    for ending in _ENDINGS:
        if tidy.endswith(ending):
            return tidy.removesuffix(ending).rstrip(b"/") or b"/"
    return tidy


def with_query(address: bytes, query: bytes) -> bytes:
    """Return a Location value that keeps the query and can never break out of its header."""
    safe = _VISIBLE.sub(lambda match: b"%%%02X" % match[0][0], query)
    return address + b"?" + safe if safe else address
