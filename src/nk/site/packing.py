"""Compressed bodies kept on disk, so that only the first start pays for the highest levels."""

import hashlib
import io
import logging
import os
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

from nk.http import Answer, Header, Variant, build_answer, compress

_log: Final = logging.getLogger(__name__)

# Raise this when the compression levels change: older entries are then not found.
_FORMAT: Final = "1"


class Packer:
    """Builds answers in every encoding and remembers the compressed forms in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._used: set[str] = set()

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

    def forget_unused(self) -> None:
        """Delete what the current pages no longer need."""
        for path in self._folder.glob("*.zip"):
            if path.name not in self._used:
                path.unlink(missing_ok=True)

    def _keep(self, name: str, packed: Mapping[str, bytes]) -> None:
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            for encoding, body in packed.items():
                if encoding != "identity":
                    archive.writestr(encoding, body)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            # Another process may write the same entry: each writes its own file, then renames.
            draft = self._folder / f"{name}.{os.getpid()}.draft"
            draft.write_bytes(buffer.getvalue())
            draft.replace(self._folder / name)
        except OSError as error:
            _log.warning("The next start will be slower, the cache cannot be written: %s", error)


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
