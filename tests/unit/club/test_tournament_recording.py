"""What the match log has of a tournament, whatever happens outside of it meanwhile."""

from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import select

from nk.club.errors import RefusedError
from nk.club.events.events import Event
from nk.club.events.lists import get_event
from nk.club.players import find_by_name
from nk.club.ranking.leaderboard import rating_of, top_players
from nk.club.ranking.ratings import verify
from nk.club.ranking.results import Result, record_result, undo_result
from nk.club.ranking.scores import Score
from nk.club.ranking.seasons import adopt_policy, close_and_open_next
from nk.club.removals import remove_player
from nk.club.store.connections import Reader, Writer
from nk.club.store.tables import matches
from nk.club.tournament import operations as op
from nk.club.tournament.live import read_live
from nk.club.tournament.log import required
from nk.club.tournament.operations import Ending
from nk.club.tournament.recording import rating_changes
from nk.club.tournament.snapshot import snapshot
from nk.rules.tournament.actions import Announce, Confirm, Finish
from nk.rules.tournament.settings import LateRule, MatchType, Settings, Stage, StageKind
from nk.rules.tournament.state import Match, OutcomeKind
from tests.support.store import POLICY
from tests.support.tournament import NAMES, Day


def match_of(day: Day, player: str) -> Match:
    with day.writer.reading() as connection:
        state = required(connection, day.event).state
    return next(match for match in state.matches if player in match.players)


def remove(day: Day, name: str) -> None:
    with day.writer.change("test", day.now) as change:
        player = find_by_name(change.connection, name)
        assert player is not None
        remove_player(change, player)


def names_ranked(day: Day, reader: Reader) -> list[str]:
    with reader.reading() as connection:
        assert verify(connection) == []
        return sorted(line.name for line in top_players(connection, day.now))


def test_a_removed_player_plays_the_tournament_to_its_end(writer: Writer, reader: Reader) -> None:
    day = Day(writer, 4)
    day.draw()
    remove(day, "Mook")
    day.play_round()
    match = match_of(day, "1")
    assert match.confirmed
    other = match.other("1")
    assert other is not None
    # The results count for the others, and the leaderboard does not show who has gone.
    assert names_ranked(day, reader) == ["Beam", "Fah", "Pun"]
    day.step(lambda change: op.correct(change, day.event, match.id, Ending(other)))
    assert names_ranked(day, reader) == ["Beam", "Fah", "Pun"]
    day.step(lambda change: op.undo(change, day.event))
    assert names_ranked(day, reader) == ["Beam", "Fah", "Pun"]


def test_a_player_removed_before_the_confirmation_is_no_hindrance(
    writer: Writer, reader: Reader
) -> None:
    day = Day(writer, 4)
    match = day.draw().state.matches[0]
    day.result(match.id, match.a or "", battles="wx lx ws")
    gone = NAMES[int(match.b or "") - 1]
    remove(day, gone)
    day.act(Confirm(match.id))
    assert names_ranked(day, reader) == [NAMES[int(match.a or "") - 1]]


def test_outside_of_a_tournament_a_removed_player_gets_no_result(writer: Writer) -> None:
    day = Day(writer, 4)
    remove(day, "Mook")
    result = Result("id:1", "Beam", day.now, Score())
    with pytest.raises(RefusedError) as refused, writer.change("test", day.now) as change:
        record_result(change, result)
    assert refused.value.code == "player_gone"


def test_a_result_of_the_season_before_counts_when_it_is_confirmed(
    writer: Writer, reader: Reader
) -> None:
    day = Day(writer, 4)
    match = day.draw().state.matches[0]
    day.result(match.id, match.a or "", battles="wx lx ws")
    day.now += timedelta(days=1)
    with writer.change("test", day.now) as change:
        _, following = close_and_open_next(change, POLICY)
    day.act(Confirm(match.id))
    with reader.reading() as connection:
        row = connection.execute(select(matches.c.season_id, matches.c.played_at)).one()
        assert tuple(row) == (following.id, day.now)
        assert verify(connection) == []


def test_a_result_sent_again_without_its_sheet_keeps_the_sheet(writer: Writer) -> None:
    day = Day(writer, 4)
    match = day.draw().state.matches[0]
    first = day.result(match.id, match.a or "", battles="wx lx ws")
    outcome = first.state.match(match.id).outcome
    assert outcome is not None
    again = Ending(match.a, sets=outcome.sets)
    kept = day.step(lambda change: op.report(change, day.event, match.id, again))
    assert kept.battles() == {match.id: "wx lx ws"}
    # Another result has another sheet, or none.
    kept = day.step(lambda change: op.correct(change, day.event, match.id, Ending(match.b)))
    assert kept.battles() == {match.id: ""}


def test_what_is_taken_back_outside_moves_the_changes_that_are_shown(
    writer: Writer, reader: Reader
) -> None:
    day = Day(writer, 4)
    with writer.change("test", day.now) as change:
        outside = record_result(change, Result("Mook", "Beam", day.now, Score()))
    day.draw()
    day.play_round()
    with writer.change("test", day.now) as change:
        undo_result(change, outside.number)
    assert changes_shown(day, reader) == changes_made(reader)
    with writer.change("test", day.now) as change:
        adopt_policy(change, replace(POLICY, k=16))
    assert changes_shown(day, reader) == changes_made(reader)


def changes_shown(day: Day, reader: Reader) -> dict[int, int]:
    with reader.reading() as connection:
        return dict(sorted(rating_changes(connection, day.event).items()))


def changes_made(reader: Reader) -> dict[int, int]:
    """What separates each rating from the start, with no other match in the season."""
    with reader.reading() as connection:
        people = (find_by_name(connection, name) for name in NAMES[:4])
        return {p: (rating_of(connection, p) or 0) - POLICY.start for p in people if p is not None}


@pytest.mark.parametrize("late", LateRule)
def test_a_late_walk_in_leaves_the_cut_to_those_who_played(
    writer: Writer, reader: Reader, late: LateRule
) -> None:
    swiss = Stage(StageKind.SWISS, MatchType(4), rounds=1)
    cut = Stage(StageKind.SINGLE, MatchType(4), takes=4)
    day = Day(writer, 3, Settings((swiss, cut), stadiums=2, seed=7, late=late))
    day.draw()
    day.play_round()
    day.step(lambda change: op.walk_in(change, day.event, "Latecomer"))
    day.step(lambda change: op.next_stage(change, day.event))
    day.act(Announce())
    with reader.reading() as connection:
        live = read_live(connection, day.event, day.now)
    assert live is not None
    assert len(snapshot(live).places) == 3


def test_two_who_have_just_met_wait_for_somebody_else(writer: Writer) -> None:
    day = Day(writer, 2, Settings((Stage(StageKind.OPEN, MatchType(4)),), stadiums=2))
    day.step(lambda change: op.pair(change, day.event))
    day.play_match()
    with pytest.raises(RefusedError) as refused:
        day.step(lambda change: op.pair(change, day.event))
    assert refused.value.code == "nobody_to_pair"
    assert refused.value.sentence.th == "ตอนนี้ยังจับคู่ใครไม่ได้ รอคนว่างเพิ่มก่อน"
    assert refused.value.sentence.en.startswith("Nobody can be paired just now")


def shown_event(day: Day, reader: Reader) -> Event:
    with reader.reading() as connection:
        found = get_event(connection, day.event, day.now)
    assert found is not None
    return found


def test_an_open_day_has_no_champion_and_no_podium(writer: Writer, reader: Reader) -> None:
    day = Day(writer, 4, Settings((Stage(StageKind.OPEN, MatchType(4)),), stadiums=2))
    day.step(lambda change: op.pair(change, day.event))
    day.play_match()
    day.act(Finish())
    event = shown_event(day, reader)
    assert event.tournament == "finished"
    assert (event.winner, event.podium) == (None, ())


def test_a_final_that_nobody_came_to_crowns_nobody(writer: Writer, reader: Reader) -> None:
    day = Day(writer, 4, Settings((Stage(StageKind.SINGLE, MatchType(4)),), stadiums=2))
    day.draw()
    day.play_match()
    kept = day.play_match()
    assert kept is not None
    third_place, final = kept.state.matches[2:]
    day.result(third_place.id, third_place.a or "")
    day.act(Confirm(third_place.id))
    nobody = Ending(kind=OutcomeKind.DOUBLE_NO_SHOW)
    day.step(lambda change: op.report(change, day.event, final.id, nobody))
    day.act(Confirm(final.id))
    day.act(Finish())
    event = shown_event(day, reader)
    assert (event.winner, event.podium) == (None, ())
    with reader.reading() as connection:
        live = read_live(connection, day.event, day.now)
    assert live is not None
    shown = snapshot(live)
    assert shown.champion is None
    # Those who came stand above the two who did not.
    assert {one.player for one in shown.places[2:]} == {int(player) for player in final.players}
    # Played after all, it has a winner like any other.
    played = Ending(final.a)
    day.step(lambda change: op.correct(change, day.event, final.id, played))
    event = shown_event(day, reader)
    assert event.winner is not None
    assert event.winner.name == event.podium[0].name == NAMES[int(final.a or "") - 1]
