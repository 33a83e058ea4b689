"""Single and double elimination: every match of the bracket, with where its players come from.

The bracket has a power of two of places; the strongest players get the byes. A place without a
player is NOBODY, and a match against nobody ends by itself (see `play.settle`), so byes, drops and
missing losers all pass through the bracket in one way.
"""

from collections.abc import Sequence
from dataclasses import replace

from nk.rules.tournament.settings import Stage, StageKind
from nk.rules.tournament.state import NOBODY, Branch, Match, MatchStatus, Source


def bracket_matches(
    entrants: Sequence[str], stage: Stage, number: int, first_id: int
) -> list[Match]:
    """All matches of the bracket, in the order in which they can be played."""
    drawing = _Drawing(number, first_id)
    winners = drawing.winners(entrants)
    if stage.kind is StageKind.DOUBLE:
        drawing.losers_and_finals(winners, reset=stage.reset)
    else:
        drawing.finals(winners, third_place=stage.third_place and len(entrants) >= 4)
    return drawing.renumbered()


def places_in_order(size: int) -> list[int]:
    """Seeds (from 0) by place in the bracket, so that stronger seeds meet as late as possible."""
    order = [0]
    while len(order) < size:
        whole = 2 * len(order)
        order = [place for seed in order for place in (seed, whole - 1 - seed)]
    return order


def bracket_size(players: int) -> int:
    """The smallest power of two that holds the players, at least 2."""
    return 1 << max((players - 1).bit_length(), 1)


class _Drawing:
    def __init__(self, stage: int, first_id: int) -> None:
        self.stage = stage
        self.first_id = first_id
        self.made: list[Match] = []

    def add(self, branch: Branch, at: int, a: Source, b: Source) -> Source:
        """Add a match between the players of two sources; return the source of its winner."""
        number = self.first_id + len(self.made)
        match = Match(number, self.stage, at, None, None, MatchStatus.WAITING)
        self.made.append(replace(match, branch=branch, a_from=a, b_from=b))
        return Source(number)

    def winners(self, entrants: Sequence[str]) -> list[list[Source]]:
        """The rounds of the winners' part up to the semi-finals, and the last two left."""
        size = bracket_size(len(entrants))
        places = [entrants[s] if s < len(entrants) else NOBODY for s in places_in_order(size)]
        pairs = zip(places[::2], places[1::2], strict=True)
        first = [
            Match(number, self.stage, 1, a, b, branch=Branch.WINNERS)
            for number, (a, b) in enumerate(pairs, start=self.first_id)
        ]
        self.made += first
        rounds = [[Source(match.id) for match in first]]
        while len(rounds[-1]) > 2:
            rounds.append(self.halved(Branch.WINNERS, 2 * len(rounds), rounds[-1]))
        return rounds

    def halved(self, branch: Branch, at: int, sources: list[Source]) -> list[Source]:
        """Neighbours play each other."""
        pairs = zip(sources[::2], sources[1::2], strict=True)
        return [self.add(branch, at, a, b) for a, b in pairs]

    def finals(self, winners: list[list[Source]], *, third_place: bool) -> None:
        last = winners[-1]
        if len(last) == 1:
            self.made[-1] = replace(self.made[-1], branch=Branch.FINAL)
            return
        at = 2 * len(winners)
        if third_place:
            self.add(Branch.THIRD, at, *(Source(s.match, loser=True) for s in last))
        self.add(Branch.FINAL, at, last[0], last[1])

    def losers_and_finals(self, winners: list[list[Source]], *, reset: bool) -> None:
        """Losers meet each other, then the losers of the next round, in turn, to the last one."""
        if len(winners[-1]) == 2:
            winners.append(self.halved(Branch.WINNERS, 2 * len(winners), winners[-1]))
        dropping = [[Source(s.match, loser=True) for s in sources] for sources in winners]
        left, at = dropping[0], 1
        for number, fallen in enumerate(dropping[1:]):
            at += 1
            left = self.halved(Branch.LOSERS, at, left)
            at += 1
            pairs = zip(left, _crossed(fallen, number), strict=True)
            left = [self.add(Branch.LOSERS, at, a, b) for a, b in pairs]
        final = self.add(Branch.FINAL, at + 1, winners[-1][0], left[0])
        if reset:
            loser = Source(final.match, loser=True)
            self.add(Branch.RESET, at + 2, final, loser)

    def renumbered(self) -> list[Match]:
        """In the order of play, with ids that follow it."""
        order = sorted(self.made, key=lambda match: (match.round, match.id))
        steps = {at: step for step, at in enumerate(sorted({m.round for m in order}), start=1)}
        ids = {match.id: self.first_id + i for i, match in enumerate(order)}
        return [_moved(match, ids, steps[match.round]) for match in order]


def _moved(match: Match, ids: dict[int, int], at: int) -> Match:
    def source(old: Source | None) -> Source | None:
        return Source(ids[old.match], old.loser) if old else None

    a_from, b_from = source(match.a_from), source(match.b_from)
    return replace(match, id=ids[match.id], round=at, a_from=a_from, b_from=b_from)


def _crossed(fallen: list[Source], number: int) -> list[Source]:
    """Losers enter far from where they fell, so that the same two meet again as late as can be."""
    if number % 2 == 0:
        return fallen[::-1]
    half = len(fallen) // 2
    return fallen[half:] + fallen[:half]
