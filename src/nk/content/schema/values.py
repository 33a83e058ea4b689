"""The kinds of values that content files share: texts in two languages, prices, links, hours."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Literal, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    SerializationInfo,
    StringConstraints,
    ValidationInfo,
    WithJsonSchema,
    model_serializer,
    model_validator,
)

from nk.links import checked_link, public_host
from nk.sentences import WrongValueError


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
    a missing picture is drawn instead of being a mistake. `photographs` are the pictures that are
    not the project's own art.
    """

    routes: Mapping[str, frozenset[str]]
    pictures: frozenset[str]
    stand_ins: bool = False
    photographs: frozenset[str] = frozenset()
    pictures_used: set[str] = field(default_factory=set)


def known_from(info: ValidationInfo) -> Known:
    """Take the Known that loading passes to every model."""
    if not isinstance(info.context, Known):
        raise TypeError("content models are read by nk.content.registry, which passes a Known")
    return info.context


Language = Literal["th", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

# What the page fills in, `{count}`, and what nk.content.facts does, `{shop.games}`.
PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")
_FACT_NAME = r"(?P<name>[a-z_]+\.[a-z0-9_]+)"
FACT = re.compile(rf"\{{{_FACT_NAME}(?::(?P<form>word|Word))?\}}")
FACT_AS_NUMBER = re.compile(rf"=\{{{_FACT_NAME}\}}")
NO_BREAK_SPACE = "\u00a0"
_REPEAT_SIGN = re.compile(r"(?<=[\u0e01-\u0e4e])[ \u00a0]*ๆ")
UNITS = (
    "บาท|คน|เกม|ชั่วโมง|ชม\\.|นาที|วินาที|วัน|สัปดาห์|เดือน|ปี|แต้ม|เซต|ครั้ง|ข้อ|ลูก|ตัว|ชิ้น|ใบ|"
    "รูป|ฟอง|รส|สาขา|กล่อง|นิ้ว|ซม\\.|น\\.|ดาว|รายการ|โซน|แก๊ง|"
    # A place at a table; before another word the same letters mean `that`.
    "ที่(?![\u0e01-\u0e4e])"
)
_BEFORE_UNIT = re.compile(rf"(?<=[0-9}}+%]) (?=(?:{UNITS}))")
_ASTERISK = "*"
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f]")
_THAI_LETTER = re.compile(r"[\u0e01-\u0e3a\u0e40-\u0e4e]")
# Longer than any name of a game: a text of this many words is a sentence in the wrong language.
_LONGEST_NAME = 5


def _clean_line(text: str) -> str:
    text = text.strip()
    if not text:
        raise WrongValueError("ยังว่างอยู่ พิมพ์ข้อความด้วย", "the text is empty; write it")
    if _CONTROL.search(text):
        raise WrongValueError(
            "มีตัวอักษรที่มองไม่เห็นติดมา ลบทั้งช่องแล้วพิมพ์ใหม่",
            "the text has an invisible control character; type it again",
        )
    if text.count(_ASTERISK) % 2:
        raise WrongValueError(
            "ดอกจันไม่ครบคู่ คำที่จะให้เป็นสีต้องมี * ทั้งหน้าและหลัง",
            "an asterisk is missing; *a coloured part* stands between two",
        )
    return text


def _thai(text: str) -> str:
    """Bind the repeat sign to its word and a figure to its unit: a line may end before neither."""
    words = re.findall(r"[A-Za-z]+", FACT.sub("", PLACEHOLDER.sub("", text)))
    if not _THAI_LETTER.search(text) and len(words) > _LONGEST_NAME:
        raise WrongValueError(
            "ช่องนี้ใส่ภาษาไทย แต่ที่พิมพ์มาเป็นอังกฤษ",
            "this is English; write the Thai text here",
        )
    return _BEFORE_UNIT.sub(NO_BREAK_SPACE, _REPEAT_SIGN.sub(NO_BREAK_SPACE + "ๆ", text))


def _english(text: str) -> str:
    """Refuse Thai letters, and the baht sign: a page would fetch a Thai font for it."""
    if _THAI_LETTER.search(text):
        raise WrongValueError(
            "ช่องนี้ใส่ภาษาอังกฤษ แต่มีภาษาไทยอยู่", "this is Thai; write the English text here"
        )
    if "฿" in text:
        raise WrongValueError(
            "ในภาษาอังกฤษใช้ baht หรือ THB แทน ฿",
            "write `baht` or `THB` in English; ฿ is only in the Thai font",
        )
    return text


Line = Annotated[str, AfterValidator(_clean_line)]
ThaiLine = Annotated[Line, AfterValidator(_thai)]
EnglishLine = Annotated[Line, AfterValidator(_english)]


def language_of(info: SerializationInfo) -> Language:
    """Take the language that compiling passes to every model."""
    asked = info.context.get("language") if isinstance(info.context, dict) else None
    for language in LANGUAGES:
        if language == asked:
            return language
    raise TypeError("content is compiled by nk.content.compile, which passes the language")


class Text(ContentModel):
    """A text in Thai and in English; `{name}` stands for a value that the page fills in."""

    th: ThaiLine
    en: EnglishLine

    @model_validator(mode="after")
    def _same_placeholders(self) -> "Text":
        thai, english = (set(PLACEHOLDER.findall(text)) for text in (self.th, self.en))
        if thai != english:
            names = ", ".join(f"{{{name}}}" for name in sorted(thai ^ english))
            raise WrongValueError(
                f"{names} มีแค่ภาษาเดียว ใส่ให้ครบทั้งไทยและอังกฤษ",
                f"{names} stands in one language only; use it in both",
            )
        return self

    @model_serializer(mode="plain")
    def _in_one_language(self, info: SerializationInfo) -> str:
        return str(getattr(self, language_of(info)))


@dataclass(frozen=True, slots=True)
class Longest:
    """How many letters a text may have; marks above and below a letter are not counted."""

    letters: int


# What stands on a button or a link of its own, on one line of a small phone.
ButtonText = Annotated[Text, Longest(30)]


class TextList(ContentModel):
    """A list that each language makes for itself, such as the keywords of a page."""

    th: tuple[ThaiLine, ...]
    en: tuple[EnglishLine, ...]

    @model_serializer(mode="plain")
    def _in_one_language(self, info: SerializationInfo) -> list[str]:
        return list(self.th if language_of(info) == "th" else self.en)


_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PICTURE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)+")
_E164 = re.compile(r"\+[1-9][0-9]{6,14}")
_EMAIL = re.compile(r"[A-Za-z0-9._+-]+@(?P<host>[a-z0-9.-]+)")
_CLOCK = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")


def _slug(value: str) -> str:
    if not _SLUG.fullmatch(value):
        raise WrongValueError(
            "ใช้ได้แค่ a-z ตัวเล็ก ตัวเลข และขีดกลางทีละขีด เช่น play-at-shop",
            "use small letters, digits and single hyphens, such as `play-at-shop`",
        )
    return value


def shown_phone(number: str) -> str:
    """Write a Thai number as people dial it: +6620000001 is 02-000-0001."""
    if not number.startswith("+66"):
        return number
    dialled = f"0{number.removeprefix('+66')}"
    area = 2 if dialled.startswith("02") else 3
    return f"{dialled[:area]}-{dialled[area : area + 3]}-{dialled[area + 3 :]}"


def _phone(value: str) -> str:
    if not _E164.fullmatch(value):
        raise WrongValueError(
            "ใส่เบอร์แบบ +66 ตามด้วยตัวเลขติดกัน เช่น +6621234567",
            "write the number as +66 and digits, without spaces: +6621234567",
        )
    return value


def _email(value: str) -> str:
    match = _EMAIL.fullmatch(value)
    if not match:
        raise WrongValueError(
            "ใส่อีเมลให้ครบ เช่น hello@example.com", "write an address such as hello@example.com"
        )
    public_host(match["host"])
    return value


def _clock(value: str) -> str:
    if not _CLOCK.fullmatch(value):
        raise WrongValueError(
            "ใส่เวลาแบบ 09:30 ตั้งแต่ 00:00 ถึง 23:59",
            'write the time as "09:30", in quotes, from 00:00 to 23:59',
        )
    return value


def _internal_path(value: str, info: ValidationInfo) -> str:
    routes = known_from(info).routes
    path, mark, anchor = value.partition("#")
    if path not in routes:
        pages = ", ".join(routes)
        raise WrongValueError(
            f"ไม่มีหน้า {path or value!r} หน้าที่มีคือ {pages}",
            f"there is no page {path or value!r}; pages are {pages}",
        )
    if mark and anchor not in routes[path]:
        anchors = ", ".join(sorted(routes[path]))
        raise WrongValueError(
            f"หน้า {path} ไม่มีส่วนที่ชื่อ {anchor!r} ที่มีคือ {anchors or '(ไม่มีเลย)'}",
            f"{path} has no part named {anchor!r}; it has {anchors or 'none'}",
        )
    return value


def _picture(value: str, info: ValidationInfo) -> str:
    known = known_from(info)
    if not _PICTURE.fullmatch(value):
        raise WrongValueError(
            "ใส่ชื่อรูปแบบ โฟลเดอร์/ชื่อ ไม่ต้องมี .jpg ต่อท้าย เช่น heroes/home",
            "name the picture as folder/name without an ending: heroes/home",
        )
    if value not in known.pictures and not known.stand_ins:
        raise WrongValueError(
            f"ไม่มีรูปชื่อ {value} เช็กชื่ออีกที หรือใส่รูปนี้ก่อน",
            f"there is no picture content/images/{value}.webp (or .jpg, .png, .avif)",
        )
    known.pictures_used.add(value)
    return value


Slug = Annotated[str, AfterValidator(_slug)]
Phone = Annotated[str, AfterValidator(_phone)]
Email = Annotated[str, AfterValidator(_email)]
Clock = Annotated[str, AfterValidator(_clock)]
Link = Annotated[str, AfterValidator(checked_link)]
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
Word = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]


class Head(ContentModel):
    """The title, description and keywords of a page."""

    # Search results cut what is longer.
    title: Annotated[Text, Longest(60)]
    description: Annotated[Text, Longest(160)]
    keywords: TextList
