"""The stadiums: which match is called next, where a player stands in the queue, what is slow."""

from dataclasses import dataclass

from nk.rules.tournament.play import at_stadiums
from nk.rules.tournament.state import Match, MatchStatus, State


def free_stadiums(state: State) -> list[int]:
    """The stadiums without a called or running match, lowest number first."""
    taken = {match.stadium for match in at_stadiums(state)}
    return [number for number in range(1, state.settings.stadiums + 1) if number not in taken]


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


def next_match(state: State) -> Match | None:
    """The match for a stadium that has become free; None while nobody could begin."""
    busy = {player for match in at_stadiums(state) for player in match.players}
    waiting = queue(state)
    return waiting[0] if waiting and not busy & set(waiting[0].players) else None


@dataclass(frozen=True, slots=True)
class Turn:
    """When a player is on: at a stadium now, or after so many matches in the queue."""

    match: int
    stadium: int | None
    ahead: int


def turn_of(state: State, player: str) -> Turn | None:
    """The player's next match that is known; None if there is none."""
    for match in at_stadiums(state):
        if player in match.players:
            return Turn(match.id, match.stadium, 0)
    for ahead, match in enumerate(queue(state)):
        if player in match.players:
            return Turn(match.id, None, ahead)
    return None


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
