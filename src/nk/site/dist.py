"""Reading the built site from disk, once, before the first request."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

# The build writes this origin; it becomes the real one here, so one build fits any address.
PLACEHOLDER_ORIGIN: Final = "https://nk.invalid"

# Only what is listed here is ever served: a stray file type is not an answer.
CONTENT_TYPES: Final[Mapping[str, str]] = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".xml": "application/xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".ico": "image/x-icon",
    ".avif": "image/avif",
    ".webp": "image/webp",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".woff2": "font/woff2",
}

_NAMES_THE_ORIGIN: Final = frozenset({".html", ".xml", ".txt", ".webmanifest", ".json"})
_REQUIRED: Final = ("/index.html", "/404.html", "/en/404.html")


class DistError(Exception):
    """The built site is missing or not usable; the text is a sentence for the operator."""


@dataclass(frozen=True, slots=True)
class BuiltFile:
    """One file of the build: its address as written on disk, its type and its bytes."""

    path: str
    suffix: str
    body: bytes

    @property
    def content_type(self) -> str:
        """The Content-Type header's value."""
        return CONTENT_TYPES[self.suffix]


def read_dist(folder: Path, origin: str) -> dict[str, BuiltFile]:
    """Return every servable file by its path, with the real origin in place."""
    files = {file.path: file for path in _paths(folder) for file in [_read(folder, path, origin)]}
    missing = [name for name in _REQUIRED if name not in files]
    if missing:
        raise DistError(
            f"The built site in {folder} lacks {', '.join(missing)}; run ./nk build first."
        )
    return files


def _paths(folder: Path) -> list[Path]:
    inside = folder.resolve()
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.suffix in CONTENT_TYPES
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
        and path.is_file()
        and path.resolve().is_relative_to(inside)
    ]


def _read(folder: Path, path: Path, origin: str) -> BuiltFile:
    body = path.read_bytes()
    if path.suffix in _NAMES_THE_ORIGIN:
        body = _with_origin(body, origin)
    return BuiltFile("/" + quote(path.relative_to(folder).as_posix()), path.suffix, body)


def _with_origin(body: bytes, origin: str) -> bytes:
    plain = body.replace(PLACEHOLDER_ORIGIN.encode("ascii"), origin.encode("ascii"))
    # Share links carry an address inside another address, percent-encoded.
    written = quote(PLACEHOLDER_ORIGIN, safe="").encode("ascii")
    # Browsers hash inline scripts after this change of line ends, so it is made here.
    return plain.replace(written, quote(origin, safe="").encode("ascii")).replace(b"\r\n", b"\n")
