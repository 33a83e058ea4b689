"""What can happen in a tournament. The log is a list of these, and it alone decides the state.

Actions carry what was decided, never how: a drawn round is written down pair by pair, so an old log
replays to the same tournament whatever later versions of the engine would have drawn. Times are
seconds and come from outside.
"""

from dataclasses import dataclass

from nk.rules.tournament.settings import Settings
from nk.rules.tournament.state import Outcome

# Two players, or a player and NOBODY for a bye.
Pairing = tuple[str, str]


@dataclass(frozen=True, slots=True)
class SetUp:
    """Announce the tournament; possible until the first stage begins."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class Register:
    """Put a player on the list."""

    player: str
    rating: int


@dataclass(frozen=True, slots=True)
class CheckIn:
    """The player is here. After the start this is a late arrival."""

    player: str
    at: int = 0


@dataclass(frozen=True, slots=True)
class NextStage:
    """Begin the first or the next stage with these players, strongest first."""

    entrants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """Draw a Swiss round, or send one pair of an open day to play."""

    pairs: tuple[Pairing, ...]
    looked_ahead: bool = False


@dataclass(frozen=True, slots=True)
class Swap:
    """Two players of the drawn round change places."""

    one: str
    other: str


@dataclass(frozen=True, slots=True)
class FillBye:
    """A player who came late plays the one who has the bye in the current round."""

    player: str


@dataclass(frozen=True, slots=True)
class Announce:
    """Everybody may see what was drawn; matches may be called."""


@dataclass(frozen=True, slots=True)
class ChangeRounds:
    """Announce another number of rounds for the Swiss stage that is being played."""

    rounds: int


@dataclass(frozen=True, slots=True)
class Call:
    """Call both players to a stadium."""

    match: int
    stadium: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Start:
    """The match begins."""

    match: int
    stadium: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """The judge reports how the match ended."""

    match: int
    outcome: Outcome
    at: int = 0


@dataclass(frozen=True, slots=True)
class Confirm:
    """The head judge confirms the report; from now on it counts."""

    match: int


@dataclass(frozen=True, slots=True)
class Correct:
    """Replace the result of a match.

    With `again` everything drawn later that nobody has started follows the new result: bracket
    places by themselves, the current Swiss round as `pairs`, the next stage as `entrants`.
    Without it every drawing stays as it is.
    """

    match: int
    outcome: Outcome
    again: bool = False
    pairs: tuple[Pairing, ...] = ()
    entrants: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Drop:
    """The player goes home; an open match is forfeited."""

    player: str
    at: int = 0


@dataclass(frozen=True, slots=True)
class Disqualify:
    """The player is out and placed last; results so far stay for the opponents."""

    player: str
    at: int = 0


@dataclass(frozen=True, slots=True)
class Return:
    """A player who dropped plays on; rounds missed in between count as losses."""

    player: str
    at: int = 0


@dataclass(frozen=True, slots=True)
class Finish:
    """The tournament is over; `early`, with what was not drawn yet left out."""

    early: bool = False


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last action that has not been taken back."""


Action = (
    SetUp
    | Register
    | CheckIn
    | NextStage
    | Pair
    | Swap
    | FillBye
    | Announce
    | ChangeRounds
    | Call
    | Start
    | Result
    | Confirm
    | Correct
    | Drop
    | Disqualify
    | Return
    | Finish
    | Undo
)
