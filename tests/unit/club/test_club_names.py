"""One name is one name at every door, and two people of one name are asked about."""

import unicodedata

import pytest

from nk.club import players
from nk.club.errors import AmbiguousError, DoubtfulError, RefusedError, UnclearError
from nk.club.events import registrations
from nk.club.events.entry import add_event
from nk.club.events.lists import get_event
from nk.club.names import alike, name_key, one_line, search_key
from nk.club.store.connections import Reader, Writer
from nk.club.typed import required_text
from tests.support.store import HOUR, NOW, add_events, add_players, an_event

NIGHT = {"type": "Board Game", "starts": "2026-11-22 18:00", "ends": "21:00"}


@pytest.mark.parametrize(
    "spelling",
    [
        *("Ann Lee", "Ann  Lee", " ann lee ", "ANN\u00a0LEE", "Ａｎｎ Lee"),
        # What is pasted along: breaks and marks of direction, joiners, a colour that is asked for.
        *("Ann\u200b Lee", "Ann Lee\u200e", "\u200fAnn Lee", "Ann\u061c Lee", "\ufeffAnn Lee"),
        *("Ann Lee\u200d", "\u200cAnn Lee", "Ann Lee \u200d"),
    ],
)
def test_spellings_of_one_name_have_one_key(spelling: str) -> None:
    assert name_key(spelling) == "ann lee"
    assert name_key(one_line(spelling, "name")) == "ann lee"
    assert all(unicodedata.category(one) != "Cf" for one in one_line(spelling, "name"))


@pytest.mark.parametrize("unseen", ["\u2068Mook\u2069", "Mook\ufe0f", "Mo\u200dok", "\u202eMook"])
def test_what_cannot_be_seen_tells_no_two_names_apart(unseen: str) -> None:
    assert name_key(unseen) == name_key("Mook")
    assert search_key(unseen) == search_key("Mook")


def test_an_emoji_of_several_is_shown_whole() -> None:
    family = "Mook \U0001f468\u200d\U0001f469\u200d\U0001f467 \u2764\ufe0f"
    assert one_line(family, "name") == family


@pytest.mark.parametrize("nothing", ["\u200d", "\ufe0f", " \u200e \u200c", "\u2061"])
def test_a_name_of_nothing_to_see_is_empty(nothing: str) -> None:
    with pytest.raises(UnclearError, match="cannot be empty"):
        required_text(nothing, "nickname")


def test_a_name_pasted_with_a_mark_is_no_second_player(writer: Writer, reader: Reader) -> None:
    (first,) = add_players(writer, "Mook")
    with pytest.raises(RefusedError) as refused:
        add_players(writer, "Mook\u200e")
    assert refused.value.code == "uq_players_name_key"
    with reader.reading() as connection:
        assert players.find_by_name(connection, "\u2068Mook\u2069") == first


def test_who_may_have_been_meant_is_found_whatever_the_capitals() -> None:
    assert alike("mok", ["Mook", "Beam"]) == ["Mook"]
    assert alike("zzz", ["Mook", "Beam"]) == []


@pytest.mark.parametrize("twin", ["Board Night", "Board  Night", "board night"])
def test_the_same_event_is_not_written_down_twice(writer: Writer, twin: str) -> None:
    with writer.change("test", NOW) as change:
        add_event(change, {**NIGHT, "name": "Board  Night"}, ())
        with pytest.raises(DoubtfulError) as doubt:
            add_event(change, {**NIGHT, "name": twin}, ())
        assert (doubt.value.code, doubt.value.insist) == ("same_event", "again")
        add_event(change, {**NIGHT, "name": twin}, (), again=True)


def test_a_winner_with_two_spaces_is_the_one_on_the_list(writer: Writer, reader: Reader) -> None:
    (player,) = add_players(writer, "Ann Lee")
    (number,) = add_events(writer, an_event(starts_at=NOW - HOUR))
    with writer.change("test", NOW) as change:
        registrations.register(change, number, "Ann Lee")
        closed = registrations.close_event(change, number, "Ann  Lee")
    with reader.reading() as connection:
        event = get_event(connection, number, NOW)
        assert len(players.list_players(connection)) == 1
    assert closed.winner == "Ann Lee"
    assert event is not None
    assert [(one.player_id, one.winner) for one in event.registrations] == [(player, True)]


def test_two_of_one_nickname_are_asked_about(writer: Writer, reader: Reader) -> None:
    (number,) = add_events(writer, an_event(starts_at=NOW - HOUR))
    with writer.change("test", NOW) as change:
        registrations.change_list(change, number, ["Mook", "Beam", "mook"])
        with pytest.raises(AmbiguousError) as several:
            registrations.close_event(change, number, "Mook")
        choices = [candidate.typed for candidate in several.value.candidates]
        assert choices == ["no:1", "no:3"]
        assert "no:1 หรือ no:3" in several.value.sentence.th
        registrations.close_event(change, number, choices[1])
    with reader.reading() as connection:
        event = get_event(connection, number, NOW)
    assert event is not None
    assert [one.winner for one in event.registrations] == [False, False, True]


def test_a_player_who_won_is_not_taken_for_a_namesake(writer: Writer, reader: Reader) -> None:
    (number,) = add_events(writer, an_event(starts_at=NOW - HOUR))
    with writer.change("test", NOW) as change:
        registrations.register(change, number, "Mook")
    (player,) = add_players(writer, "Mook")
    with writer.change("test", NOW) as change:
        registrations.register(change, number, "Mook")
        assert registrations.crown_player(change, number, player) == 2
