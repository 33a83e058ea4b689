"""Whatever staff do in whatever order, the stored ratings are what a replay of the log gives."""

from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import delete

from nk.club.errors import RefusedError
from nk.club.ranking import matches, seasons
from nk.club.ranking.ratings import verify
from nk.club.removals import merge_players
from nk.club.store.connections import Change, Writer, open_writer
from nk.club.store.tables import audit, players, rating_history, ratings, season_results
from nk.club.store.tables import matches as match_table
from nk.club.store.tables import seasons as season_table
from tests.support.store import NOW, POLICY, SEASON_START, add_players

_PEOPLE = 5
_actions = st.lists(
    st.one_of(
        st.tuples(
            st.just("play"),
            st.integers(0, _PEOPLE - 1),
            st.integers(0, _PEOPLE - 1),
            st.booleans(),
            st.integers(0, 40),
        ),
        st.tuples(st.just("void"), st.integers(0, 20)),
        st.tuples(st.just("close")),
        st.tuples(st.just("merge"), st.integers(0, _PEOPLE - 1), st.integers(0, _PEOPLE - 1)),
    ),
    max_size=25,
)


def _do(change: Change, action: tuple[object, ...], people: list[int], played: list[int]) -> None:
    match action:
        case ("play", int(winner), int(loser), bool(sweep), int(days)):
            at = NOW - timedelta(days=days)
            match = matches.NewMatch(people[winner], people[loser], at, sweep=sweep)
            played.append(matches.record(change, match))
        case ("void", int(which)) if played:
            matches.void(change, played[which % len(played)])
        case ("close",):
            seasons.close_season(change)
            number = len(seasons.list_seasons(change.connection))
            start = SEASON_START + timedelta(days=number)
            seasons.open_season(change, start, start + timedelta(days=90), POLICY)
        case ("merge", int(keep), int(drop)):
            merge_players(change, keep=people[keep], drop=people[drop])
        case _:
            pass


def _empty(writer: Writer) -> None:
    with writer.change("test", NOW) as change:
        for table in (rating_history, ratings, season_results, match_table, season_table, audit):
            change.connection.execute(delete(table))
        change.connection.execute(delete(players).where(players.c.merged_into.is_not(None)))
        change.connection.execute(delete(players))


def _check(database: str, actions: list[tuple[object, ...]]) -> None:
    writer = open_writer(database)
    _empty(writer)
    people = add_players(writer, *(f"player {number}" for number in range(_PEOPLE)))
    with writer.change("test", NOW) as change:
        ends = SEASON_START + timedelta(days=92)
        seasons.open_season(change, SEASON_START, ends, POLICY)
    played: list[int] = []
    for action in actions:
        try:
            with writer.change("test", NOW) as change:
                _do(change, action, people, played)
        except RefusedError:
            continue
        with writer.engine.begin() as connection:
            assert verify(connection) == []
    writer.close()


def test_replay_equals_the_stored_ratings(sqlite_database: str) -> None:
    @settings(max_examples=40, derandomize=True, deadline=None, database=None)
    @given(_actions)
    def run(actions: list[tuple[object, ...]]) -> None:
        _check(sqlite_database, actions)

    run()


def test_replay_equals_the_stored_ratings_on_postgresql(postgres_database: str) -> None:
    @settings(max_examples=10, derandomize=True, deadline=None, database=None)
    @given(_actions)
    def run(actions: list[tuple[object, ...]]) -> None:
        _check(postgres_database, actions)

    run()
