"""Replaying the log: standings match by match, final ranks, and the restart of a season."""

from calendar import monthrange
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from nk.rules.elo import RatingPolicy, loser_change, winner_change


class Played(NamedTuple):
    """One rated match: two players' ids, and whether the winner took a set 4-0."""

    winner: int
    loser: int
    sweep: bool


@dataclass(frozen=True, slots=True)
class SeasonEnd:
    """A season closed here; everyone starts again."""


@dataclass(slots=True)
class Standing:
    """A player's rating, and the matches won and lost in the running season."""

    rating: int
    wins: int = 0
    losses: int = 0

    @property
    def played(self) -> bool:
        """Say whether the player has a match in the running season."""
        return self.wins + self.losses > 0


class Replay:
    """Everyone's standing at a point of the log, from nothing or from earlier standings.

    The earlier standings are left as they are.
    """

    def __init__(
        self, policy: RatingPolicy, standings: Mapping[int, Standing] | None = None
    ) -> None:
        self._policy = policy
        self._changes = _Changes(policy)
        self.standings: dict[int, Standing] = _Standings(policy)
        for player, was in (standings or {}).items():
            self.standings[player] = Standing(was.rating, was.wins, was.losses)

    def play(self, matches: Iterable[tuple[int, int, int]]) -> None:
        """Carry matches in: each is winner, loser, and 1 if a set was won 4-0."""
        standings, changes, bonus = self.standings, self._changes, self._policy.sweep_bonus
        for winner_id, loser_id, sweep in matches:
            if winner_id == loser_id:
                raise ValueError(f"player {winner_id} cannot play against themselves")
            winner, loser = standings[winner_id], standings[loser_id]
            gained, given = changes[loser.rating - winner.rating]
            winner.rating += gained + bonus if sweep else gained
            loser.rating += given
            winner.wins += 1
            loser.losses += 1

    def end_season(self, next_start: int | None = None) -> None:
        """Start everyone again; the season to come may have another start."""
        fresh = restart(self._policy, self.standings, next_start)
        self.standings.clear()
        self.standings.update(fresh)


def replay(
    policy: RatingPolicy,
    log: Iterable[Played | SeasonEnd],
    standings: Mapping[int, Standing] | None = None,
) -> dict[int, Standing]:
    """Return everyone's standing after the log, from nothing or from earlier standings."""
    run = Replay(policy, standings)
    for entry in log:
        if isinstance(entry, SeasonEnd):
            run.end_season()
        else:
            run.play((entry,))
    return dict(run.standings)


class _Changes(dict[int, tuple[int, int]]):
    """What winner and loser get, by how much higher the loser was rated.

    A change depends only on that difference, so each is worked out once; a million matches
    meet a few thousand.
    """

    def __init__(self, policy: RatingPolicy) -> None:
        super().__init__()
        self._policy = policy

    def __missing__(self, gap: int) -> tuple[int, int]:
        gained = winner_change(self._policy, 0, gap, sweep=False).total
        change = self[gap] = gained, loser_change(self._policy, 0, gap).total
        return change


class _Standings(dict[int, Standing]):
    """Everyone's standing; whoever is new has the start."""

    def __init__(self, policy: RatingPolicy) -> None:
        super().__init__()
        self._policy = policy

    def __missing__(self, player: int) -> Standing:
        standing = self[player] = Standing(self._policy.start)
        return standing


def rank(standings: Mapping[int, Standing]) -> list[tuple[int, int]]:
    """Return (rank, player) from the highest rating down: 1, 2, 2, 4.

    Equal ratings share a rank; nothing breaks the tie, they are only listed by player id.
    """
    players = sorted(standings, key=lambda player: (-standings[player].rating, player))
    ranked: list[tuple[int, int]] = []
    shared, shared_rating = 0, None
    for place, player in enumerate(players, start=1):
        rating = standings[player].rating
        if rating != shared_rating:
            shared, shared_rating = place, rating
        ranked.append((shared, player))
    return ranked


def restart(
    policy: RatingPolicy, standings: Mapping[int, Standing], next_start: int | None = None
) -> dict[int, Standing]:
    """Return everyone's standing on the first day of the next season.

    At a season's end everyone restarts at the start plus a bonus by final rank: 1st 50, 2nd 40,
    3rd 30, 4th to 10th 20. Only players who played in the season are ranked; a bonus is for
    taking part, so a rating carried over untouched earns none and pushes nobody down. The bonus
    is what the season that ends has promised; the start is that of the season to come.
    """
    start = policy.start if next_start is None else next_start
    fresh = {player: Standing(start) for player in standings}
    active = {player: standing for player, standing in standings.items() if standing.played}
    for place, player in rank(active):
        fresh[player].rating += policy.bonus_for(place)
    return fresh


def season_bounds(moment: date, first: date, months: int) -> tuple[date, date]:
    """Return the first day of the season `moment` falls in, and the first day of the next.

    Seasons follow each other in steps of `months` from `first`. A first day that a month does
    not have (the 31st) falls on that month's last day.
    """
    if months < 1:
        raise ValueError("a season needs at least one month")
    apart = (moment.year - first.year) * 12 + moment.month - first.month
    season = apart // months
    if moment < _months_later(first, season * months):
        season -= 1
    return _months_later(first, season * months), _months_later(first, (season + 1) * months)


def _months_later(day: date, months: int) -> date:
    years, month = divmod(day.month - 1 + months, 12)
    year, month = day.year + years, month + 1
    return date(year, month, min(day.day, monthrange(year, month)[1]))
