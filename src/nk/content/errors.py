"""What is wrong with the content, said so that the person who wrote it can mend it."""

from collections.abc import Iterable
from dataclasses import dataclass

from nk.sentences import Sentence


@dataclass(frozen=True, slots=True)
class ContentError:
    """One mistake: the file as staff know it, the line, where in the file, and what to do.

    The terminal, which shows files and lines, says it in English; the desk in both languages.
    """

    file: str
    line: int
    where: str
    reason: Sentence

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        return f"{self.file}:{self.line}: {place}{self.reason.en}"


class ContentErrors(Exception):  # noqa: N818 - it holds many errors, and its name says so.
    """Every mistake found, so that all can be mended in one go."""

    def __init__(self, errors: Iterable[ContentError]) -> None:
        self.errors = tuple(sorted(set(errors), key=_order))
        super().__init__("\n".join(str(error) for error in self.errors))


def _order(error: ContentError) -> tuple[str, int, str, str]:
    return error.file, error.line, error.where, error.reason.en
