"""Single values that content is made of, each with its rule and a reason staff can act on."""

import re
from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints, ValidationInfo, WithJsonSchema

from nk.content.links import https_link, public_host
from nk.content.schema.base import known_from

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PICTURE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)+")
_E164 = re.compile(r"\+[1-9][0-9]{6,14}")
_EMAIL = re.compile(r"[A-Za-z0-9._+-]+@(?P<host>[a-z0-9.-]+)")
_CLOCK = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")


def _slug(value: str) -> str:
    if not _SLUG.fullmatch(value):
        raise ValueError("use small letters, digits and single hyphens, such as `play-at-shop`")
    return value


def _phone(value: str) -> str:
    if not _E164.fullmatch(value):
        raise ValueError("write the number as +66 and digits, without spaces: +6621234567")
    return value


def _email(value: str) -> str:
    match = _EMAIL.fullmatch(value)
    if not match:
        raise ValueError("write an address such as hello@example.com")
    public_host(match["host"])
    return value


def _clock(value: str) -> str:
    if not _CLOCK.fullmatch(value):
        raise ValueError('write the time as "09:30", in quotes, from 00:00 to 23:59')
    return value


def _internal_path(value: str, info: ValidationInfo) -> str:
    routes = known_from(info).routes
    path, mark, anchor = value.partition("#")
    if path not in routes:
        raise ValueError(f"there is no page {path or value!r}; pages are {', '.join(routes)}")
    if mark and anchor not in routes[path]:
        anchors = ", ".join(sorted(routes[path])) or "none"
        raise ValueError(f"{path} has no part named {anchor!r}; it has {anchors}")
    return value


def _picture(value: str, info: ValidationInfo) -> str:
    known = known_from(info)
    if not _PICTURE.fullmatch(value):
        raise ValueError("name the picture as folder/name without an ending: heroes/home")
    if value not in known.pictures and not known.stand_ins:
        raise ValueError(f"there is no picture content/images/{value}.webp (or .jpg, .png, .avif)")
    known.pictures_used.add(value)
    return value


Slug = Annotated[str, AfterValidator(_slug)]
Phone = Annotated[str, AfterValidator(_phone)]
Email = Annotated[str, AfterValidator(_email)]
Clock = Annotated[str, AfterValidator(_clock)]
Link = Annotated[str, AfterValidator(https_link)]
Host = Annotated[str, AfterValidator(public_host)]
InternalPath = Annotated[str, AfterValidator(_internal_path)]
PictureName = Annotated[
    str,
    AfterValidator(_picture),
    WithJsonSchema({"type": "string", "x-typescript": "PictureName"}, mode="serialization"),
]
Baht = Annotated[int, Field(ge=0, le=1_000_000)]
Count = Annotated[int, Field(ge=0)]
Stars = Annotated[int, Field(ge=1, le=5)]
Anchor = Slug
Word = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
