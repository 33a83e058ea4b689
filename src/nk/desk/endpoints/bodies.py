"""The bodies that the screens send and get. Unknown keys are refused."""

from datetime import datetime
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from nk.club.errors import Sentence
from nk.desk.devices import Device
from nk.desk.editing.fields import Field as ContentField
from nk.desk.editing.forms import EditForm, KeptEdit
from nk.desk.editing.widgets import Shape, Widget, blank
from nk.desk.permissions import Role
from nk.desk.preview import STEPS, PreviewStatus, State


class Sent(BaseModel):
    """What a screen sends."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Words(BaseModel):
    """A sentence in both languages."""

    th: str
    en: str


def words(sentence: Sentence) -> Words:
    """Return a sentence as a body."""
    return Words(th=sentence.th, en=sentence.en)


PersonName = Annotated[str, StringConstraints(min_length=1, max_length=100)]


class PairForm(Sent):
    """The code of a pairing link, from the part of the address that is never sent by itself."""

    code: Annotated[str, StringConstraints(min_length=20, max_length=100)]


class PairingForm(Sent):
    """Whom a new link lets in."""

    name: PersonName
    role: Role
    event_id: Annotated[int, Field(ge=1)] | None = None
    stadium: Annotated[int, Field(ge=1, le=99)] | None = None


class EndForm(Sent):
    """The device to end."""

    id: Annotated[int, Field(ge=1)]


class EndPersonForm(Sent):
    """The person whose devices end."""

    name: PersonName


class Nothing(Sent):
    """A write that needs no words."""


class EditsForm(Sent):
    """Edits to take into the draft, all or none."""

    edits: Annotated[list[EditForm], Field(min_length=1, max_length=200)]


class DiscardForm(Sent):
    """The edits to take out of the draft; all of them if none is named."""

    ids: Annotated[list[int], Field(max_length=2_000)] | None = None


class DeviceBody(BaseModel):
    """A device as the screens show it."""

    id: int
    name: str
    role: Role
    event_id: int | None
    stadium: int | None
    created_at: datetime
    last_seen_at: datetime
    expires_at: datetime
    mine: bool = False


def device_body(device: Device, mine: int | None = None) -> DeviceBody:
    """Return a device as a body; nothing of its token is in it."""
    return DeviceBody(
        id=device.id,
        name=device.name,
        role=device.role,
        event_id=device.event_id,
        stadium=device.stadium,
        created_at=device.created_at,
        last_seen_at=device.last_seen_at,
        expires_at=device.expires_at,
        mine=device.id == mine,
    )


class DevicesBody(BaseModel):
    """All devices that can be used now."""

    devices: list[DeviceBody]


class EndedBody(BaseModel):
    """How many devices were ended."""

    ended: int


class PairingBody(BaseModel):
    """A pairing link, its end, and its QR code as an SVG path of `size` squares a side."""

    link: str
    expires_at: datetime
    size: int
    path: str


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
    """All content files."""

    files: list[FileBody]


class FieldsBody(BaseModel):
    """A file's fields with the draft's edits in them."""

    file: str
    version: int
    fields: list[FieldBody]


class DraftEditBody(KeptEdit):
    """An edit of the draft, with what its place is called on the screen."""

    label: Words


class DraftBody(BaseModel):
    """The draft: its version and its edits."""

    version: int
    edits: list[DraftEditBody]


class MistakeBody(BaseModel):
    """A mistake at its field."""

    file: str
    line: int
    steps: list[str | int] | None
    where: str
    reason: str


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


class EntryBody(BaseModel):
    """A line of the history."""

    id: int
    at: datetime
    who: str
    action: str
    subject: str
    subject_id: int | None
    detail: JsonValue


class HistoryBody(BaseModel):
    """A page of the history, and whether there is more."""

    entries: list[EntryBody]
    more: bool


class CopyBody(BaseModel):
    """A copy of the store on the machine."""

    name: str
    size: int
    at: datetime


class CopiesBody(BaseModel):
    """All copies of the store, the newest first."""

    copies: list[CopyBody]
