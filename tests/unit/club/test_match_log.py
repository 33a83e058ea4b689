"""The log of matches: what is refused whole, what still counts, what a rebuild mends."""

import pytest
from sqlalchemy import insert, update

from nk.club.errors import RefusedError
from nk.club.ranking import matches
from nk.club.ranking.ratings import rebuild, verify
from nk.club.store.connections import Reader, Writer
from nk.club.store.tables import ratings
from nk.rules.actions import Finish
from tests.support.store import HOUR, NOW, add_players, open_a_season, play


def test_one_bad_result_keeps_all_out(writer: Writer, reader: Reader) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    open_a_season(writer)
    bad = {
        "ck_matches_two_players": matches.NewMatch(one, one, NOW),
        "ck_matches_sets": matches.NewMatch(one, other, NOW, winner_sets=1, loser_sets=1),
        "ck_matches_finishes": matches.NewMatch(
            one, other, NOW, finishes=(("winner", Finish.SPIN),) * 400
        ),
    }
    for code, match in bad.items():
        with pytest.raises(RefusedError) as refused, writer.change("test", NOW) as change:
            matches.record_many(change, [matches.NewMatch(one, other, NOW), match])
        assert refused.value.code == code
    with reader.reading() as connection:
        assert matches.list_matches(connection) == []


def test_nothing_to_record_changes_nothing(writer: Writer) -> None:
    open_a_season(writer)
    with writer.change("test", NOW) as change:
        assert matches.record_many(change, []) == []


def test_a_rebuild_mends_what_differs(writer: Writer) -> None:
    one, other, third = add_players(writer, "Mook", "Beam", "Pun")
    open_a_season(writer)
    play(writer, one, other)
    with writer.change("test", NOW) as change:
        wrong = update(ratings).where(ratings.c.player_id == one).values(rating=9)
        change.connection.execute(wrong)
        change.connection.execute(insert(ratings).values(player_id=third, rating=1, opening=1))
        found = verify(change.connection)
        assert [(difference.what, difference.key) for difference in found] == [
            ("ratings", (one,)),
            ("ratings", (third,)),
        ]
        rebuild(change)
        assert verify(change.connection) == []


def test_what_still_counts_of_a_day(writer: Writer, reader: Reader) -> None:
    one, other = add_players(writer, "Mook", "Beam")
    open_a_season(writer)
    kept = play(writer, one, other)
    taken_back = play(writer, other, one)
    play(writer, one, other, at=NOW - 24 * HOUR)
    with writer.change("test", NOW) as change:
        matches.void(change, taken_back)
    with reader.reading() as connection:
        (season,) = {entry.season_id for entry in matches.list_matches(connection)}
        assert matches.counted_on(connection, season, NOW.date()) == [
            matches.Counted(kept, one, other, NOW)
        ]
