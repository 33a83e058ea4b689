"""The seam to publishing: what the desk asks of whatever makes written content live."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from nk.club.errors import Sentence


@dataclass(frozen=True, slots=True)
class Publication:
    """What became of a publication: whether visitors see it, and a sentence for the staff."""

    live: bool
    sentence: Sentence


class Publisher(Protocol):
    """Makes content live. Both may take long, so they are called outside of any transaction."""

    def publish(self, who: str) -> Publication:
        """Build the content as it is written and put it in place of what is served."""

    def preview(self, content: Path, page: str) -> Path:
        """Build a page from a draft's content folder; return the built file."""


class WrittenOnly:
    """Stands in until publishing is there: the files are written, and a person builds them."""

    def publish(self, who: str) -> Publication:
        """Tell what is left to do."""
        return Publication(
            live=False,
            sentence=Sentence(
                th="บันทึกลงไฟล์แล้ว ยังไม่ขึ้นเว็บ รอคนดูแลเครื่องสั่งเผยแพร่",
                en="Written to the files. It goes live with the next ./nk build and reload.",
            ),
        )

    def preview(self, content: Path, page: str) -> Path:
        """Refuse: there is nothing to build with yet."""
        raise NotImplementedError("preview comes with publishing")
