"""Each season is rated by its own figures, whatever the content says later."""

from dataclasses import replace
from datetime import date
from fractions import Fraction
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import update

from nk.club.club import open_club
from nk.club.errors import RefusedError
from nk.club.ranking import matches, seasons
from nk.club.ranking.leaderboard import top_players
from nk.club.ranking.ratings import rebuild, season_policies, verify
from nk.club.store.audit import list_audit
from nk.club.store.connections import Reader, Writer, alembic_config
from nk.club.store.engines import database_url, writer_engine
from nk.club.store.tables import seasons as season_table
from nk.rules.elo import RatingPolicy, policy_from, policy_to_plain
from nk.settings import ROOT
from tests.support.store import NOW, POLICY, add_players, open_a_season, play

GENTLE = replace(POLICY, k=16)
NEXT = date(2026, 11, 18), date(2027, 1, 1)


def _ratings(reader: Reader) -> dict[str, int]:
    with reader.reading() as connection:
        return {line.name: line.rating for line in top_players(connection, NOW)}


def _next_season(writer: Writer, policy: RatingPolicy) -> None:
    with writer.change("test", NOW) as change:
        seasons.close_season(change)
        seasons.open_season(change, *NEXT, policy)


def test_another_k_leaves_an_announced_table_alone(writer: Writer, reader: Reader) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    open_a_season(writer)
    play(writer, one, other)
    play(writer, one, other)
    _next_season(writer, GENTLE)
    with reader.reading() as connection:
        announced = seasons.final_table(connection, 1)
    mistake = play(writer, other, one)
    with writer.change("test", NOW) as change:
        matches.void(change, mistake)
        rebuild(change)
    with reader.reading() as connection:
        assert seasons.final_table(connection, 1) == announced
        assert verify(connection) == []
    assert [line.rating for line in announced] == [1230, 1170]


def test_the_new_season_is_rated_by_the_new_figures(writer: Writer, reader: Reader) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    open_a_season(writer)
    _next_season(writer, GENTLE)
    play(writer, one, other)
    assert _ratings(reader) == {"Mook": 1208, "Beam": 1192}


def test_those_who_go_on_start_where_newcomers_do(writer: Writer, reader: Reader) -> None:
    one, other, new = add_players(writer, "Mook", "Beam", "Pun")
    open_a_season(writer)
    play(writer, one, other)
    _next_season(writer, replace(POLICY, start=1000))
    assert _ratings(reader) == {"Mook": 1050, "Beam": 1040}
    play(writer, new, other)
    with reader.reading() as connection:
        assert verify(connection) == []


def test_the_open_season_takes_other_figures_only_when_told(writer: Writer, reader: Reader) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    open_a_season(writer)
    play(writer, one, other)
    with writer.change("test", NOW) as change:
        seasons.adopt_policy(change, GENTLE)
    assert _ratings(reader) == {"Mook": 1208, "Beam": 1192}
    with reader.reading() as connection:
        assert verify(connection) == []
        (entry,) = list_audit(connection, action="season.policy")
    assert entry.detail["k"] == 16
    with pytest.raises(RefusedError) as refused, writer.change("test", NOW) as change:
        seasons.adopt_policy(change, GENTLE)
    assert refused.value.code == "same_policy"


def test_seasons_of_an_older_store_keep_the_figures_of_today(
    database: str, writer: Writer, reader: Reader
) -> None:
    open_a_season(writer)
    with writer.change("test", NOW) as change:
        change.connection.execute(update(season_table).values(policy=""))
    content: Path = ROOT / "content"
    for _ in range(2):
        with open_club(database, content, who="test", now=NOW) as club:
            today = club.policy
    with reader.reading() as connection:
        assert [season.policy for season in season_policies(connection)] == [today]
        assert len(list_audit(connection, action="season.policy")) == 1


def test_figures_are_kept_exactly() -> None:
    thirds = replace(POLICY, lower_winner_loss_factor=Fraction(4, 3))
    for policy in (POLICY, policy_from(policy_to_plain(thirds))):
        assert policy_from(policy_to_plain(policy)) == policy


def test_a_store_of_the_version_before_is_brought_up_to_date(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'nk.sqlite3'}"
    engine = writer_engine(database_url(address))
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0003")
        connection.exec_driver_sql(
            "INSERT INTO seasons (starts_on, ends_on, is_open) VALUES (20000, 20090, 1)"
        )
    engine.dispose()
    with open_club(address, ROOT / "content", who="test", now=NOW) as club:
        with club.reading() as connection:
            (season,) = season_policies(connection)
        assert season.policy == club.policy
