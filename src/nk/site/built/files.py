"""Reading the built site from disk, with compressed bodies kept between starts."""

import hashlib
import io
import logging
import os
import time
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final
from urllib.parse import quote

from nk.files import replace_file
from nk.site.answers import Answer, Header, Variant, build_answer, compress

_log: Final = logging.getLogger(__name__)

# Raise this when the compression levels change: older entries are then not found.
_FORMAT: Final = "1"
_KEPT_SECONDS: Final = 30 * 24 * 3600


class Packer:
    """Builds answers in every encoding and remembers the compressed forms in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._used: set[str] = set()
        self._unwritable = False

    def answer(
        self,
        status: int,
        content_type: str,
        body: bytes,
        *,
        cache_control: str,
        extra_headers: Sequence[Header],
    ) -> Answer:
        """Return a ready answer; each encoding has its own strong validator."""
        shared = (*extra_headers, (b"vary", b"accept-encoding"))
        variants = {
            encoding: _marked(
                encoding,
                build_answer(
                    status,
                    content_type,
                    packed,
                    cache_control=cache_control,
                    extra_headers=shared,
                    compressible=False,
                ),
            )
            for encoding, packed in self.pack(body).items()
        }
        etag = variants["identity"].etag
        return Answer(status, etag, tuple(variants), MappingProxyType(variants))

    def pack(self, body: bytes) -> Mapping[str, bytes]:
        """Return the body's encodings, from the folder when it holds them undamaged."""
        name = f"{hashlib.sha256(body).hexdigest()}.{_FORMAT}.zip"
        self._used.add(name)
        kept = _read(self._folder / name)
        if kept is not None:
            return {**kept, "identity": body}
        packed = compress(body, "best")
        self._keep(name, packed)
        return packed

    def forget_unused(self, now: float | None = None) -> None:
        """Delete what no pages have needed for a month: a build may be gone back to."""
        oldest = (time.time() if now is None else now) - _KEPT_SECONDS
        try:
            for path in self._folder.glob("*.zip"):
                if path.name in self._used:
                    os.utime(path)
                elif path.stat().st_mtime < oldest:
                    path.unlink(missing_ok=True)
        except OSError as error:
            self._warn(error)

    def _warn(self, error: OSError) -> None:
        """Say it once: nothing but the speed of a start depends on the folder."""
        if not self._unwritable:
            self._unwritable = True
            _log.warning("The next start will be slower, the cache cannot be written: %s", error)

    def _keep(self, name: str, packed: Mapping[str, bytes]) -> None:
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            for encoding, body in packed.items():
                if encoding != "identity":
                    archive.writestr(encoding, body)
        try:
            # Another process may write the same entry.
            replace_file(self._folder / name, buffer.getvalue(), durable=False)
        except OSError as error:
            self._warn(error)


def _read(path: Path) -> dict[str, bytes] | None:
    try:
        with zipfile.ZipFile(path) as archive:
            return {name: archive.read(name) for name in archive.namelist()}
    except FileNotFoundError:
        return None
    except (OSError, zipfile.BadZipFile) as error:
        _log.warning("A damaged cache entry is made again: %s", error)
        return None


def _marked(encoding: str, answer: Answer) -> Variant:
    variant = answer.variants["identity"]
    if encoding == "identity":
        return variant
    header = (b"content-encoding", encoding.encode("ascii"))
    return replace(variant, headers=(*variant.headers, header))


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
    ".speculationrules": "application/speculationrules+json",
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
    # Looked up once: the name may be a link that is exchanged while this reads.
    folder = folder.resolve()
    files = {
        file.path: file for path in _paths(folder) for file in [_built_file(folder, path, origin)]
    }
    missing = [name for name in _REQUIRED if name not in files]
    if missing:
        raise DistError(
            f"The built site in {folder} lacks {', '.join(missing)}; run ./nk build first."
        )
    return files


def _paths(folder: Path) -> list[Path]:
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.suffix in CONTENT_TYPES
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
        and path.is_file()
        # The folder itself is resolved, so that only a link can lead out of it.
        and (not path.is_symlink() or path.resolve().is_relative_to(folder))
    ]


def _built_file(folder: Path, path: Path, origin: str) -> BuiltFile:
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
