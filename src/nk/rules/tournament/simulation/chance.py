"""Made-up chance for made-up tournaments: numbers that follow from a seed on every machine."""

import hashlib

# The mean rating of a shop's field and how far ratings spread in it.
_MEAN, _SPREAD = 1200, 150


class Chance:
    """A stream of numbers drawn from a seed, the same for every version of Python."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn = 0

    def part(self) -> float:
        """A number from 0 up to, but not including, 1."""
        self._drawn += 1
        drawn = hashlib.sha256(f"{self._seed}/{self._drawn}".encode()).digest()
        return int.from_bytes(drawn[:6], "big") / 2**48

    def whole(self, least: int, most: int) -> int:
        """A whole number, both ends included."""
        return least + int(self.part() * (most - least + 1))

    def rating(self) -> int:
        """A rating near the middle of the field; twelve parts add up to nearly a bell curve."""
        bell = sum(self.part() for _ in range(12)) - 6
        return round(_MEAN + _SPREAD * bell)
