"""The rules of single values, either side of each edge."""

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from nk.content.schema.hours import OpeningHours, TimeRange, days_once
from nk.content.schema.values import (
    Baht,
    Clock,
    Email,
    Host,
    InternalPath,
    Known,
    Phone,
    PictureName,
    Slug,
)

KNOWN = Known({"/": frozenset(), "/contact": frozenset({"faq"})}, frozenset({"heroes/home"}))
ADAPTERS: dict[str, TypeAdapter[Any]] = {
    "baht": TypeAdapter(Baht),
    "clock": TypeAdapter(Clock),
    "email": TypeAdapter(Email),
    "host": TypeAdapter(Host),
    "path": TypeAdapter(InternalPath),
    "phone": TypeAdapter(Phone),
    "picture": TypeAdapter(PictureName),
    "slug": TypeAdapter(Slug),
}


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("baht", 0),
        ("baht", 1_000_000),
        ("clock", "00:00"),
        ("clock", "23:59"),
        ("email", "hello@nk.example"),
        ("host", "images.example.com"),
        ("path", "/"),
        ("path", "/contact"),
        ("path", "/contact#faq"),
        ("phone", "+6620000000"),
        ("phone", "+1234567"),
        ("phone", "+123456789012345"),
        ("picture", "heroes/home"),
        ("slug", "play-at-shop"),
    ],
)
def test_good_values(kind: str, value: object) -> None:
    assert ADAPTERS[kind].validate_python(value, strict=True, context=KNOWN) == value


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("baht", -1),
        ("baht", 1_000_001),
        ("baht", 36.5),
        ("baht", "36"),
        ("baht", True),
        ("clock", "24:00"),
        ("clock", "9:30"),
        ("clock", "12:60"),
        ("email", "hello@nk"),
        ("email", "a b@nk.example"),
        ("email", "hello@nk.example?subject=x"),
        ("host", "https://example.com"),
        ("host", "example.com/path"),
        ("path", "contact"),
        ("path", "/en/contact"),
        ("path", "/contact/"),
        ("path", "/contact#map"),
        ("path", "/contact#"),
        ("path", "https://example.com/"),
        ("phone", "020000000"),
        ("phone", "+66 2 000 0000"),
        ("phone", "+123456"),
        ("phone", "+1234567890123456"),
        ("phone", "+0661234567"),
        ("phone", "+๖๖๒๐๐๐๐๐๐๐"),
        ("picture", "heroes/none"),
        ("picture", "home"),
        ("picture", "heroes/home.webp"),
        ("picture", "../heroes/home"),
        ("slug", "Play"),
        ("slug", "a--b"),
        ("slug", "-a"),
        ("slug", ""),
    ],
)
def test_bad_values(kind: str, value: object) -> None:
    with pytest.raises(ValidationError):
        ADAPTERS[kind].validate_python(value, strict=True, context=KNOWN)


def test_with_stand_ins_a_missing_picture_is_noted_and_allowed() -> None:
    known = Known({}, frozenset(), stand_ins=True)
    assert ADAPTERS["picture"].validate_python("heroes/new", context=known) == "heroes/new"
    assert known.pictures_used == {"heroes/new"}


def test_closing_is_after_opening() -> None:
    assert TimeRange(opens="10:00", closes="10:01").closes == "10:01"
    for closes in ("10:00", "09:59"):
        with pytest.raises(ValidationError, match="later than opening"):
            TimeRange(opens="10:00", closes=closes)


def test_a_day_has_one_set_of_hours() -> None:
    week = OpeningHours(days=("mon", "sun"), opens="10:00", closes="20:00")
    weekend = OpeningHours(days=("sun",), opens="11:00", closes="20:00")
    assert days_once((week,)) == (week,)
    with pytest.raises(ValueError, match="sun is given twice"):
        days_once((week, weekend))
