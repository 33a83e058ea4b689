"""The seam to publishing: what the desk asks of whatever makes written content live."""

from dataclasses import dataclass
from typing import Protocol

from nk.club.errors import Sentence


@dataclass(frozen=True, slots=True)
class Publication:
    """What became of a publication: whether visitors see it, and a sentence for the staff."""

    live: bool
    sentence: Sentence


class Publisher(Protocol):
    """Makes content live. It may take long, so it is called outside of any transaction."""

    def publish(self, who: str) -> Publication:
        """Build the content as it is written and put it in place of what is served."""
