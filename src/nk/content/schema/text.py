"""Text in two languages, compiled to plain strings of one."""

import re
from typing import Annotated, Literal, get_args

from pydantic import AfterValidator, SerializationInfo, model_serializer, model_validator

from nk.content.schema.base import ContentModel

Language = Literal["th", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")
NO_BREAK_SPACE = "\u00a0"
_REPEAT_SIGN = re.compile(r"(?<=[\u0e01-\u0e4e])[ \u00a0]*ๆ")
_UNITS = (
    "บาท|คน|เกม|ชั่วโมง|ชม\\.|นาที|วินาที|วัน|สัปดาห์|เดือน|ปี|แต้ม|เซต|ครั้ง|ข้อ|ลูก|ตัว|ชิ้น|ใบ|"
    "รูป|ฟอง|รส|สาขา|กล่อง|นิ้ว|ซม\\.|น\\.|ดาว|รายการ|โซน|แก๊ง"
)
# A rate such as 36 บาท/ชม. is too long to stay whole in a small badge.
_BEFORE_UNIT = re.compile(rf"(?<=[0-9}}]) (?=(?:{_UNITS})(?!/))")
_ASTERISK = "*"


def _clean_line(text: str) -> str:
    text = text.strip()
    if not text:
        raise ValueError("the text is empty; write it")
    if any(ord(character) < 32 and character != "\n" for character in text):
        raise ValueError("the text has an invisible control character; type it again")
    if text.count(_ASTERISK) % 2:
        raise ValueError("an asterisk is missing; *a coloured part* stands between two")
    return text


def _thai(text: str) -> str:
    """Bind the repeat sign to its word and a figure to its unit: a line may end before neither."""
    return _BEFORE_UNIT.sub(NO_BREAK_SPACE, _REPEAT_SIGN.sub(NO_BREAK_SPACE + "ๆ", text))


def _english(text: str) -> str:
    """Refuse the baht sign: Latin fonts lack it, and a page would fetch a Thai font for it."""
    if "฿" in text:
        raise ValueError("write `baht` or `THB` in English; ฿ is only in the Thai font")
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
    raise TypeError("content is compiled by nk.content.compiling, which passes the language")


class Text(ContentModel):
    """A text in Thai and in English; `{name}` stands for a value that the page fills in."""

    th: ThaiLine
    en: EnglishLine

    @model_validator(mode="after")
    def _same_placeholders(self) -> "Text":
        thai, english = (set(PLACEHOLDER.findall(text)) for text in (self.th, self.en))
        if thai != english:
            names = ", ".join(f"{{{name}}}" for name in sorted(thai ^ english))
            raise ValueError(f"{names} stands in one language only; use it in both")
        return self

    @model_serializer(mode="plain")
    def _in_one_language(self, info: SerializationInfo) -> str:
        return str(getattr(self, language_of(info)))


class TextList(ContentModel):
    """A list that each language makes for itself, such as the keywords of a page."""

    th: tuple[ThaiLine, ...]
    en: tuple[EnglishLine, ...]

    @model_serializer(mode="plain")
    def _in_one_language(self, info: SerializationInfo) -> list[str]:
        return list(self.th if language_of(info) == "th" else self.en)
