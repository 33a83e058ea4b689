"""Calendar files, read back by a real parser."""

import json
from dataclasses import replace
from datetime import UTC, timedelta
from typing import Any

import icalendar
import pytest

from nk.club.events import events
from nk.club.store.connections import Writer
from nk.settings import ROOT
from nk.site.api.application import Api
from nk.site.api.calendar import calendar, escaped, folded
from nk.sources import open_sources
from nk.sources.upstream_bodies import read_event
from tests.support.api import create_api, request
from tests.support.server.little_site import event
from tests.support.store import NOW, add_events, an_event

_AWKWARD = 'คืนวันศุกร์; ดวล, เด็ค \\ 100% "ใหม่" ' + "ยาว" * 40
ENDS = json.loads((ROOT / "tests" / "vectors" / "event_ends.json").read_text("utf-8"))


@pytest.mark.parametrize("language", ["th", "en"])
def test_a_calendar_is_read_by_a_real_parser(api: Api, language: str) -> None:
    got = request(api, f"/api/calendar/{language}.ics")
    assert got.headers["content-type"] == "text/calendar; charset=utf-8"
    (calendar,) = icalendar.Calendar.from_ical(got.body, multiple=True)
    entries: list[Any] = list(calendar.walk("VEVENT"))
    listed = request(api, "/api/events").json + request(api, "/api/events?status=past").json
    said = "name_en" if language == "en" else "name"
    assert {str(entry["SUMMARY"]) for entry in entries} == {event[said] for event in listed}
    assert len({str(entry["UID"]) for entry in entries}) == len(entries)
    for entry in entries:
        assert entry["DTSTART"].params["TZID"] == "Asia/Bangkok"
        assert entry["DTSTART"].dt.utcoffset() == timedelta(hours=7)
        prefix = "https://nk.example/en/" if language == "en" else "https://nk.example/events/"
        assert str(entry["URL"]).startswith(prefix)


def _entry(api: Api, number: int, language: str = "th") -> Any:
    got = request(api, f"/api/events/{number}.ics?lang={language}")
    assert got.status == 200
    # Typed as anything: the parser's values are a union of thirty types.
    entry: Any
    (entry,) = icalendar.Calendar.from_ical(got.body).walk("VEVENT")
    return entry


def test_awkward_texts_come_back_as_they_were(database: str, writer: Writer) -> None:
    description = "line one\nline, two; \\n not a break\n\nEND:VEVENT\nจบ"
    (number,) = add_events(writer, an_event(name=_AWKWARD, description=description))
    sources = open_sources(database, lambda: NOW)
    entry = _entry(create_api(sources, lambda: NOW, origin="https://nk.example"), number)
    sources.close()
    assert str(entry["SUMMARY"]) == _AWKWARD
    expected = f"{description}\n\nhttps://nk.example/events/{number}"
    assert str(entry["DESCRIPTION"]) == expected


@pytest.mark.parametrize(
    ("language", "summary", "description"),
    [
        ("th", "ซีซันโอเพน", "ค่าสมัคร: 150 บาท\nเล่นแบบไหน: 3on3\nเตรียมอะไรมา: เบย์ 3 ตัว"),
        ("en", "Season Open", "Rated\n\nEntry fee: 150 baht\nFormat: 3on3\nWhat to bring: 3 Beys"),
    ],
)
def test_an_entry_speaks_the_feeds_language(language: str, summary: str, description: str) -> None:
    told = replace(
        event("7", "ซีซันโอเพน", ""),
        name_en="Season Open",
        description_en="Rated" if language == "en" else "",
        fee=150,
        format="3on3",
        bring="เบย์ 3 ตัว",
        bring_en="3 Beys",
    )
    spoken: Any = language
    made = calendar([told], spoken, origin="https://nk.example", uid_domain="nk.example")
    entry: Any
    (entry,) = icalendar.Calendar.from_ical(made).walk("VEVENT")
    assert str(entry["SUMMARY"]) == summary
    assert str(entry["DESCRIPTION"]).startswith(f"{description}\n\nhttps://nk.example/")


def test_an_edit_raises_the_sequence_and_a_cancellation_says_so(
    database: str, writer: Writer
) -> None:
    (number,) = add_events(writer, an_event(name="Weekly"))
    sources = open_sources(database, lambda: NOW)
    first = _entry(create_api(sources, lambda: NOW), number, "en")
    with writer.change("test", NOW) as change:
        events.edit(change, number, {"location": "Samyan"})
        events.cancel(change, number)
    second = _entry(create_api(sources, lambda: NOW), number, "en")
    sources.close()
    assert (first["STATUS"], second["STATUS"]) == ("CONFIRMED", "CANCELLED")
    assert (int(first["SEQUENCE"]), int(second["SEQUENCE"])) == (0, 2)
    assert first["UID"] == second["UID"]
    assert str(second["SUMMARY"]) == "Cancelled: Weekly"


def test_every_line_ends_in_crlf_and_is_short(api: Api) -> None:
    body = request(api, "/api/calendar/th.ics").body
    assert body.endswith(b"\r\n")
    for line in body.split(b"\r\n"):
        assert len(line) <= 75
        assert b"\n" not in line
        assert b"\r" not in line
        line.decode("utf-8")


@pytest.mark.parametrize("length", [1, 74, 75, 76, 149, 150, 500])
@pytest.mark.parametrize("character", ["a", "ก", "😀"])
def test_folding_loses_nothing(length: int, character: str) -> None:
    line = f"X:{character * length}"
    assert folded(line).replace(b"\r\n ", b"").decode() == line + "\r\n"


@pytest.mark.parametrize("known", ENDS, ids=lambda known: known["says"])
def test_an_entry_ends_when_google_calendars_does(known: dict[str, Any]) -> None:
    """The pages' script writes that one from the same event, by the same vectors."""
    given = read_event(json.dumps({"id": "7", "name": "Cup", **known["event"]}).encode()).event
    body = calendar([given], "th", origin="https://nk.example", uid_domain="nk.example")
    entry: Any
    (entry,) = icalendar.Calendar.from_ical(body).walk("VEVENT")
    moments = [entry[name].dt.astimezone(UTC) for name in ("DTSTART", "DTEND")]
    assert "/".join(f"{moment:%Y%m%dT%H%M%SZ}" for moment in moments) == known["dates"]


def test_control_characters_do_not_reach_the_file() -> None:
    assert escaped("a\0b\x1b\r\nc") == "ab\\nc"
