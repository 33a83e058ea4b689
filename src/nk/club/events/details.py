"""What an event may say beside its name, time and place: every detail and its rule, in one place.

The store's columns and checks, the staff's flags and the columns of files all follow from here.
A detail in two languages has its Thai under the plain name and its English under `..._en`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from nk.club.errors import Sentence, UnclearError
from nk.club.links import required_picture
from nk.club.names import many_lines, one_line
from nk.club.store import columns


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDetails:
    """The details; one that is empty or None was not said."""

    name_en: str = ""
    description_en: str = ""
    # Baht to take part; 0 is free.
    fee: int | None = None
    format: str = ""
    format_en: str = ""
    bring: str = ""
    bring_en: str = ""
    level: str = ""
    level_en: str = ""
    places: int | None = None
    picture: str | None = None
    # What the picture shows, for those who cannot see it.
    picture_alt: str = ""
    picture_alt_en: str = ""
    # The point that every crop of the picture keeps in sight, in per cent from its upper left
    # corner; None is the middle.
    picture_left: int | None = None
    picture_top: int | None = None
    # Why it was called off; it may be kept when the event takes place after all.
    cancel_reason: str = ""
    cancel_reason_en: str = ""


@dataclass(frozen=True, slots=True)
class TextRule:
    """A text: how long it may be, and whether it has lines."""

    what: Sentence
    longest: int
    lines: bool = False

    def check(self, name: str) -> str:
        return f"length({name}) <= {self.longest}"

    def refusal(self) -> Sentence:
        return _too_long(self.what, self.longest)

    def cleaned(self, name: str, value: str) -> str:
        return many_lines(value, name) if self.lines else one_line(value, name)

    def read(self, name: str, typed: str) -> str:
        text = self.cleaned(name, typed)
        if len(text) > self.longest:
            said = self.refusal()
            raise UnclearError(f"ck_events_{name}", said.th, said.en, name)
        return text


@dataclass(frozen=True, slots=True)
class NumberRule:
    """A whole number and its bounds."""

    what: Sentence
    smallest: int
    largest: int

    def check(self, name: str) -> str:
        return f"{name} BETWEEN {self.smallest} AND {self.largest}"

    def refusal(self) -> Sentence:
        # Thai words run on, but a bracket is followed by a space.
        what = f"{self.what.th} " if self.what.th.endswith(")") else self.what.th
        low, high = f"{self.smallest:,}", f"{self.largest:,}"
        return Sentence(
            th=f"{what}ต้องเป็นจำนวนเต็ม ระหว่าง {low} ถึง {high}",
            en=f"{self.what.en} must be a whole number between {low} and {high}.",
        )

    def cleaned(self, name: str, value: int | None) -> int | None:
        return value

    def read(self, name: str, typed: str) -> int | None:
        """Read 150, 1,500 or Thai digits; nothing typed is nothing said."""
        digits = typed.strip().replace(",", "")
        if not digits:
            return None
        if not digits.isdecimal() or not self.smallest <= int(digits[:18]) <= self.largest:
            said = self.refusal()
            raise UnclearError(f"ck_events_{name}", said.th, said.en, name)
        return int(digits)


@dataclass(frozen=True, slots=True)
class PictureRule:
    """A picture: one of the site's own paths, or an https address."""

    what: Sentence

    def check(self, name: str) -> str:
        return f"length({name}) BETWEEN 1 AND {columns.LINK_LENGTH}"

    def refusal(self) -> Sentence:
        return _too_long(self.what, columns.LINK_LENGTH)

    def cleaned(self, name: str, value: str | None) -> str | None:
        return required_picture(value.strip(), name) if value and value.strip() else None

    def read(self, name: str, typed: str) -> str | None:
        return self.cleaned(name, typed)


Rule = TextRule | NumberRule | PictureRule


def _too_long(what: Sentence, longest: int) -> Sentence:
    return Sentence(
        th=f"{what.th}ยาวได้ไม่เกิน {longest:,} ตัวอักษร",
        en=f"{what.en} may have {longest:,} characters at most.",
    )


def _text(th: str, en: str, longest: int = columns.DETAIL_TEXT_LENGTH, **how: bool) -> TextRule:
    return TextRule(Sentence(th=th, en=en), longest, **how)


# They say more about a picture, and mean nothing for another one.
PICTURE_POINT: Final = ("picture_left", "picture_top")

DETAIL_RULES: Final[Mapping[str, Rule]] = {
    "name_en": _text("ชื่อภาษาอังกฤษ", "The name in English", columns.NAME_LENGTH),
    "description_en": _text(
        "รายละเอียดภาษาอังกฤษ",
        "The description in English",
        columns.DESCRIPTION_LENGTH,
        lines=True,
    ),
    "fee": NumberRule(
        Sentence(th="ค่าสมัคร (บาท 0 คือฟรี)", en="The entry fee (baht, 0 is free)"), 0, 100_000
    ),
    "format": _text("รูปแบบการเล่น", "How it is played"),
    "format_en": _text("รูปแบบการเล่นภาษาอังกฤษ", "How it is played, in English"),
    "bring": _text("ของที่ต้องเตรียมมา", "What to bring"),
    "bring_en": _text("ของที่ต้องเตรียมมา ภาษาอังกฤษ", "What to bring, in English"),
    "level": _text("อายุหรือระดับผู้เล่น", "For which age or level"),
    "level_en": _text("อายุหรือระดับผู้เล่น ภาษาอังกฤษ", "For which age or level, in English"),
    "places": NumberRule(Sentence(th="จำนวนที่รับ", en="The number of places"), 1, 10_000),
    "picture": PictureRule(Sentence(th="ที่อยู่รูป", en="The picture's address")),
    "picture_alt": _text("คำบรรยายรูป", "What the picture shows"),
    "picture_alt_en": _text("คำบรรยายรูปภาษาอังกฤษ", "What the picture shows, in English"),
    "picture_left": NumberRule(
        Sentence(
            th="จุดสำคัญของรูป นับจากซ้าย (%)",
            en="The point of the picture to keep in sight, from the left (per cent)",
        ),
        0,
        100,
    ),
    "picture_top": NumberRule(
        Sentence(
            th="จุดสำคัญของรูป นับจากด้านบน (%)",
            en="The point of the picture to keep in sight, from the top (per cent)",
        ),
        0,
        100,
    ),
    "cancel_reason": _text("เหตุผลที่ยกเลิก", "Why it is called off"),
    "cancel_reason_en": _text("เหตุผลที่ยกเลิก ภาษาอังกฤษ", "Why it is called off, in English"),
}


def details_of(event: EventDetails) -> dict[str, Any]:
    """Return the details alone, by name."""
    return {field.name: getattr(event, field.name) for field in fields(EventDetails)}


def cleaned_details(event: EventDetails) -> dict[str, Any]:
    """Return the details in the form they are kept in, or refuse."""
    return {name: rule.cleaned(name, getattr(event, name)) for name, rule in DETAIL_RULES.items()}


def typed_details(event: EventDetails) -> dict[str, str]:
    """Return the details as they are typed; reading them again changes nothing."""
    return {name: "" if value is None else str(value) for name, value in details_of(event).items()}
