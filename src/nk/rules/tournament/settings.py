"""What the organiser fixes before the start: stages, match types, tie-breaks, lateness, lots."""

import hashlib
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

# What the regulations allow for a set and for a match.
TARGETS = (4, 5, 7)
SETS_TO_WIN = {1: 1, 3: 2}
CUTS = (2, 4, 8, 16)
CUT_FOLLOWS = "a cut follows Swiss rounds or groups"
CUT_REFUSAL = f"{', '.join(map(str, CUTS[:-1]))} or {CUTS[-1]} go on to the cut"


class StageKind(StrEnum):
    """How the players of one stage meet."""

    SWISS = "swiss"
    SINGLE = "single"
    DOUBLE = "double"
    GROUPS = "groups"
    OPEN = "open"


class TieBreak(StrEnum):
    """What orders players, most important first as the settings list it."""

    POINTS = "points"
    BUCHHOLZ_CUT_1 = "buchholz_cut_1"
    BUCHHOLZ = "buchholz"
    HEAD_TO_HEAD = "head_to_head"
    SONNEBORN_BERGER = "sonneborn_berger"
    POINT_DIFFERENCE = "point_difference"
    LOTS = "lots"


class LateRule(StrEnum):
    """What a late player gets for each round missed before the first one played."""

    LOSS = "loss"
    BYE = "bye"


class Seeding(StrEnum):
    """Who counts as stronger where points are equal: by rating, or by lots alone."""

    RATING = "rating"
    LOTS = "lots"


@dataclass(frozen=True, slots=True)
class MatchType:
    """First to `target` points a set; Bo1 needs one set, Bo3 two."""

    target: int = 4
    best_of: int = 1

    def __post_init__(self) -> None:
        if self.target not in TARGETS:
            raise ValueError(f"target must be one of {TARGETS}")
        if self.best_of not in SETS_TO_WIN:
            raise ValueError(f"best_of must be one of {tuple(SETS_TO_WIN)}")

    @property
    def sets_to_win(self) -> int:
        return SETS_TO_WIN[self.best_of]


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage. `takes` is the cut into it: 0 takes everybody, as the first stage does."""

    kind: StageKind
    match: MatchType = MatchType()
    takes: int = 0
    rounds: int = 0  # Swiss: the announced number of rounds.
    groups: int = 0  # Groups: how many.
    third_place: bool = True  # Single elimination: losers of the semi-finals play for third.
    reset: bool = True  # Double elimination: a lost first final gives the unbeaten a second one.

    def __post_init__(self) -> None:
        if self.kind is StageKind.SWISS and not 1 <= self.rounds <= 40:
            raise ValueError("a Swiss stage needs 1 to 40 rounds")
        if self.kind is StageKind.GROUPS and not 1 <= self.groups <= 32:
            raise ValueError("a group stage needs 1 to 32 groups")


@dataclass(frozen=True, slots=True)
class Settings:
    """The whole tournament as announced. `seed` draws the lots, once for each player."""

    stages: tuple[Stage, ...] = (Stage(StageKind.SWISS, rounds=5),)
    tie_breaks: tuple[TieBreak, ...] = tuple(TieBreak)
    late: LateRule = LateRule.LOSS
    seeding: Seeding = Seeding.RATING
    stadiums: int = 4
    # A match that runs longer than this is marked as slow.
    slow_after_seconds: int = 12 * 60
    seed: int = 0
    # Decks are looked at before somebody is checked in.
    deck_check: bool = False

    def __post_init__(self) -> None:
        if not self.stages:
            raise ValueError("a tournament needs a stage")
        if self.stages[0].takes:
            raise ValueError("the first stage takes everybody")
        for before, stage in zip(self.stages, self.stages[1:], strict=False):
            _check_cut(before, stage)
        if len(set(self.tie_breaks)) != len(self.tie_breaks):
            raise ValueError("a tie-break is listed twice")
        if self.tie_breaks[:1] != (TieBreak.POINTS,):
            raise ValueError("match points come first")
        if not 1 <= self.stadiums <= 64:
            raise ValueError("stadiums must be 1 to 64")


def _check_cut(before: Stage, stage: Stage) -> None:
    if before.kind not in (StageKind.SWISS, StageKind.GROUPS):
        raise ValueError(CUT_FOLLOWS)
    if stage.kind not in (StageKind.SINGLE, StageKind.DOUBLE):
        raise ValueError("a cut is played as single or double elimination")
    if stage.takes not in CUTS:
        raise ValueError(CUT_REFUSAL)


@lru_cache(maxsize=4096)
def lot_of(seed: int, player: str) -> int:
    """The player's lot: a number drawn from the tournament's seed; the lower one is better.

    It depends on nothing but the seed and the player, so a late arrival changes nobody's lot.
    """
    drawn = hashlib.sha256(f"{seed}:{player}".encode()).digest()
    return int.from_bytes(drawn[:8], "big") % 1_000_000
