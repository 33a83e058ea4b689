"""Samples fill an empty store with something to look at, and go without a trace."""

from datetime import date, timedelta
from typing import Any

import pytest
from sqlalchemy import func, select

from nk.club import samples
from nk.club.club import read_branches
from nk.club.events import events as event_changes
from nk.club.events import registrations as registrations_of
from nk.club.events.lists import get_event, list_events
from nk.club.players import get_player
from nk.club.ranking import matches as matches_of
from nk.club.ranking.leaderboard import top_players
from nk.club.ranking.ratings import verify
from nk.club.removals import merge_players
from nk.club.sample_data import SAMPLE_EVENTS, SAMPLE_PEOPLE
from nk.club.store.connections import Reader, Writer
from nk.club.store.tables import (
    events,
    matches,
    players,
    rating_history,
    ratings,
    registrations,
    seasons,
)
from nk.club.tournament.operations import create
from nk.content.meeple import Kit
from nk.content.yaml import read_document
from nk.rules.meeple import read_code, write_code
from nk.settings import ROOT
from tests.support.store import NOW, POLICY, add_events, add_players, an_event, play

CONTENT = ROOT / "content"


def loaded(name: str) -> Any:
    return read_document(CONTENT / name, name).value


def _add(writer: Writer) -> None:
    with writer.change("first run", NOW) as change:
        samples.add_samples(change, POLICY)


def _clear(writer: Writer) -> None:
    with writer.change("staff", NOW) as change:
        samples.clear_samples(change)


def test_samples_show_every_kind_of_list(writer: Writer, reader: Reader) -> None:
    _add(writer)
    with reader.reading() as connection:
        assert not samples.is_empty(connection)
        assert verify(connection) == []
        upcoming = list_events(connection, "upcoming", NOW)
        past = list_events(connection, "past", NOW)
        board = top_players(connection, NOW)
    assert {event.status for event in upcoming} == {"ongoing", "upcoming"}
    assert past
    assert all(event.winner is not None for event in past)
    assert all(event.sample for event in (*upcoming, *past))
    assert len(board) == 10
    assert all(len(line.history) > 2 for line in board)


def test_clearing_leaves_nothing(writer: Writer, reader: Reader) -> None:
    _add(writer)
    _clear(writer)
    tables = (events, players, registrations, matches, seasons, ratings, rating_history)
    with reader.reading() as connection:
        assert samples.is_empty(connection)
        for table in tables:
            assert connection.scalar(select(func.count()).select_from(table)) == 0, table.name


def test_real_results_survive_the_samples(writer: Writer, reader: Reader) -> None:
    _add(writer)
    (real,) = add_players(writer, "ตัวจริง")
    add_events(writer, an_event(name="งานจริง"))
    with reader.reading() as connection:
        sample_player = top_players(connection, NOW)[0].player_id
    play(writer, real, sample_player)
    _clear(writer)
    with reader.reading() as connection:
        assert verify(connection) == []
        board = top_players(connection, NOW)
        names = [event.name for event in list_events(connection, "upcoming", NOW)]
    assert [line.player_id for line in board] == [real, sample_player]
    assert [line.rating for line in board] == [1216, 1184]
    assert names == ["งานจริง"]


def test_a_store_in_use_is_not_empty(writer: Writer, reader: Reader) -> None:
    with reader.reading() as connection:
        assert samples.is_empty(connection)
    add_players(writer, "Mook")
    with reader.reading() as connection:
        assert not samples.is_empty(connection)


def test_a_sample_that_staff_touched_is_none_any_more(writer: Writer, reader: Reader) -> None:
    _add(writer)
    with reader.reading() as connection:
        renamed, listed, played, *others = list_events(connection, "upcoming", NOW)
    with writer.change("staff", NOW) as change:
        event_changes.edit(change, renamed.id, {"name": "งานเปิดร้าน"})
        registrations_of.register(change, listed.id, "คนจริง")
        registrations_of.register(change, listed.id, "Win")
    with writer.change("staff", NOW) as change:
        kept = samples.clear_samples(change)
    with reader.reading() as connection:
        left = list_events(connection, "upcoming", NOW)
        event = get_event(connection, listed.id, NOW)
        assert list_events(connection, "past", NOW) == []
        assert verify(connection) == []
    assert others
    assert [(one.id, one.sample) for one in left] == [(renamed.id, False), (listed.id, False)]
    assert event is not None
    # Of the names on a list that stays, those that came with the samples go.
    assert [one.player_name for one in event.registrations] == ["คนจริง", "Win"]
    assert [(one.kind, one.name) for one in kept] == [
        ("event", "งานเปิดร้าน"),
        ("event", listed.name),
        ("player", "Win"),
    ]
    assert played.id not in {one.number for one in kept if one.kind == "event"}


def test_a_real_result_keeps_a_sample_event(writer: Writer, reader: Reader) -> None:
    _add(writer)
    one, other = add_players(writer, "ตัวจริง", "อีกคน")
    with reader.reading() as connection:
        ongoing = list_events(connection, "ongoing", NOW)[0]
    with writer.change("staff", NOW) as change:
        matches_of.record(change, matches_of.NewMatch(one, other, NOW, event_id=ongoing.id))
    _clear(writer)
    with reader.reading() as connection:
        assert [event.id for event in list_events(connection, "ongoing", NOW)] == [ongoing.id]


def test_a_tournament_keeps_its_people(writer: Writer, reader: Reader) -> None:
    _add(writer)
    with reader.reading() as connection:
        upcoming = list_events(connection, "upcoming", NOW)
    chosen = next(one for one in upcoming if event_changes.is_beyblade(one.event_type))
    with writer.change("staff", NOW) as change:
        create(change, chosen.id)
        before = get_event(change.connection, chosen.id, NOW)
    _clear(writer)
    with reader.reading() as connection:
        after = get_event(connection, chosen.id, NOW)
    assert before is not None
    assert before.registrations
    assert after is not None
    assert after.registrations == before.registrations


def test_a_real_player_stays_when_merged_into_a_sample(writer: Writer, reader: Reader) -> None:
    _add(writer)
    real, other = add_players(writer, "ตัวจริง", "อีกคน")
    play(writer, real, other)
    with reader.reading() as connection:
        kept, sample = [line.player_id for line in top_players(connection, NOW)][:2]
    with writer.change("staff", NOW) as change:
        merge_players(change, keep=kept, drop=real)
    _clear(writer)
    with reader.reading() as connection:
        assert verify(connection) == []
        board = [(line.player_id, line.wins) for line in top_players(connection, NOW)]
        assert get_player(connection, sample) is None
    assert board == [(kept, 1), (other, 0)]


_DAYS = [date(2026, 11, 16) + timedelta(days=day) for day in range(7)]


@pytest.mark.parametrize("today", _DAYS, ids=str)
def test_samples_are_held_while_their_branch_is_open(today: date) -> None:
    hours = {branch["id"]: branch["hours"] for branch in loaded("branches.yaml")}
    for sample in SAMPLE_EVENTS:
        for moment in sample.times(today):
            named = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")[moment.weekday()]
            (opening,) = [one for one in hours[sample.branch_id] if named in one["days"]]
            assert opening["opens"] <= moment.strftime("%H:%M") <= opening["closes"], sample.name
        if sample.weekday is None:
            # What is on all day ends with the day: `opening` is that of its last moment.
            assert moment.strftime("%H:%M") == opening["closes"], sample.name


@pytest.mark.parametrize("today", _DAYS, ids=str)
def test_samples_fall_on_the_day_they_speak_of(today: date) -> None:
    for sample in SAMPLE_EVENTS:
        starts_at, ends_at = sample.times(today)
        if "วันศุกร์" in sample.name:
            assert starts_at.strftime("%A") == "Friday"
        assert (ends_at.date() < today) == sample.won, sample.name
    assert any(
        starts.date() <= today <= ends.date()
        for starts, ends in (sample.times(today) for sample in SAMPLE_EVENTS)
    )


def test_a_case_has_the_title_of_its_story() -> None:
    titles = {story["name"]["th"]: story["name"]["en"] for story in loaded("stories.yaml")}
    cases = [one for one in SAMPLE_EVENTS if one.event_type == "Board Game Script"]
    assert cases
    for case in cases:
        title = case.name.removeprefix("เปิดคดี: ")
        assert titles[title] in case.details.name_en


def test_a_case_costs_and_takes_what_its_story_does() -> None:
    (price,) = [one["price"]["from"] for one in loaded("services.yaml") if one["id"] == 2]
    stories = {story["name"]["th"]: story for story in loaded("stories.yaml")}
    for case in (one for one in SAMPLE_EVENTS if one.event_type == "Board Game Script"):
        story = stories[case.name.removeprefix("เปิดคดี: ")]
        fewest, most = story["players"]["fewest"], story["players"]["most"]
        assert (case.details.fee, case.details.places) == (price, most)
        assert f"{fewest}–{most} คน ราว {story['minutes']} นาที" in case.details.format
        assert f"{fewest} to {most}, about {story['minutes']} minutes" in case.details.format_en


def test_samples_speak_both_languages() -> None:
    for sample in SAMPLE_EVENTS:
        details = sample.details
        pairs = [
            (sample.name, details.name_en),
            (sample.description, details.description_en),
            (details.format, details.format_en),
            (details.bring, details.bring_en),
            (details.level, details.level_en),
        ]
        assert all(pairs[0] + pairs[1]), sample.name
        for thai, english in pairs:
            assert bool(thai) == bool(english), sample.name
            assert not any("\u0e01" <= letter <= "\u0e4e" for letter in english), english


def test_samples_are_where_their_branch_is() -> None:
    places = {branch.id: branch.place for branch in read_branches(CONTENT)}
    for sample in SAMPLE_EVENTS:
        assert sample.location.replace(" ", "") == places[sample.branch_id].replace(" ", "")


def test_samples_wear_what_the_kit_has() -> None:
    sizes = Kit(CONTENT).sizes
    dressed = [choices for choices in SAMPLE_PEOPLE.values() if choices]
    assert dressed
    assert [read_code(write_code(choices), sizes) for choices in dressed] == dressed
