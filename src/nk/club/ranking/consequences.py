"""Operations that tell what they did to everybody's ratings.

They are done in earnest, so whoever only wants to look calls them in a rehearsal, which is
taken back at its end.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, select

from nk.club.players import name_of
from nk.club.ranking.results import Undone, undo_result
from nk.club.removals import merge_players
from nk.club.store.connections import Change
from nk.club.store.tables import ratings


@dataclass(frozen=True, slots=True)
class RatingChange:
    """A player's rating before and after; None is not rated."""

    player_id: int
    player: str
    before: int | None
    after: int | None


def rating_changes(change: Change, work: Callable[[], object]) -> list[RatingChange]:
    """Do the work and return every rating it changed, the largest change first."""
    before = _shown_ratings(change.connection)
    names = {player: name_of(change.connection, player) for player in before}
    work()
    after = _shown_ratings(change.connection)
    changed = [
        RatingChange(
            player,
            names.get(player) or name_of(change.connection, player),
            before.get(player),
            after.get(player),
        )
        for player in sorted(before.keys() | after.keys())
        if before.get(player) != after.get(player)
    ]
    return sorted(changed, key=_size, reverse=True)


def undo_and_report(change: Change, match_id: int) -> tuple[Undone, list[RatingChange]]:
    """Take a result back and return all that followed: later matches are rated anew."""
    undone: list[Undone] = []
    changed = rating_changes(change, lambda: undone.append(undo_result(change, match_id)))
    return undone[0], changed


def merge_and_report(change: Change, *, keep: int, drop: int) -> list[RatingChange]:
    """Merge two entries of one person and return the ratings that changed by it."""
    return rating_changes(change, lambda: merge_players(change, keep=keep, drop=drop))


def _size(changed: RatingChange) -> int:
    return abs((changed.after or 0) - (changed.before or 0))


def _shown_ratings(connection: Connection) -> dict[int, int]:
    query = select(ratings.c.player_id, ratings.c.rating).where(ratings.c.listed == 1)
    return {row.player_id: row.rating for row in connection.execute(query)}
