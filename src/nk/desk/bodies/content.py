"""The shop's content, its drafts and publications, as the screens send and get them."""

from datetime import datetime
from typing import Annotated

from pydantic import BaseModel, Field, JsonValue, StringConstraints

from nk.desk.bodies.base import Sent, Words, words
from nk.desk.editing.checking import Mistake
from nk.desk.editing.fields import Field as ContentField
from nk.desk.editing.forms import EditForm, KeptEdit
from nk.desk.editing.widgets import Shape, Widget, blank
from nk.desk.preview import STEPS, PreviewStatus, State

PersonName = Annotated[str, StringConstraints(min_length=1, max_length=100)]


class EditsForm(Sent):
    """Edits to take into the draft, all or none."""

    edits: Annotated[list[EditForm], Field(min_length=1, max_length=200)]


class DiscardForm(Sent):
    """The edits to take out of the draft; all of them if none is named."""

    ids: Annotated[list[int], Field(max_length=2_000)] | None = None


class ShapeBody(BaseModel):
    """How a value is edited: its widget and bounds; `blank` is what a new item starts with."""

    widget: Widget
    required: bool
    nullable: bool
    choices: list[str]
    minimum: float | None
    maximum: float | None
    pattern: str | None
    fewest: int
    most: int | None
    item: Widget | None
    blank: JsonValue


def shape_body(shape: Shape) -> ShapeBody:
    """Return a shape as a body."""
    return ShapeBody(
        widget=shape.widget,
        required=shape.required,
        nullable=shape.nullable,
        choices=list(shape.choices),
        minimum=shape.minimum,
        maximum=shape.maximum,
        pattern=shape.pattern,
        fewest=shape.fewest,
        most=shape.most,
        item=shape.item.widget if shape.item else None,
        blank=as_json(blank(shape.item) if shape.item else None),
    )


def as_json(value: object) -> JsonValue:
    """Return a plain value for a body."""
    if isinstance(value, list):
        return [as_json(item) for item in value]
    if isinstance(value, dict):
        return {str(key): as_json(item) for key, item in value.items()}
    assert value is None or isinstance(value, bool | int | float | str)
    return value


class FieldBody(BaseModel):
    """A field of a content file."""

    file: str
    steps: list[str | int]
    line: int
    label: Words
    shape: ShapeBody
    value: JsonValue
    present: bool
    sample: bool


def field_body(field: ContentField) -> FieldBody:
    """Return a field as a body."""
    return FieldBody(
        file=field.file,
        steps=list(field.steps),
        line=field.line,
        label=words(field.label),
        shape=shape_body(field.shape),
        value=as_json(field.value),
        present=field.present,
        sample=field.sample,
    )


class FileBody(BaseModel):
    """A content file: the page it belongs to, and how many edits of it wait in the draft."""

    file: str
    route: str | None
    edits: int


class FilesBody(BaseModel):
    """All content files, and how many pictures wait to be published."""

    files: list[FileBody]
    pictures: int


class FieldsBody(BaseModel):
    """A file's fields with the draft's edits in them."""

    file: str
    version: int
    fields: list[FieldBody]


class DraftEditBody(KeptEdit):
    """An edit of the draft, with what its place is called on the screen."""

    label: Words


class DraftBody(BaseModel):
    """The draft: its version, its edits, and the pictures that wait with them."""

    version: int
    edits: list[DraftEditBody]
    pictures: list[str]


class MistakeBody(BaseModel):
    """A mistake at its field; `label` is what the form calls it."""

    file: str
    line: int
    steps: list[str | int] | None
    where: str
    label: Words | None
    reason: Words


def mistake_body(mistake: Mistake) -> MistakeBody:
    """Return a mistake as a body."""
    return MistakeBody(
        file=mistake.file,
        line=mistake.line,
        steps=None if mistake.steps is None else list(mistake.steps),
        where=mistake.where,
        label=words(mistake.label) if mistake.label else None,
        reason=words(mistake.reason),
    )


class CheckBody(BaseModel):
    """What the checker found."""

    mistakes: list[MistakeBody]


class PublishedBody(BaseModel):
    """What was written, and whether visitors see it already."""

    edits: int
    files: list[str]
    live: bool = False
    message: Words | None = None


class PictureBody(BaseModel):
    """A picture as it was stored."""

    name: str
    file: str
    width: int
    height: int


class SampleBody(BaseModel):
    """A value that the shop still has to send; `done` if the draft holds the real one."""

    file: str
    steps: list[str | int]
    line: int
    label: Words
    shown: str
    done: bool


class SampleGroupBody(BaseModel):
    """Samples that the same people send."""

    group: str
    title: Words
    samples: list[SampleBody]


class OpeningBody(BaseModel):
    """What is left to do before the site goes public."""

    left: int
    total: int
    groups: list[SampleGroupBody]


class PreviewBody(BaseModel):
    """How far the preview is; `version` is that of the draft it shows."""

    state: State
    version: int | None
    step: int
    steps: int


def preview_body(status: PreviewStatus) -> PreviewBody:
    """Return the state of the preview as a body."""
    return PreviewBody(state=status.state, version=status.version, step=status.step, steps=STEPS)


class PublicationBody(BaseModel):
    """A build that went public, or was shown again."""

    at: datetime
    build: int
    back: bool
    current: bool


class PublicationsBody(BaseModel):
    """What went public, the latest first, and whether there is a way back."""

    publications: list[PublicationBody]
    can_go_back: bool
