"""The content: files and their fields, the draft, its check and its publication."""

from http import HTTPStatus
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response

from nk.club.errors import NotFoundError
from nk.club.store.connections import Change
from nk.content.registry import SOURCES, Source
from nk.content.yaml import Value, parse_document
from nk.desk.access.session import CurrentDesk, CurrentDevice, CurrentWrite, Desk
from nk.desk.answers import REFUSALS
from nk.desk.bodies.base import Nothing, words
from nk.desk.bodies.content import (
    CheckBody,
    DiscardForm,
    DraftBody,
    DraftEditBody,
    EditsForm,
    FieldsBody,
    FileBody,
    FilesBody,
    PublishedBody,
    field_body,
    mistake_body,
)
from nk.desk.editing.drafts import Draft, DraftStore, summary
from nk.desk.editing.fields import fields_of
from nk.desk.editing.forms import KeptEdit
from nk.desk.editing.labels import label_of
from nk.desk.editing.writing import Prepared
from nk.desk.endpoints.publish import told

router = APIRouter(prefix="/api")

_SOURCES: Final = {source.file: source for source in SOURCES}


def source_of(file: str) -> Source:
    """Return a content file by its name; only those of the registry can be named."""
    if file not in _SOURCES:
        raise NotFoundError("file", Path(file).name[:60])
    return _SOURCES[file]


def draft_body(drafts: DraftStore, draft: Draft) -> DraftBody:
    """Return the draft as a body, each edit with the name of its place."""
    values: dict[tuple[str, bool], Value] = {}

    def body(edit: KeptEdit) -> DraftEditBody:
        # What is taken out is named by the text that still has it.
        place = edit.file, edit.kind == "remove"
        if place not in values:
            replayed = drafts.replay(edit.file, draft)
            text = replayed.before if place[1] else replayed.text
            values[place] = parse_document(text, edit.file).value
        label = words(label_of(values[place], tuple(edit.steps)))
        return DraftEditBody(**edit.model_dump(), label=label)

    edits = [body(edit) for edit in draft.edits]
    return DraftBody(version=draft.version, edits=edits, pictures=draft.pictures)


@router.get("/content")
def files(desk: CurrentDesk) -> FilesBody:
    """List the content files."""
    draft = desk.content_writer.drafts.load()
    edits = [edit.file for edit in draft.edits]
    return FilesBody(
        files=[
            FileBody(file=source.file, route=source.route, edits=edits.count(source.file))
            for source in SOURCES
        ],
        pictures=len(draft.pictures),
    )


@router.get("/content/fields")
def fields(file: str, desk: CurrentDesk) -> FieldsBody:
    """List a file's fields, as the draft would have them."""
    source = source_of(file)
    drafts: DraftStore = desk.content_writer.drafts
    draft = drafts.load()
    document = parse_document(drafts.replay(file, draft).text, f"content/{file}")
    found = [field_body(field) for field in fields_of(source, document)]
    return FieldsBody(file=file, version=draft.version, fields=found)


@router.get("/draft")
def draft(desk: CurrentDesk) -> DraftBody:
    """Return the draft."""
    drafts = desk.content_writer.drafts
    return draft_body(drafts, drafts.load())


@router.post("/draft/edit", response_model=DraftBody)
def edit(
    form: EditsForm, desk: CurrentDesk, device: CurrentDevice, write: CurrentWrite
) -> Response:
    """Take edits into the draft; a value that somebody else changed is a conflict."""

    def work(change: Change) -> DraftBody:
        for one in form.edits:
            source_of(one.file)
        added = desk.content_writer.drafts.add(form.edits, device.name, change.at)
        return draft_body(desk.content_writer.drafts, added)

    return write.do(work).response()


@router.post("/draft/discard", response_model=DraftBody)
def discard(form: DiscardForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Take edits out of the draft."""
    drafts = desk.content_writer.drafts
    return write.do(lambda _: draft_body(drafts, drafts.discard(form.ids))).response()


@router.post("/draft/check")
def check(form: Nothing, desk: CurrentDesk) -> CheckBody:
    """Check the content as the draft would make it; nothing is changed."""
    found = desk.content_writer.check(desk.content_writer.drafts.load())
    return CheckBody(mistakes=[mistake_body(one) for one in found])


@router.post("/draft/publish", response_model=PublishedBody)
def publish(
    form: Nothing, desk: CurrentDesk, device: CurrentDevice, write: CurrentWrite
) -> Response:
    """Check the draft, write it into the files, and have it made live."""
    # The check takes a moment, in which nobody else should wait for the store.
    prepared = _prepared(desk)

    def work(change: Change) -> PublishedBody:
        if isinstance(prepared, Exception):
            raise prepared
        # The store can take its note back; files that are exchanged stay so.
        change.note("content.write", "content", facts=summary(prepared.draft))
        written = desk.content_writer.commit(prepared)
        return PublishedBody(edits=len(written.edits), files=sorted(prepared.files))

    answer = write.do(work)
    if answer.status != HTTPStatus.OK:
        return answer.response()
    # Building takes long and can be done again, so it is no part of the write itself. A write
    # that is sent again may be one whose desk ended before it could build.
    return told(answer, desk.publisher.publish(device.name))


def _prepared(desk: Desk) -> Prepared | Exception:
    try:
        return desk.content_writer.prepare()
    except REFUSALS as refused:
        return refused
