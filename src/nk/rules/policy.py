"""The rating policy: figures that live in the content, checked before anything is rated."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from nk.rules.plain import MalformedError, a_list, a_mapping, a_whole, only

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
