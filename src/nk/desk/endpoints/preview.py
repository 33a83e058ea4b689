"""The preview of the draft: begin it, how far it is, and its pages."""

import mimetypes
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response

from nk.club.errors import NotFoundError
from nk.desk.access.session import CurrentDesk, Desk
from nk.desk.bodies.base import Nothing
from nk.desk.bodies.content import PreviewBody, preview_body
from nk.desk.preview import PREVIEW_POLICY, preview_file, preview_page

router = APIRouter(prefix="/api")

_HEADERS: Final[Mapping[str, str]] = {
    "cache-control": "no-store",
    "content-security-policy": PREVIEW_POLICY,
    "x-frame-options": "SAMEORIGIN",
}


@router.post("/preview")
def start(form: Nothing, desk: CurrentDesk) -> PreviewBody:
    """Begin to build the draft's pages; beginning twice builds them once."""
    draft = desk.content_writer.drafts.load()
    replayed = desk.content_writer.replayed(draft)
    texts = {file: one.text for file, one in replayed.items()}
    return preview_body(desk.previewer.start(texts, draft.version))


@router.get("/preview")
def status(desk: CurrentDesk) -> PreviewBody:
    """Tell how far the preview is."""
    return preview_body(desk.previewer.status())


@router.get("/preview/page/{path:path}", response_model=None)
def page(path: str, desk: CurrentDesk) -> Response:
    """Return a page or a file of the preview."""
    file = _found(desk, path)
    if file.suffix == ".html":
        text = preview_page(file.read_text(encoding="utf-8"))
        return Response(text, headers=_HEADERS, media_type="text/html")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), headers=_HEADERS, media_type=kind)


def _found(desk: Desk, path: str) -> Path:
    folder = desk.previewer.folder()
    file = preview_file(folder, path) if folder else None
    if file is None:
        raise NotFoundError("page", path[:60])
    return file
