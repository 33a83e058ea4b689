"""Answers that are kept, with what tells whether they are still right."""

from collections import OrderedDict
from collections.abc import Collection, Hashable
from dataclasses import dataclass
from typing import Final

from nk.site.answers import Answer

# What headers and bookkeeping of an answer take beside its bodies, about.
_OWN_WEIGHT: Final = 4_000


@dataclass(frozen=True, slots=True)
class Kept:
    answer: Answer
    stale_answer: Answer
    # None: the answer depends on no data and stays right.
    edition: int | None
    made_at: float
    until: float
    number: int

    @property
    def weight(self) -> int:
        return self.answer.weight + _OWN_WEIGHT


class KeptAnswers:
    """Answers by key, bounded in number and bytes; some are never pushed out by others."""

    def __init__(self, never_evicted: Collection[Hashable], most: int, most_bytes: int) -> None:
        self._never_evicted = frozenset(never_evicted)
        self._most = most
        self._most_bytes = most_bytes
        self._fixed: dict[Hashable, Kept] = {}
        self._others: OrderedDict[Hashable, Kept] = OrderedDict()
        self.weight = 0

    def __len__(self) -> int:
        return len(self._fixed) + len(self._others)

    def get(self, key: Hashable) -> Kept | None:
        kept = self._fixed.get(key)
        if kept is None:
            kept = self._others.get(key)
            if kept is not None:
                self._others.move_to_end(key)
        return kept

    def put(self, key: Hashable, kept: Kept) -> None:
        self.drop(key)
        self.weight += kept.weight
        if key in self._never_evicted:
            self._fixed[key] = kept
        else:
            self._others[key] = kept
        while self._others and (len(self) > self._most or self.weight > self._most_bytes):
            self.weight -= self._others.popitem(last=False)[1].weight

    def drop(self, key: Hashable) -> None:
        dropped = self._fixed.pop(key, None) or self._others.pop(key, None)
        if dropped is not None:
            self.weight -= dropped.weight
