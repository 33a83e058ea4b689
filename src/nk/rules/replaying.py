"""Playing the log: everyone's standing, match after match. Made to walk a million in seconds."""

from collections.abc import Iterable, Mapping

from nk.rules.changes import loser_change, winner_change
from nk.rules.policy import RatingPolicy
from nk.rules.season import restart
from nk.rules.standing import Played, SeasonEnd, Standing


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

    def end_season(self) -> None:
        """Start everyone again."""
        fresh = restart(self._policy, self.standings)
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
