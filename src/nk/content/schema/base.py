"""What all content models share: nothing unknown, nothing changed after reading."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pydantic import BaseModel, ConfigDict, ValidationInfo


class ContentModel(BaseModel):
    """A part of the content. A key it does not name is a mistake, and types are not guessed."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        strict=True,
        # A field left out is compiled as its default, so the page's types need no question mark.
        json_schema_serialization_defaults_required=True,
    )


@dataclass(frozen=True, slots=True)
class Known:
    """What the content may refer to, and what it did refer to.

    `routes` maps each page to its anchors, `pictures` are the masters that exist. With stand-ins
    a missing picture is drawn instead of being a mistake.
    """

    routes: Mapping[str, frozenset[str]]
    pictures: frozenset[str]
    stand_ins: bool = False
    pictures_used: set[str] = field(default_factory=set)


def known_from(info: ValidationInfo) -> Known:
    """Take the Known that loading passes to every model."""
    if not isinstance(info.context, Known):
        raise TypeError("content models are read by nk.content.loading, which passes a Known")
    return info.context
