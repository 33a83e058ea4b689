"""Opening hours: said once and shown, closing after midnight, and days that differ."""

import json
import shutil
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from nk.content.checks.special_hours import contradicting_days, past_days
from nk.content.compiler import compiled
from nk.content.registry import load_content
from nk.content.schema.hours import DoorTimes, OpeningHours, SpecialHours, shown_hours
from nk.content.schema.values import shown_phone
from nk.content.yaml import Document, parse_document

WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
HOURS: TypeAdapter[Any] = TypeAdapter(tuple[OpeningHours, ...])
SPECIAL: TypeAdapter[Any] = TypeAdapter(SpecialHours)
CONTENT = Path(__file__).resolve().parents[3] / "content"
BRANCHES = frozenset({"bangkae", "samyan"})


def line(days: list[str], opens: str = "12:00", closes: str = "21:00") -> dict[str, object]:
    return {"days": days, "opens": opens, "closes": closes}


def hours(*lines: dict[str, object]) -> Any:
    return HOURS.validate_json(json.dumps(lines))


@pytest.mark.parametrize(
    ("lines", "thai", "english"),
    [
        (
            [line(WEEK[:5]), line(WEEK[5:], "11:00")],
            "จันทร์–ศุกร์ 12:00–21:00\u00a0น. เสาร์–อาทิตย์ 11:00–21:00\u00a0น.",
            "Mon–Fri 12:00–21:00, Sat–Sun 11:00–21:00",
        ),
        ([line(WEEK)], "ทุกวัน 12:00–21:00\u00a0น.", "Daily 12:00–21:00"),
        (
            [line(["fri"], closes="01:00"), line(["sat", "mon"])],
            "จันทร์ 12:00–21:00\u00a0น. ศุกร์ 12:00–01:00\u00a0น. เสาร์ 12:00–21:00\u00a0น.",
            "Mon 12:00–21:00, Fri 12:00–01:00, Sat 12:00–21:00",
        ),
    ],
)
def test_hours_are_shown_as_they_are(
    lines: list[dict[str, object]], thai: str, english: str
) -> None:
    shown = shown_hours(hours(*lines))
    assert (shown.th, shown.en) == (thai, english)


@pytest.mark.parametrize("closes", ["01:30", "25:30"])
def test_closing_after_midnight(closes: str) -> None:
    times = DoorTimes(opens="18:00", closes=closes)
    assert (times.closes, times.shown) == ("25:30", "18:00–01:30")


@pytest.mark.parametrize(
    ("opens", "closes"),
    [
        ("12:00", "12:00"),
        ("21:00", "12:00"),
        ("21:00", "30:01"),
        ("21:00", "9:00"),
        ("25:00", "26:00"),
    ],
)
def test_impossible_times(opens: str, closes: str) -> None:
    with pytest.raises(ValidationError):
        DoorTimes(opens=opens, closes=closes)


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        ("+6620000001", "02-000-0001"),
        ("+66812345678", "081-234-5678"),
        ("+6653123456", "053-123-456"),
        ("+4420123456", "+4420123456"),
    ],
)
def test_a_number_as_people_dial_it(number: str, shown: str) -> None:
    assert shown_phone(number) == shown


REASON = "reason: {th: หยุด, en: Closed}"
SONGKRAN = f"""\
- first: 2027-04-13
  last: 2027-04-15
  hours: null
  {REASON}
"""
LATE = f"""\
- first: 2027-04-15
  branches: [samyan]
  hours: {{opens: "11:00", closes: "01:00"}}
  {REASON}
"""


def special(text: str) -> tuple[SpecialHours, Document]:
    document = parse_document(text, "content/special-hours.yaml")
    return SPECIAL.validate_json(json.dumps(document.value)), document


def test_special_days_are_read() -> None:
    (day,), _ = special(LATE)
    assert day.hours == DoorTimes(opens="11:00", closes="25:00")
    compiled = SPECIAL.dump_python((day,), mode="json", context={"language": "en"})
    assert compiled == [
        {
            "first": "2027-04-15",
            "last": None,
            "hours": {"opens": "11:00", "closes": "25:00"},
            "reason": "Closed",
        }
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (SONGKRAN, []),
        (SONGKRAN.replace("  hours", "  branches: [bangkae]\n  hours") + LATE, []),
        (SONGKRAN + LATE, [":5: 2.first: 2027-04-15 has special hours already, since 2027-04-13"]),
        (LATE.replace("samyan", "silom"), [":2: 1.branches: there is no branch silom"]),
    ],
)
def test_days_that_contradict(text: str, found: list[str]) -> None:
    errors = [
        str(error) for error in contradicting_days(special(text)[0], BRANCHES, special(text)[1])
    ]
    assert len(errors) == len(found)
    assert all(part in error for part, error in zip(found, errors, strict=True))


def test_the_last_day_is_not_before_the_first() -> None:
    with pytest.raises(ValidationError, match="must not be before"):
        special(SONGKRAN.replace("04-15", "04-12"))


@pytest.mark.parametrize(("today", "over"), [(date(2027, 4, 15), 0), (date(2027, 4, 16), 1)])
def test_days_that_are_over(today: date, over: int) -> None:
    days, document = special(SONGKRAN)
    assert len(list(past_days(days, document, today))) == over


def test_each_branch_is_compiled_with_its_own_days(tmp_path: Path) -> None:
    folder = shutil.copytree(CONTENT, tmp_path / "c", ignore=shutil.ignore_patterns("images"))
    (folder / "special-hours.yaml").write_text(
        LATE + SONGKRAN.replace("2027-04-1", "2027-05-1"), "utf-8"
    )
    english = compiled(load_content(folder, stand_ins=True), "en")
    days = {
        each["id"]: [day["first"] for day in each["special_hours"]] for each in english["branches"]
    }
    assert days == {
        "bangkae": ["2027-05-13"],
        "srinakarin": ["2027-05-13"],
        "samyan": ["2027-04-15", "2027-05-13"],
        "phranakhon": ["2027-05-13"],
    }


def test_the_shipped_file_is_read() -> None:
    special((CONTENT / "special-hours.yaml").read_text("utf-8"))
