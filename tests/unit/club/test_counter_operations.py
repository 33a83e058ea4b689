"""What the counter does beyond the commands: series, check-in, searching."""

from datetime import timedelta

import pytest

from nk.club.errors import RefusedError
from nk.club.events.check_in import check_in, walk_in
from nk.club.events.events import cancel
from nk.club.events.lists import checked_in, events_between
from nk.club.events.registrations import register
from nk.club.events.series import copy_event, repeat_weekly
from nk.club.names import search_key
from nk.club.players import names_like, search_players
from nk.club.removals import remove_player
from nk.club.store.connections import Writer
from tests.support.store import NOW, add_events, add_players, an_event


def test_a_series_is_of_the_same_weekday_and_passes_over_what_is_there(writer: Writer) -> None:
    (first,) = add_events(writer, an_event(cancelled=True, cancel_reason="Rain"))
    with writer.change("test", NOW) as change:
        again = repeat_weekly(change, first, 3)
        assert len(again) == 2
        assert repeat_weekly(change, first, 3) == []
        found = events_between(change.connection, NOW, NOW + timedelta(days=30), NOW, 50)
        assert [(one.starts_at - NOW).days for one in found] == [0, 7, 14]
        assert [(one.cancelled, one.cancel_reason) for one in found[1:]] == [(False, "")] * 2
        with pytest.raises(RefusedError, match="weeks"):
            repeat_weekly(change, first, 27)
        assert len(copy_event(change, first, [NOW + timedelta(days=1)])) == 1
        assert len(copy_event(change, first, [NOW + timedelta(days=2)] * 2)) == 1


def test_somebody_is_checked_in_by_number(writer: Writer) -> None:
    (event,) = add_events(writer, an_event())
    with writer.change("test", NOW) as change:
        register(change, event, "Mook")
        register(change, event, "ปลื้ม")
        check_in(change, event, 2)
        assert walk_in(change, event, "New") == 3
        assert checked_in(change.connection, [event]) == {event: 2}
        with pytest.raises(RefusedError, match="on the list"):
            check_in(change, event, 9)
        cancel(change, event)
        with pytest.raises(RefusedError, match="called off"):
            check_in(change, event, 1)


def test_players_are_found_however_they_are_typed(writer: Writer) -> None:
    add_players(writer, "ปลื้ม", "Mook X", "Smook", "José", "มุก")
    with writer.reading() as connection:
        found = {
            typed: [player.nickname for player in search_players(connection, typed, 10)]
            for typed in ("mook", "ปลืม", "jose", "มก", "มุ")
        }
    assert found == {
        "mook": ["Mook X", "Smook"],
        "ปลืม": ["ปลื้ม"],
        "jose": ["José"],
        "มก": [],
        "มุ": ["มุก"],
    }
    assert search_key("น้ำ") == search_key("นำ")


def test_those_who_came_last_and_first_are_both_found(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nk.club.players._LOOKED_AT", 2)
    first, *_ = add_players(writer, "Mook", "Beam", "Pun", "ปลื้ม", "Fern")
    with writer.change("test", NOW) as change:
        found = {
            typed: [player.nickname for player in search_players(change.connection, typed, 3)]
            for typed in ("", "ปลืม", "fer", "moo", str(first))
        }
        assert names_like(change.connection, "Fernn") == ["Fern"]
        remove_player(change, first)
        assert search_players(change.connection, str(first), 3) == []
    assert found == {
        "": ["Fern", "ปลื้ม", "Pun"],
        "ปลืม": ["ปลื้ม"],
        "fer": ["Fern"],
        "moo": ["Mook"],
        str(first): ["Mook"],
    }
