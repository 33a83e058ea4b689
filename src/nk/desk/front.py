"""The desk's pages: the built files of its front end, held in memory and found by exact name."""

import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from nk.desk.access.guard import Receive, Scope, Send

_INDEX: Final = "/index.html"
# The build names these by their content, so a browser may keep them for good.
_ASSETS: Final = "/assets/"
_NOT_BUILT: Final = """<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>NK</title></head>
<body><main><h1>หน้าหลังร้านยังไม่ได้สร้าง</h1>
<p lang="en">The desk's pages are not built yet.</p></main></body></html>
"""
_MISSING: Final = b"There is nothing at this address."


@dataclass(frozen=True, slots=True)
class _File:
    status: int
    kind: str
    data: bytes
    kept: str = "no-cache"


class Front:
    """Serves the files of a build; any address of a screen gets the one page of them all."""

    def __init__(self, folder: Path | None) -> None:
        self._files = {} if folder is None else _files(folder)
        not_built = _File(503, "text/html; charset=utf-8", _NOT_BUILT.encode(), "no-store")
        self._index = self._files.get(_INDEX, not_built)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a GET or HEAD; the guard lets nothing else through to here."""
        file = self._find(scope["path"])
        headers = [
            (b"content-type", file.kind.encode()),
            (b"content-length", str(len(file.data)).encode()),
            (b"cache-control", file.kept.encode()),
        ]
        start = {"type": "http.response.start", "status": file.status, "headers": headers}
        await send(start)
        body = b"" if scope["method"] == "HEAD" else file.data
        await send({"type": "http.response.body", "body": body})

    def _find(self, path: str) -> _File:
        known = self._files.get(path)
        if known is not None:
            return known
        # The screens have addresses without an ending; a file that is missing is missing.
        if "." in path.rpartition("/")[2]:
            return _File(404, "text/plain; charset=utf-8", _MISSING, "no-store")
        return self._index


def _files(folder: Path) -> dict[str, _File]:
    found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {f"/{path.relative_to(folder).as_posix()}": _file(folder, path) for path in found}


def _file(folder: Path, path: Path) -> _File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/json":
        kind = f"{kind}; charset=utf-8"
    named = f"/{path.relative_to(folder).as_posix()}".startswith(_ASSETS)
    kept = "public, max-age=31536000, immutable" if named else "no-cache"
    return _File(200, kind, path.read_bytes(), kept)
