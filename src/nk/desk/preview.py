"""The preview: the real pages, built from the draft, shown beside the form without scripts."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, Protocol

PLACE: Final = "/api/preview/page"
STEPS: Final = 4
State = Literal["none", "building", "ready", "failed"]

# Its scripts are off, so the pages may keep their styles inside; everything comes from the desk.
PREVIEW_POLICY: Final = (
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; "
    "sandbox allow-same-origin"
)
_TAG: Final = re.compile(r"<[^>]*>|url\([^)]*\)")
# An address of the site's own, at the start of a value or behind a comma of several.
_OWN_ADDRESS: Final = re.compile(r"""(?<=["'(])/(?!/)|(?<=, )/(?=\w)""")
_SCRIPT: Final = re.compile(r"<script\b.*?</script>", re.DOTALL | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PreviewStatus:
    """How far the preview is, and which version of the draft it shows."""

    state: State = "none"
    version: int | None = None
    step: int = 0


class Previewer(Protocol):
    """Builds the pages of a draft aside. Building goes on after `start` returned."""

    def start(self, texts: Mapping[str, str], version: int) -> PreviewStatus:
        """Begin to build the content with these texts in it, unless a build is under way."""

    def status(self) -> PreviewStatus:
        """Tell how far it is."""

    def folder(self) -> Path | None:
        """Return where the built pages are, if there are any."""


def preview_file(folder: Path, path: str) -> Path | None:
    """Return the built file of an address of the site, if there is one."""
    parts = [part for part in path.split("/") if part]
    if any(part.startswith(".") for part in parts):
        return None
    name = "/".join(parts) or "index"
    for ending in ("", ".html", "/index.html"):
        file = folder / f"{name}{ending}"
        if file.is_file() and file.resolve().is_relative_to(folder.resolve()):
            return file
    return None


def preview_page(text: str) -> str:
    """Let a built page's own addresses lead into the preview, and take its scripts out."""
    quiet = _SCRIPT.sub("", text)
    return _TAG.sub(lambda tag: _OWN_ADDRESS.sub(f"{PLACE}/", tag[0]), quiet)
