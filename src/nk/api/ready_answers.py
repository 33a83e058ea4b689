"""A bounded shelf of ready-made answers; the least recently used ones make room."""

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from nk.http import Answer, with_headers

# RFC 9211: the answer is an older one, because a newer could not be had.
_STALE: Final = ((b"cache-status", b"nk; fwd=stale; detail=source-unavailable"),)


@dataclass(frozen=True, slots=True)
class Ready:
    """An answer, the data version it was made from, and when the clock outdates it."""

    answer: Answer
    stale_answer: Answer
    version: object
    expires_at: datetime | None


class ReadyAnswers:
    """Answers by address, within a number and a weight."""

    def __init__(self, most_answers: int = 2_000, most_bytes: int = 32_000_000) -> None:
        self._most_answers = most_answers
        self._most_bytes = most_bytes
        self._answers: OrderedDict[bytes, Ready] = OrderedDict()
        self._weight = 0

    def __len__(self) -> int:
        return len(self._answers)

    @property
    def weight(self) -> int:
        """How many bytes of bodies are kept."""
        return self._weight

    def get(self, key: bytes) -> Ready | None:
        """Return an answer and note that it was used."""
        ready = self._answers.get(key)
        if ready is not None:
            self._answers.move_to_end(key)
        return ready

    def put(self, key: bytes, ready: Ready) -> None:
        """Keep an answer, in place of an older one to the same question."""
        self.drop(key)
        self._answers[key] = ready
        self._weight += ready.answer.weight
        while len(self._answers) > self._most_answers or self._weight > self._most_bytes:
            _, dropped = self._answers.popitem(last=False)
            self._weight -= dropped.answer.weight

    def drop(self, key: bytes) -> None:
        """Forget an answer, such as that of an event which is gone."""
        dropped = self._answers.pop(key, None)
        if dropped is not None:
            self._weight -= dropped.answer.weight


def marked_stale(answer: Answer) -> Answer:
    """Return the answer with the header that says it is an older one."""
    return with_headers(answer, _STALE)
