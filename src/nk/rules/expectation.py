"""The Elo expectation, cut to whole points without a rounding error anywhere.

Expected score E = 1 / (1 + 10^((opponent - own) / scale)). A change is a weight times E (or
times 1 - E, which is the opponent's E), cut toward zero. Powers of ten differ in the last bit
between platforms, and a value that should be exactly 16 may come out as 15.999...; one lost bit
would then cost a player a point, and the replay of one log would differ between two machines.
So the cut is decided in whole numbers: weight * E >= n is the same as
10^gap * n^scale <= (weight - n)^scale, which Python's integers answer exactly.
"""

from fractions import Fraction

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
