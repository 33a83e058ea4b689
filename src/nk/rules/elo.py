"""The rating policy, and what one match does to two ratings by it."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from fractions import Fraction

from nk.rules.fields import MalformedError, a_list, a_mapping, a_whole, only

# Far above any table the shop would print; it keeps a slip in the content from going unseen.
MOST_BONUS_LINES = 50


@dataclass(frozen=True, slots=True)
class RankBonus:
    """Points on top of the start for everyone who ended a season from `first` to `last`."""

    first: int
    last: int
    points: int

    def __post_init__(self) -> None:
        if not 1 <= self.first <= self.last or self.points < 0:
            raise ValueError("a rank bonus needs 1 <= first <= last and points of 0 or more")


@dataclass(frozen=True, slots=True)
class RatingPolicy:
    """Every figure the rating uses."""

    start: int
    k: int
    scale: int
    lower_winner_loss_factor: Fraction | float
    upset_gap: int
    upset_bonus: int
    sweep_bonus: int
    season_months: int
    season_bonus: tuple[RankBonus, ...]

    def __post_init__(self) -> None:
        if min(self.k, self.scale, self.season_months) < 1:
            raise ValueError("k, scale and season_months must be 1 or more")
        if self.loss_factor < 1:
            raise ValueError("lower_winner_loss_factor must be 1 or more")
        ends = [0, *(bonus.last for bonus in self.season_bonus)]
        if any(bonus.first <= end for bonus, end in zip(self.season_bonus, ends, strict=False)):
            raise ValueError("season_bonus must go down the ranks without overlaps")

    @property
    def loss_factor(self) -> Fraction:
        """Return the factor as it is written: 1.25 is five quarters, never a binary neighbour."""
        return Fraction(str(self.lower_winner_loss_factor))

    def bonus_for(self, rank: int) -> int:
        """Return what a final rank adds to the next season's start."""
        for bonus in self.season_bonus:
            if bonus.first <= rank <= bonus.last:
                return bonus.points
        return 0


_FIGURES = (
    "start",
    "k",
    "scale",
    "upset_gap",
    "upset_bonus",
    "sweep_bonus",
    "season_months",
)


def policy_from(data: Mapping[str, object]) -> RatingPolicy:
    """Build the policy from the plain values of the content file."""
    only(data, {*_FIGURES, "lower_winner_loss_factor", "season_bonus"})
    figures = {name: a_whole(data, name) for name in _FIGURES}
    lines = a_list(data.get("season_bonus"), "season_bonus", MOST_BONUS_LINES)
    return RatingPolicy(
        **figures,
        lower_winner_loss_factor=_factor(data.get("lower_winner_loss_factor")),
        season_bonus=tuple(_bonus(line) for line in lines),
    )


def policy_to_plain(policy: RatingPolicy) -> dict[str, object]:
    """Return the policy as plain values, which `policy_from` reads back exactly."""
    return asdict(policy) | {"lower_winner_loss_factor": str(policy.loss_factor)}


def _factor(value: object) -> Fraction:
    if isinstance(value, bool) or not isinstance(value, int | float | str | Fraction):
        raise MalformedError("lower_winner_loss_factor", "must be a number")
    try:
        return Fraction(str(value))
    except (ValueError, ZeroDivisionError) as error:
        raise MalformedError("lower_winner_loss_factor", "must be a number") from error


def _bonus(value: object) -> RankBonus:
    line = a_mapping(value, "season_bonus")
    only(line, {"first", "last", "points"})
    return RankBonus(a_whole(line, "first"), a_whole(line, "last"), a_whole(line, "points"))


# Past sixteen powers of ten a float's expectation is 0 or 1 anyway, and stays far from overflow.
_MOST_DECADES = 16


def expected_score(gap: int, scale: int) -> float:
    """Return E for showing to people; `gap` is the opponent's rating minus one's own."""
    decades = max(-_MOST_DECADES, min(_MOST_DECADES, gap / scale))
    # Six digits are plenty to read and identical on every platform.
    odds_against: float = 10.0**decades
    return round(1.0 / (1.0 + odds_against), 6)


def cut_share(weight: Fraction, gap: int, scale: int) -> int:
    """Return weight * E cut toward zero, exactly; `gap` as in `expected_score`."""
    gap = _clamped(weight, gap, scale)
    low, high = 0, int(weight)
    while low < high:
        middle = (low + high + 1) // 2
        if _reaches(weight, middle, gap, scale):
            low = middle
        else:
            high = middle - 1
    return low


def _reaches(weight: Fraction, points: int, gap: int, scale: int) -> bool:
    # weight * E >= points, multiplied out, with the weight's denominator taken to both sides and
    # a negative gap's power of ten to the other side.
    asked: int = (points * weight.denominator) ** scale
    left: int = (weight.numerator - points * weight.denominator) ** scale
    power: int = 10 ** abs(gap)
    return power * asked <= left if gap >= 0 else asked <= left * power


def _clamped(weight: Fraction, gap: int, scale: int) -> int:
    # When 10^(gap/scale) passes the weight's numerator the cut no longer moves: upward the share
    # is below 1, downward it is nearer to the weight than its denominator can tell. Stopping
    # there keeps absurd ratings from making numbers with millions of digits.
    furthest = scale * len(str(weight.numerator))
    return max(-furthest, min(furthest, gap))


@dataclass(frozen=True, slots=True)
class Change:
    """What a match does to one rating, with the parts that make up the total."""

    expected: float
    base: int
    upset_bonus: int
    sweep_bonus: int
    total: int


def winner_change(policy: RatingPolicy, winner: int, loser: int, *, sweep: bool) -> Change:
    """Return what the winner gains. Win: K x (1 - E), cut toward zero.

    1200 beats 1300: +20.
    """
    # 1 - E of the winner is the loser's own expectation.
    base = cut_share(Fraction(policy.k), winner - loser, policy.scale)
    # Upset bonus: +5 to a winner rated at least 150 below.
    upset = policy.upset_bonus if loser - winner >= policy.upset_gap else 0
    # Sweep bonus: +3 for a set won 4-0.
    swept = policy.sweep_bonus if sweep else 0
    expected = expected_score(loser - winner, policy.scale)
    return Change(expected, base, upset, swept, base + upset + swept)


def loser_change(policy: RatingPolicy, winner: int, loser: int) -> Change:
    """Return what the loser gives. Loss: K x E, times 1.25 when the winner was rated lower.

    1250 loses to 1150: -25. The cut toward zero comes last, once.
    """
    factor = policy.loss_factor if winner < loser else Fraction(1)
    base = -cut_share(policy.k * factor, winner - loser, policy.scale)
    return Change(expected_score(winner - loser, policy.scale), base, 0, 0, base)


def play(policy: RatingPolicy, winner: int, loser: int, *, sweep: bool) -> tuple[int, int]:
    """Return the new ratings of winner and loser."""
    gained = winner_change(policy, winner, loser, sweep=sweep).total
    given = loser_change(policy, winner, loser).total
    return winner + gained, loser + given
