"""An open day: whoever waits longest plays next, against somebody near in strength.

A pair is chosen when a stadium is free. The player who has waited longest is in it; the partner is
the one nearest in rating, where each minute of waiting makes up for a few points and each earlier
meeting today costs some. Nobody meets the same opponent twice running; if that leaves the longest
waiting player without a partner, the next longest is served meanwhile.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from nk.rules.tournament.actions import Pair
from nk.rules.tournament.state import NOBODY, State

_RATING_PER_MINUTE = 10
_RATING_PER_MEETING = 100


@dataclass(slots=True)
class Waiting:
    """A player who is free: since when, whom they played last and how often whom."""

    player: str
    rating: int
    since: int
    last_opponent: str = NOBODY
    met: Counter[str] = field(default_factory=Counter)


def waiting(state: State) -> list[Waiting]:
    """Everybody present without an open match, the longest wait first."""
    free = {
        player.id: Waiting(player.id, player.rating, player.since)
        for player in state.players.values()
        if player.present
    }
    for match in state.of_stage(state.stage_number):
        for player in match.players:
            if player not in free:
                continue
            if not match.confirmed:
                del free[player]
                continue
            one = free[player]
            one.last_opponent = match.other(player) or NOBODY
            one.met[one.last_opponent] += 1
            one.since = max(one.since, match.ended_at or 0)
    return sorted(free.values(), key=lambda one: (one.since, *state.seed_key(one.player)))


def may_meet(one: Waiting, other: Waiting) -> bool:
    """Not the opponent either of them has just played."""
    return other.player != one.last_opponent and one.player != other.last_opponent


def open_pair(state: State, now: int) -> Pair | None:
    """The pair for a free stadium; None while nobody can be paired."""
    free = waiting(state)
    for place, one in enumerate(free):
        partners = [other for other in free[place + 1 :] if may_meet(one, other)]
        if partners:
            best = min(partners, key=partial(_distance, now, one))
            return Pair(((one.player, best.player),))
    return None


def _distance(now: int, one: Waiting, other: Waiting) -> tuple[int, int, str]:
    minutes = max(now - other.since, 0) // 60
    met = one.met[other.player]
    gap = abs(one.rating - other.rating)
    cost = gap - _RATING_PER_MINUTE * minutes + _RATING_PER_MEETING * met
    return cost, other.since, other.player
