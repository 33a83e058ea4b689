"""What the organiser fixes before a match: target, sets and the optional rules."""

from dataclasses import dataclass, field

from nk.rules.finish import FinishPoints, OutOfBounds

# Points to win a set: 4, 5 or 7 (4 by default in the first stage, 7 in the final stage).
TARGETS = (4, 5, 7)
FIRST_STAGE_TARGET = 4
FINAL_STAGE_TARGET = 7

# Bo1 needs 1 set; Bo3 needs 2 sets.
SETS_TO_WIN = {1: 1, 3: 2}

# A deck is three Beys; slot 1 meets slot 1, then 2 and 2, then 3 and 3.
SLOTS = 3

# Two launch errors by the same player in one battle give the opponent 1 point.
LAUNCH_ERRORS_FOR_PENALTY = 2
PENALTY_POINTS = 1


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """The settings of one match, with the house's reading of each open rule as default."""

    target: int = FIRST_STAGE_TARGET
    best_of: int = 1
    points: FinishPoints = field(default_factory=FinishPoints)
    # Own finish: leaving the stadium without contact gives the opponent 1 point only.
    own_finish: bool = False
    out_of_bounds: OutOfBounds = OutOfBounds.DRAW
    # Simultaneous finishes are a draw, unless a burst has priority over other finishes.
    burst_priority: bool = False
    # Swap positions: the players change places for every new set.
    swap_positions: bool = False
    # Loser selects position: whoever lost a set chooses the place for the next one.
    loser_selects_position: bool = False
    # A player with fewer than three Beys may play with at least one complete Bey.
    beys: tuple[int, int] = (SLOTS, SLOTS)

    def __post_init__(self) -> None:
        if self.target not in TARGETS:
            raise ValueError(f"target must be one of {TARGETS}")
        if self.best_of not in SETS_TO_WIN:
            raise ValueError(f"best_of must be one of {tuple(SETS_TO_WIN)}")
        if self.swap_positions and self.loser_selects_position:
            raise ValueError("swap_positions and loser_selects_position exclude each other")
        if len(self.beys) != 2 or not all(1 <= count <= SLOTS for count in self.beys):
            raise ValueError(f"beys must be two numbers from 1 to {SLOTS}")

    @property
    def sets_to_win(self) -> int:
        """Return how many sets win the match."""
        return SETS_TO_WIN[self.best_of]
