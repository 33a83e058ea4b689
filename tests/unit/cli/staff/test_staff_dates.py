"""Dates as staff type them."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nk.bangkok import BANGKOK
from nk.club.errors import UnclearError
from nk.club.typed import read_day, read_end, read_moment, written

TODAY = date(2026, 11, 18)
EVENING = datetime(2026, 11, 22, 18, 30, tzinfo=BANGKOK)


@pytest.mark.parametrize(
    "typed",
    [
        "2026-11-22 18:30",
        "2026-11-22T18:30",
        "  2026-11-22   18:30:00 ",
        "2026/11/22 18.30",
        "2569-11-22 18:30",
        "22/11/2569 18:30",
        "22-11-2569 18.30",
        "22.11.2569 18.30 น.",
        "22/11/2026 18:30 น",
        "๒๒/๑๑/๒๕๖๙ ๑๘:๓๐",
        "２２/１１/２５６９ １８：３０",
        "22 พ.ย. 2569 18:30",
        "22พย2569 18:30",
        "22 พฤศจิกายน 2569 18:30 น.",
        "22 พฤศจิกายน พ.ศ. 2569 18:30",
        "22 พ.ย. ค.ศ. 2026 18:30",
        "22 Nov 2026 18:30",
        "22 november 2569 6:30 pm",
        "Nov 22, 2026 6:30PM",
        "2026-11-22 11:30Z",
        "2026-11-22T18:30:00+07:00",
        "2026-11-22 06:30 -0500",
    ],
)
def test_one_evening_in_many_forms(typed: str) -> None:
    assert read_moment(typed, TODAY) == EVENING


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("today", date(2026, 11, 18)),
        ("วันนี้", date(2026, 11, 18)),
        ("Tomorrow", date(2026, 11, 19)),
        ("เมื่อวาน", date(2026, 11, 17)),
        ("5/6/2569", date(2026, 6, 5)),
        ("6/6/2026", date(2026, 6, 6)),
        ("29/02/2567", date(2024, 2, 29)),
        ("31 ธ.ค. 2569", date(2026, 12, 31)),
        ("1 มี.ค. 2569", date(2026, 3, 1)),
        ("1 พ.ค. 2569", date(2026, 5, 1)),
        ("1 เมษา 2569", date(2026, 4, 1)),
        ("sept 1 2026", date(2026, 9, 1)),
    ],
)
def test_days(typed: str, day: date) -> None:
    assert read_day(typed, TODAY) == day


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("05/06/2026", "can be 5 June or 6 May; write 2026-06-05 or 2026-05-06"),
        ("22/11/69", "The year 69 is not clear"),
        ("22 พ.ย. 69", "The year 69 is not clear"),
        ("11/22/2026", "There is no day 11 of month 22 in 2026"),
        ("29/02/2569", "There is no day 29 of month 2 in 2026"),
        ("31/04/2569", "There is no day 31 of month 4"),
        ("0/1/2569", "There is no day 0"),
        ("2206-11-22", "The year 2206 is too far away"),
        ("1999-11-22", "The year 1999 is too far away"),
        ("22 พ.ย. พ.ศ. 2026", "do not go together"),
        ("22 พ.ย. ค.ศ. 2569", "do not go together"),
        ("22 smarch 2026", "'smarch' is not a month"),
        ("", "'' is not a day"),
        ("next friday", "write it like 2026-11-22, 22/11/2569 or 22 พ.ย. 2569"),
        ("22/11", "is not a day"),
        ("2026-11-22-01", "is not a day"),
        ("9" * 70, "is not a day"),
        ("1/1/" + "9" * 70, "is not clear"),
        ("1/1/" + "9" * 20_000, "shorter than 20,004 letters"),
    ],
)
def test_unclear_days(typed: str, reason: str) -> None:
    with pytest.raises(UnclearError) as refused:
        read_day(typed, TODAY)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 200


def test_examples_are_told_apart_in_the_same_language() -> None:
    with pytest.raises(UnclearError) as refused:
        read_day("next friday", TODAY)
    assert refused.value.sentence.th.endswith("เขียนแบบ 2026-11-22, 22/11/2569 หรือ 22 พ.ย. 2569")


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("2026-11-22", "is not a day and a time; write it like 2026-11-22 18:30"),
        ("18:30", "is not a day and a time"),
        ("2026-11-22 24:00", "24:00 is not a time of day"),
        ("2026-11-22 18:60", "18:60 is not a time of day"),
        ("2026-11-22 13:30 pm", "13:30 is not a time of day"),
        ("2026-11-22 0:30 am", "0:30 is not a time of day"),
        ("2026-11-22 18:30+99:00", "is not a time zone"),
        ("", "is not a day and a time"),
        ("22/11/69 18:30", "is not clear"),
    ],
)
def test_unclear_moments(typed: str, reason: str) -> None:
    with pytest.raises(UnclearError) as refused:
        read_moment(typed, TODAY)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("typed", "end"),
    [
        ("21:00", datetime(2026, 11, 22, 21, 0, tzinfo=BANGKOK)),
        ("9:00 pm", datetime(2026, 11, 22, 21, 0, tzinfo=BANGKOK)),
        ("12:00am", datetime(2026, 11, 22, 0, 0, tzinfo=BANGKOK)),
        ("23/11/2569 01:00", datetime(2026, 11, 23, 1, 0, tzinfo=BANGKOK)),
    ],
)
def test_an_end_may_be_a_time_alone(typed: str, end: datetime) -> None:
    assert read_end(typed, EVENING.astimezone(UTC), TODAY) == end


@settings(derandomize=True, deadline=None, database=None)
@given(st.integers(0, 100 * 365 * 24 * 3600))
def test_what_is_written_is_read_back(seconds: int) -> None:
    whole = datetime(2000, 1, 1, tzinfo=BANGKOK) + timedelta(seconds=seconds)
    assert read_moment(written(whole), TODAY) == whole


@settings(derandomize=True, deadline=None, database=None)
@given(st.text(max_size=40))
def test_anything_typed_is_read_or_refused(typed: str) -> None:
    try:
        reason = written(read_moment(typed, TODAY)) + "."
    except UnclearError as refused:
        reason = str(refused)
    assert reason.endswith(".")
