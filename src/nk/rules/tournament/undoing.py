"""What undoing the last action would take back, told before anybody decides."""

from dataclasses import dataclass

from nk.rules.tournament.actions import Action
from nk.rules.tournament.log import Tournament, effective, replay
from nk.rules.tournament.ranking.standings import final_standings
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.state import Match, Outcome, OutcomeKind, State


@dataclass(frozen=True, slots=True)
class Undone:
    """The action that would be taken back, and what goes with it."""

    action: Action
    # Drawn matches that would be gone.
    gone: tuple[int, ...]
    # Matches that would lose their result, and those whose earlier one would count again.
    reopened: tuple[int, ...]
    restored: tuple[int, ...]
    # Matches whose players would be those of before.
    repaired: tuple[int, ...]
    # Player, place before, place after.
    places: tuple[tuple[str, int, int], ...]
    # Matches whose ratings would be worked out anew.
    rated: tuple[int, ...]


def last_action(day: Tournament) -> Action:
    """The action that undo would take back; the set-up itself stays."""
    kept = effective(day.actions)
    if len(kept) < 2:
        raise RefusedError(Reason.NOTHING_TO_UNDO)
    return kept[-1]


def undone(day: Tournament) -> Undone:
    """What undo would do now."""
    action = last_action(day)
    before, after = day.state, replay(effective(day.actions)[:-1])
    known = {match.id: match for match in after.matches}
    pairs = [(match, known.get(match.id)) for match in before.matches]
    changed = [new for old, new in pairs if new and old.outcome != new.outcome]
    return Undone(
        action,
        gone=tuple(old.id for old, new in pairs if new is None),
        reopened=tuple(match.id for match in changed if match.outcome is None),
        restored=tuple(match.id for match in changed if match.outcome is not None),
        repaired=tuple(old.id for old, new in pairs if new and old.players != new.players),
        places=_moved_places(before, after),
        rated=tuple(old.id for old, new in pairs if _rated(old) != _rated(new)),
    )


def _rated(match: Match | None) -> Outcome | None:
    """The result as the ratings know it: confirmed and played."""
    if match is None or not match.confirmed or match.outcome is None:
        return None
    return match.outcome if match.outcome.kind is OutcomeKind.PLAYED else None


def _moved_places(before: State, after: State) -> tuple[tuple[str, int, int], ...]:
    if not before.stages or not after.stages:
        return ()
    old = {line.player: line.place for line in final_standings(before)}
    return tuple(
        (line.player, old[line.player], line.place)
        for line in final_standings(after)
        if line.player in old and old[line.player] != line.place
    )
