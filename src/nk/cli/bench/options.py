"""What the person who measures can choose."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """The options of `nk bench`, as every part is given them."""

    # Pairs of rounds, ours and theirs in turn, of which the median counts.
    rounds: int = 5
    # Seconds of load in one round.
    seconds: int = 5
    # Lighthouse runs a page, of which the median counts.
    runs: int = 3
    # Only pages whose address contains one of these; all if empty.
    pages: tuple[str, ...] = ()
    # Measure the first start of a fresh clone as well, which takes minutes.
    cold: bool = False
    # Rows of the largest store, as a share of the full size; below 1 only to try things out.
    scale: float = 1.0


class PartFailedError(Exception):
    """A part could not measure; the text is a sentence that says why."""
