"""The seam to publishing: what the desk asks of whatever makes written content live."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from nk.club.errors import Sentence


@dataclass(frozen=True, slots=True)
class Publication:
    """What became of a publication: whether visitors see it, and a sentence for the staff."""

    live: bool
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class Published:
    """A line of what went public: when, which build, whether it was a step back."""

    at: datetime
    build: int
    back: bool
    current: bool


class Publisher(Protocol):
    """Makes content live. It may take long, so it is called outside of any transaction."""

    def publish(self, who: str) -> Publication:
        """Build the content as it is written and put it in place of what is served."""

    def publications(self) -> list[Published]:
        """List what went public, the latest first."""

    def can_go_back(self) -> bool:
        """Tell whether what was public before is still there."""

    def back(self, who: str) -> Publication:
        """Show what was public before."""
