"""Events: what the clock and staff make of them, in which order, page by page."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from nk.club.errors import NotFoundError, RefusedError
from nk.club.events import events, registrations
from nk.club.events.details import EventDetails, details_of
from nk.club.events.events import Status, status_at
from nk.club.events.lists import get_event, list_events, list_numbers, next_flip
from nk.club.store import audit
from nk.club.store.columns import LONGEST_EVENT
from nk.club.store.connections import Reader, Writer
from tests.support.store import HOUR, NOW, add_events, an_event

SECOND = timedelta(seconds=1)


@pytest.mark.parametrize(
    ("now", "fixed", "expected"),
    [
        (NOW - SECOND, None, "upcoming"),
        (NOW, None, "ongoing"),
        (NOW + HOUR - SECOND, None, "ongoing"),
        (NOW + HOUR, None, "past"),
        (NOW - SECOND, "past", "past"),
        (NOW + 9 * HOUR, "upcoming", "upcoming"),
        (NOW + 9 * HOUR, "ongoing", "ongoing"),
    ],
)
def test_status_follows_the_clock_unless_fixed(
    now: datetime, fixed: Status | None, expected: Status
) -> None:
    assert status_at(now, NOW, NOW + HOUR, fixed) == expected


def _add_a_bit_of_everything(writer: Writer) -> None:
    add_events(
        writer,
        an_event(name="tomorrow", starts_at=NOW + 24 * HOUR, ends_at=NOW + 25 * HOUR),
        an_event(name="soon", starts_at=NOW + HOUR, ends_at=NOW + 2 * HOUR),
        an_event(name="running long", starts_at=NOW - LONGEST_EVENT + HOUR, ends_at=NOW + HOUR),
        an_event(name="running", starts_at=NOW - HOUR, ends_at=NOW + HOUR),
        an_event(name="starts now", starts_at=NOW, ends_at=NOW + HOUR),
        an_event(name="ends now", starts_at=NOW - HOUR, ends_at=NOW),
        an_event(name="last week", starts_at=NOW - 168 * HOUR, ends_at=NOW - 167 * HOUR),
        an_event(name="closed early", fixed_status="past"),
        an_event(
            name="postponed",
            starts_at=NOW - 48 * HOUR,
            ends_at=NOW - 47 * HOUR,
            fixed_status="upcoming",
        ),
        an_event(
            name="overtime",
            starts_at=NOW - 6 * HOUR,
            ends_at=NOW - 3 * HOUR,
            fixed_status="ongoing",
        ),
    )


def _names(reader: Reader, status: Status, **page: int) -> list[str]:
    with reader.reading() as connection:
        return [event.name for event in list_events(connection, status, NOW, **page)]


def test_lists_have_the_order_the_specification_asks_for(writer: Writer, reader: Reader) -> None:
    _add_a_bit_of_everything(writer)
    ongoing = ["running long", "overtime", "running", "starts now"]
    assert _names(reader, "ongoing") == ongoing
    assert _names(reader, "upcoming") == [*ongoing, "postponed", "soon", "tomorrow"]
    assert _names(reader, "past") == ["closed early", "ends now", "last week"]


@pytest.mark.parametrize("status", ["upcoming", "ongoing", "past"])
def test_pages_put_together_are_the_whole_list(
    writer: Writer, reader: Reader, status: Status
) -> None:
    _add_a_bit_of_everything(writer)
    whole = _names(reader, status)
    for size in (1, 2, 3):
        pages = [_names(reader, status, limit=size, offset=at) for at in range(0, 9, size)]
        assert [name for page in pages for name in page] == whole


def test_the_next_flip_is_the_next_start_or_end(writer: Writer, reader: Reader) -> None:
    with reader.reading() as connection:
        assert next_flip(connection, NOW) is None
    _add_a_bit_of_everything(writer)
    with reader.reading() as connection:
        assert next_flip(connection, NOW) == NOW + HOUR
        assert next_flip(connection, NOW + HOUR) == NOW + 2 * HOUR
        assert next_flip(connection, NOW + 25 * HOUR) is None


def test_cancelled_events_stay_listed_and_say_so(writer: Writer, reader: Reader) -> None:
    (number,) = add_events(writer, an_event())
    with writer.change("Beam", NOW) as change:
        events.cancel(change, number)
    with reader.reading() as connection:
        (event,) = list_events(connection, "upcoming", NOW)
    assert (event.cancelled, event.status, event.sequence) == (True, "upcoming", 1)


def test_an_edit_counts_and_is_written_down(writer: Writer, reader: Reader) -> None:
    (number,) = add_events(writer, an_event(description="ก่อน"))
    fields = {"name": "  Season   Open ", "description": "line\r\nline"}
    with writer.change("Beam", NOW + HOUR) as change:
        events.edit(change, number, fields)
    with writer.change("Beam", NOW + 2 * HOUR) as change:
        events.edit(change, number, fields)
    with reader.reading() as connection:
        event = get_event(connection, number, NOW)
        (latest, _) = audit.list_audit(connection, subject="event", subject_id=number)
    assert event is not None
    assert (event.name, event.description, event.sequence) == ("Season Open", "line\nline", 1)
    assert event.updated_at == NOW + HOUR
    assert (latest.who, latest.action) == ("Beam", "event.edit")
    assert latest.detail == {"name": "Season Open", "description": "changed"}


DETAILS: dict[str, Any] = {
    "name_en": "Season Open",
    "description_en": "line\nline",
    "fee": 150,
    "format": "เด็ค 3 ตัว",
    "format_en": "Three-Bey decks",
    "bring": "เบย์ 3 ตัว",
    "bring_en": "Three Beys",
    "level": "ทุกระดับ",
    "level_en": "All levels",
    "cancel_reason": "ไฟดับ",
    "cancel_reason_en": "A power cut",
    "places": 16,
    "picture": "https://pictures.example.com/cup.webp",
    "picture_alt": "เบย์สามตัวบนสนาม",
    "picture_alt_en": "Three Beys in a stadium",
    "picture_left": 0,
    "picture_top": 75,
}


def test_details_are_kept_as_given_and_may_be_left_out(writer: Writer, reader: Reader) -> None:
    told, plain = add_events(writer, an_event(**DETAILS), an_event())
    with reader.reading() as connection:
        known, other = (get_event(connection, number, NOW) for number in (told, plain))
    assert known is not None
    assert other is not None
    assert details_of(known) == DETAILS
    assert details_of(other) == details_of(EventDetails())


def test_a_free_event_is_not_one_without_a_fee(writer: Writer, reader: Reader) -> None:
    (number,) = add_events(writer, an_event(fee=0))
    with writer.change("Beam", NOW) as change:
        events.edit(change, number, {"places": 8, "description_en": "long"})
    with reader.reading() as connection:
        event = get_event(connection, number, NOW)
        (latest, _) = audit.list_audit(connection, subject="event", subject_id=number)
    assert event is not None
    assert (event.fee, event.places) == (0, 8)
    assert latest.detail == {"places": 8, "description_en": "changed"}


def test_the_point_of_a_picture_goes_with_the_picture(writer: Writer, reader: Reader) -> None:
    (number,) = add_events(writer, an_event(picture="/a.webp", picture_left=20, picture_top=0))

    def point_after(**values: object) -> tuple[int | None, int | None]:
        with writer.change("Beam", NOW) as change:
            events.edit(change, number, values)
        with reader.reading() as connection:
            event = get_event(connection, number, NOW)
        assert event is not None
        return event.picture_left, event.picture_top

    assert point_after(picture_alt="a cup") == (20, 0)
    assert point_after(picture="/b.webp") == (None, None)
    assert point_after(picture="/c.webp", picture_left=30, picture_top=40) == (30, 40)
    assert point_after(picture=None) == (None, None)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"register_url": "http://example.com/"}, "unsafe_link"),
        ({"register_url": "javascript:alert(1)"}, "unsafe_link"),
        ({"name": "nul\0byte"}, "unfit_text"),
        ({"description": "turned \u202e around"}, "unfit_text"),
        ({"name": ""}, "ck_events_name"),
        ({"picture": "http://example.com/a.png"}, "unsafe_link"),
        ({"format_en": "nul\0byte"}, "unfit_text"),
        ({"fee": 100_001}, "ck_events_fee"),
        ({"places": 10_001}, "ck_events_places"),
        ({"picture_left": 101}, "ck_events_picture_left"),
        ({"bring": "x" * 301}, "ck_events_bring"),
        ({"ends_at": NOW}, "ck_events_ends_after_start"),
        ({"ends_at": NOW + LONGEST_EVENT + 2 * HOUR}, "ck_events_duration"),
    ],
)
def test_bad_events_are_refused_whole(
    writer: Writer, reader: Reader, fields: dict[str, Any], code: str
) -> None:
    with pytest.raises(RefusedError) as refused:
        add_events(writer, an_event(), an_event(**fields))
    assert refused.value.code == code
    assert _names(reader, "upcoming") == []


@pytest.mark.parametrize("number", [-1, 0, 99, 2**63 - 1, 2**63, 10**30])
def test_unknown_numbers_are_not_found(writer: Writer, reader: Reader, number: int) -> None:
    with reader.reading() as connection:
        assert get_event(connection, number, NOW) is None
    with pytest.raises(NotFoundError), writer.change("test", NOW) as change:
        events.close(change, number)


def test_people_register_in_order_and_one_wins(writer: Writer, reader: Reader) -> None:
    (number,) = add_events(writer, an_event())
    with writer.change("test", NOW) as change:
        numbers = [registrations.register(change, number, name) for name in ("Mook", "ไอซ์", "Pun")]
        registrations.unregister(change, number, 2)
        numbers.append(registrations.register(change, number, "Win"))
        registrations.set_winner(change, number, 1)
        registrations.set_winner(change, number, numbers[-1])
    with reader.reading() as connection:
        event = get_event(connection, number, NOW)
        (listed,) = list_events(connection, "upcoming", NOW)
    assert numbers == [1, 2, 3, 4]
    assert event is not None
    assert [person.player_name for person in event.registrations] == ["Mook", "Pun", "Win"]
    assert [person.winner for person in event.registrations] == [False, False, True]
    assert event.winner == listed.winner
    assert listed.winner is not None
    assert (listed.winner.name, listed.registrations_count) == ("Win", 3)


def test_a_number_on_a_list_is_given_once(writer: Writer) -> None:
    (event, other) = add_events(writer, an_event(), an_event())
    with writer.change("test", NOW) as change:
        for name in ("Mook", "Beam", "Pun"):
            registrations.register(change, event, name)
        for number in (3, 2):
            registrations.unregister(change, event, number)
        assert registrations.register(change, event, "Fah") == 4
        assert registrations.register(change, other, "Fah") == 1


def test_the_sitemap_walks_all_events_by_number(writer: Writer, reader: Reader) -> None:
    numbers = add_events(writer, *(an_event() for _ in range(5)))
    with reader.reading() as connection:
        found = [row[0] for at in (0, 2, 4) for row in list_numbers(connection, 2, at)]
    assert found == numbers
