"""The stadiums: in which order matches are called, and what is slow."""

from dataclasses import dataclass

from nk.rules.tournament.play import at_stadiums
from nk.rules.tournament.state import Match, MatchStatus, State


def queue(state: State) -> list[Match]:
    """Matches waiting for a stadium, in the order in which they will be called.

    Earlier rounds go first. A match whose player is still at a stadium waits behind those that
    could begin at once; so do a player's later matches of a group behind the first one.
    """
    busy = {player for match in at_stadiums(state) for player in match.players}
    ready = [
        match
        for match in state.matches
        if match.status is MatchStatus.READY and state.stages[match.stage].announced
    ]
    ready.sort(key=lambda match: (match.stage, match.round, match.id))
    now: list[Match] = []
    later: list[Match] = []
    for match in ready:
        (later if busy & set(match.players) else now).append(match)
        busy |= set(match.players)
    return now + later


@dataclass(frozen=True, slots=True)
class SlowMatch:
    """A running match that takes too long, or a called one whose players have not come."""

    match: int
    stadium: int | None
    seconds: int
    running: bool


def slow_matches(state: State, now: int) -> list[SlowMatch]:
    """Matches at a stadium for longer than the settings allow, slowest first."""
    found = []
    for match in at_stadiums(state):
        running = match.status is MatchStatus.RUNNING
        since = match.started_at if running else match.called_at
        seconds = now - (since or 0)
        if since is not None and seconds > state.settings.slow_after_seconds:
            found.append(SlowMatch(match.id, match.stadium, seconds, running))
    return sorted(found, key=lambda slow: (-slow.seconds, slow.match))
