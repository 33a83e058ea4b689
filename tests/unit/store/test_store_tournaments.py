"""A tournament in the store, on both databases: the log, what follows from it, and conflicts."""

import csv
import io
from collections.abc import Callable

import pytest
from sqlalchemy import Connection, func, select

from nk.club.errors import DoubtfulError, NotFoundError, RefusedError
from nk.club.events import events
from nk.club.events.entry import edit_event
from nk.club.events.lists import get_event
from nk.club.ranking.ratings import verify
from nk.club.ranking.results import undo_result
from nk.club.store.connections import Change, Reader, Writer
from nk.club.store.tables import matches
from nk.club.store.tournament_tables import (
    tournament_actions,
    tournament_matches,
    tournament_places,
)
from nk.club.tournament import operations as op
from nk.club.tournament.live import read_live
from nk.club.tournament.log import load, required
from nk.club.tournament.operations import Ending, Order
from nk.club.tournament.people import Listed
from nk.club.tournament.refusals import TournamentConflictError
from nk.club.tournament.sheets import standings_csv
from nk.club.tournament.snapshot import snapshot
from nk.rules.tournament.actions import Announce, Confirm, Drop, Result, Start
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.state import Outcome, OutcomeKind
from tests.support.rules import state_bytes
from tests.support.store import NOW, add_events, an_event, open_a_season
from tests.support.tournament import Day


def counted(connection: Connection) -> int:
    query = select(func.count()).select_from(matches).where(matches.c.kind == "played")
    return int(connection.scalars(query).one())


def winner_name(reader: Reader, event: int) -> str | None:
    with reader.reading() as connection:
        found = get_event(connection, event, NOW)
    assert found is not None
    return found.winner.name if found.winner else None


def test_a_whole_day_leaves_matches_ratings_winner_and_places(
    writer: Writer, reader: Reader
) -> None:
    day = Day(writer)
    kept = day.play_all()
    assert kept.state.finished
    with reader.reading() as connection:
        # Three rounds of three matches and a final.
        assert counted(connection) == 10
        assert verify(connection) == []
        places = connection.execute(
            select(tournament_places.c.running_number).order_by(tournament_places.c.place)
        )
        assert len(list(places)) == 6
        live = read_live(connection, day.event, day.now)
        assert live is not None
        shown = snapshot(live)
    assert shown.champion == 1
    assert winner_name(reader, day.event) == "Mook"
    changes = [player.change for player in shown.players]
    assert changes[0] is not None
    assert changes[0] > 0
    assert shown.statistics is not None
    assert {finish.kind: finish.count for finish in shown.statistics.finishes} == {
        "xtreme": 9 * 2 + 2,
        "over": 1,
        "spin": 9 + 1,
    }


def test_any_prefix_of_the_stored_log_replays_to_the_same_bytes(
    writer: Writer, reader: Reader
) -> None:
    day = Day(writer, players=4)
    seen = {}
    day.draw()
    while (kept := day.play_match()) is not None:
        seen[kept.version] = state_bytes(kept.state)
    with reader.reading() as connection:
        stored = required(connection, day.event)
    for version, there in seen.items():
        prefix = Tournament.of(row.action for row in stored.rows[:version])
        assert state_bytes(prefix.state) == there


def test_only_confirmed_results_count(writer: Writer, reader: Reader) -> None:
    day = Day(writer)
    kept = day.draw()
    match = kept.state.matches[0]
    day.result(match.id, match.a or "")
    with reader.reading() as connection:
        assert counted(connection) == 0
    day.act(Confirm(match.id))
    with reader.reading() as connection:
        assert counted(connection) == 1


def test_a_correction_voids_and_records_again(writer: Writer, reader: Reader) -> None:
    day = Day(writer)
    kept = day.draw()
    match = kept.state.matches[0]
    day.play_match()
    loser = max(match.players, key=int)
    ending = Ending(loser, battles="wx ws")
    day.step(lambda change: op.correct(change, day.event, match.id, ending))
    with reader.reading() as connection:
        rows = connection.execute(select(matches.c.kind).order_by(matches.c.id)).scalars().all()
        assert list(rows) == ["played", "void", "played"]
        assert verify(connection) == []
        live = read_live(connection, day.event, day.now)
    assert live is not None
    assert live.people[loser].change == 19
    assert live.people[min(match.players, key=int)].change == -16


def test_undo_takes_back_what_a_confirmation_did(writer: Writer, reader: Reader) -> None:
    day = Day(writer)
    day.draw()
    kept = day.play_match()
    assert kept is not None
    day.step(lambda change: op.undo(change, day.event))
    with reader.reading() as connection:
        stored = required(connection, day.event)
        links = select(func.count()).select_from(tournament_matches)
        assert connection.scalars(links).one() == 0
        assert verify(connection) == []
        live = read_live(connection, day.event, day.now)
    assert stored.state.matches[0].status == "reported"
    assert live is not None
    assert all(person.change is None for person in live.people.values())


def test_undoing_the_finish_takes_the_winner_back(writer: Writer, reader: Reader) -> None:
    day = Day(writer)
    day.play_all()
    day.step(lambda change: op.undo(change, day.event))
    assert winner_name(reader, day.event) is None
    with reader.reading() as connection:
        places = select(func.count()).select_from(tournament_places)
        assert connection.scalars(places).one() == 0


def test_a_correction_after_the_end_moves_winner_and_places(writer: Writer, reader: Reader) -> None:
    day = Day(writer)
    kept = day.play_all()
    final = kept.state.matches[-1]
    other = max(final.players, key=int)
    ending = Ending(other, battles="wx wx lo ws")
    day.step(lambda change: op.correct(change, day.event, final.id, ending))
    with reader.reading() as connection:
        live = read_live(connection, day.event, day.now)
    assert live is not None
    assert snapshot(live).champion == int(other)
    assert winner_name(reader, day.event) == live.people[other].name


def test_the_same_id_again_changes_nothing(writer: Writer, reader: Reader) -> None:
    day = Day(writer)
    kept = day.draw()
    match = kept.state.matches[0]
    order = Order("phone-1")
    for _ in range(2):
        with writer.change("judge", day.now) as change:
            op.act(change, day.event, Start(match.id, 1), order)
    with reader.reading() as connection:
        assert required(connection, day.event).version == kept.version + 1


def test_an_older_version_is_a_conflict_that_says_what_is_there(writer: Writer) -> None:
    day = Day(writer)
    kept = day.draw()
    day.act(Start(1, 1))
    with pytest.raises(TournamentConflictError) as refused:
        day.step(
            lambda change: op.act(change, day.event, Start(2, 2), Order(expected=kept.version))
        )
    assert refused.value.code == "changed_meanwhile"
    assert refused.value.version == kept.version + 1


def test_a_second_different_result_is_a_conflict(writer: Writer) -> None:
    day = Day(writer)
    match = day.draw().state.matches[0]
    day.result(match.id, match.a or "")
    with pytest.raises(TournamentConflictError) as refused:
        day.result(match.id, match.b or "")
    assert (refused.value.code, refused.value.match) == ("different_result", match.id)


def test_a_refused_action_leaves_no_trace(writer: Writer, reader: Reader) -> None:
    day = Day(writer)
    with pytest.raises(RefusedError, match="Nothing new has been drawn"):
        day.act(Announce())
    with reader.reading() as connection:
        query = select(func.count()).select_from(tournament_actions)
        # The set-up, six registrations, six arrivals.
        assert connection.scalars(query).one() == 13


def test_sheets_give_the_sets(writer: Writer) -> None:
    day = Day(writer)
    match = day.draw().state.matches[0]
    kept = day.result(match.id, match.b or "", battles="wx lo wo")
    outcome = kept.state.match(match.id).outcome
    assert outcome is not None
    assert outcome.sets == ((2, 5),)


@pytest.mark.parametrize(
    ("name", "cell"),
    [("=1+1", "'=1+1"), ("＝1+1", "'＝1+1"), ("a;=1+1", "a;'=1+1"), ("-5", "-5"), ("Mook", "Mook")],
)
def test_no_name_is_run_by_a_spreadsheet(writer: Writer, name: str, cell: str) -> None:
    kept = Day(writer, players=2).draw()
    people = {key: Listed(int(key), name, None, anonymous=False) for key in kept.state.players}
    rows = list(csv.DictReader(io.StringIO(standings_csv(kept, people).removeprefix("\ufeff"))))
    assert [row["name"] for row in rows] == [cell, cell]


@pytest.mark.parametrize("points", [7, 99])
def test_no_set_has_more_points_than_it_can_end_with(writer: Writer, points: int) -> None:
    day = Day(writer)
    match = day.draw().state.matches[0]

    def report(change: Change, most: int) -> op.Done:
        return op.report(change, day.event, match.id, Ending(match.a, sets=((most, 3),)))

    with pytest.raises(RefusedError) as refused:
        day.step(lambda change: report(change, points))
    assert refused.value.sentence.th == "แข่งถึง 4 แต้ม เซตจบที่ไม่เกิน 6"
    assert refused.value.sentence.en == "First to 4: no set ends above 6."
    # A log from before that rule is as good as it was: the action itself is taken.
    outcome = Outcome(OutcomeKind.PLAYED, match.a, ((points, 3),))
    assert day.act(Result(match.id, outcome)).state.match(match.id).outcome == outcome


def test_an_xtreme_ends_a_set_beyond_the_target(writer: Writer) -> None:
    day = Day(writer)
    match = day.draw().state.matches[0]
    ending = Ending(match.a, sets=((6, 3),))
    kept = day.step(lambda change: op.report(change, day.event, match.id, ending))
    assert kept.state.match(match.id).outcome is not None


def test_calling_off_what_is_being_played_is_doubted(writer: Writer, reader: Reader) -> None:
    day = Day(writer)
    day.draw()
    day.play_match()
    with pytest.raises(DoubtfulError) as doubt, writer.change("test", day.now) as change:
        events.cancel(change, day.event)
    assert (doubt.value.code, doubt.value.insist) == ("tournament_running", "anyway")
    typed = {"cancelled": "yes"}
    with pytest.raises(DoubtfulError), writer.change("test", day.now) as change:
        edit_event(change, day.event, typed, ())
    with writer.change("test", day.now) as change:
        assert edit_event(change, day.event, typed, (), anyway=True)
        # Another reason for the same is no second surprise.
        events.cancel(change, day.event, "ไฟดับ")
    with reader.reading() as connection:
        assert counted(connection) == 1


@pytest.mark.parametrize("over", [True, False])
def test_calling_off_before_or_after_the_matches_is_not_doubted(writer: Writer, over: bool) -> None:
    day = Day(writer)
    if over:
        day.play_all()
    with writer.change("test", day.now) as change:
        events.cancel(change, day.event)


def test_a_tournament_that_is_called_off_stands_still(writer: Writer) -> None:
    day = Day(writer)
    match = day.draw().state.matches[0]
    sent = Order("phone-1")
    day.step(lambda change: op.act(change, day.event, Start(match.id, 1), sent))
    with writer.change("test", day.now) as change:
        events.cancel(change, day.event, anyway=True)
    attempts: list[Callable[[Change], op.Done]] = [
        lambda change: op.report(change, day.event, match.id, Ending(match.a)),
        lambda change: op.act(change, day.event, Drop("2")),
        lambda change: op.undo(change, day.event),
        lambda change: op.walk_in(change, day.event, "Newcomer"),
    ]
    for attempt in attempts:
        with pytest.raises(RefusedError) as refused:
            day.step(attempt)
        assert refused.value.code == "called_off"
    assert refused.value.sentence.en.endswith("To play on, let it take place after all.")
    # What had come before is answered as done, however late it is sent again.
    with writer.change("judge", day.now) as change:
        assert op.act(change, day.event, Start(match.id, 1), sent).repeated
        events.take_place_after_all(change, day.event)
    assert day.result(match.id, match.a or "").state.match(match.id).status == "reported"


def test_an_event_that_is_called_off_gets_no_tournament(writer: Writer) -> None:
    open_a_season(writer)
    (event,) = add_events(writer, an_event(cancelled=True))
    with pytest.raises(RefusedError) as refused, writer.change("test", NOW) as change:
        op.create(change, event)
    assert refused.value.code == "called_off"


def test_a_walk_in_is_listed_and_becomes_a_player(writer: Writer, reader: Reader) -> None:
    day = Day(writer)
    kept = day.step(lambda change: op.walk_in(change, day.event, "Newcomer"))
    assert kept.state.players["7"].present
    with reader.reading() as connection:
        live = read_live(connection, day.event, day.now)
    assert live is not None
    assert live.people["7"].name == "Newcomer"


def test_refusals_name_people_in_both_languages(writer: Writer) -> None:
    day = Day(writer)
    day.act(Drop("2"))
    with pytest.raises(RefusedError) as refused:
        day.act(Drop("2"))
    assert refused.value.sentence.th == "Beam ออกจากการแข่งแล้ว"
    assert refused.value.sentence.en == "Beam is out of the tournament."


def test_a_match_of_a_tournament_is_taken_back_there_alone(writer: Writer) -> None:
    day = Day(writer)
    day.draw()
    day.play_match()
    with pytest.raises(RefusedError) as refused, writer.change("test", day.now) as change:
        undo_result(change, 1)
    assert refused.value.code == "tournament_match"


def test_an_event_without_a_tournament_has_none(writer: Writer, reader: Reader) -> None:
    (event,) = add_events(writer, an_event())
    with reader.reading() as connection:
        assert load(connection, event) is None
        with pytest.raises(NotFoundError):
            required(connection, event)


def test_a_format_is_proposed_from_people_and_hours(writer: Writer) -> None:
    day = Day(writer, players=8, settings=op.proposed_settings(8, 4, 3.0))
    assert len(day.draw().state.matches) == 4


def test_an_action_taken_back_by_the_store_is_forgotten(writer: Writer, reader: Reader) -> None:
    day = Day(writer)
    with writer.dry_run("test", day.now) as change:
        op.pair(change, day.event)
        assert required(change.connection, day.event).state.stages
    with reader.reading() as connection:
        assert not required(connection, day.event).state.stages
