"""A Bey as a player presents it, and whether all its parts are there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from nk.rules.parts import Kind, Part
from nk.rules.violation import MISSING, Rule, Violation, finding

# A CX blade needs lock chip, main blade and assist blade; the over blade of newer sets may join.
CX_NEEDS = (Kind.LOCK_CHIP, Kind.MAIN_BLADE, Kind.ASSIST_BLADE)
CX_KINDS = frozenset({*CX_NEEDS, Kind.OVER_BLADE})


@dataclass(frozen=True, slots=True)
class Bey:
    """The ids of a Bey's parts, and what was written but not recognised."""

    parts: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Say whether nothing was entered: an empty row of a form is no Bey."""
        return not self.parts and not self.unknown


def assembly_faults(index: int, parts: Sequence[Part]) -> Iterator[Violation]:
    """Yield what does not fit together in one Bey."""
    kinds = [part.kind for part in parts]
    # A complete Bey has one of each: two bits on one Bey cannot be assembled.
    for kind in Kind:
        if kinds.count(kind) > 1:
            yield finding(Rule.EXTRA_PART, index, [part for part in parts if part.kind is kind])
    # A blade is one piece, or the three pieces of a CX blade, never both.
    if Kind.BLADE in kinds and CX_KINDS & set(kinds):
        blades = [part for part in parts if part.kind is Kind.BLADE or part.kind in CX_KINDS]
        yield finding(Rule.MIXED_BLADES, index, blades)
    # Some blades and two bits carry the ratchet in them: an extra ratchet is then the error, and
    # so is a bit with a ratchet under a blade with one.
    carrying = [part for part in parts if part.integrated_ratchet]
    ratchets = [part for part in parts if part.kind is Kind.RATCHET]
    if carrying and len({part.kind for part in carrying}) + bool(ratchets) > 1:
        yield finding(Rule.EXTRA_RATCHET, index, [*carrying, *ratchets])


def missing_parts(index: int, parts: Sequence[Part]) -> Iterator[Violation]:
    """Yield what a Bey still needs. A complete Bey is blade, ratchet and bit."""
    kinds = {part.kind for part in parts}
    for kind in _needed(kinds):
        if kind not in kinds:
            yield finding(MISSING[kind], index)
    if Kind.RATCHET not in kinds and not any(part.integrated_ratchet for part in parts):
        yield finding(Rule.MISSING_RATCHET, index)


def _needed(kinds: set[Kind]) -> tuple[Kind, ...]:
    cx = bool(kinds & CX_KINDS) and Kind.BLADE not in kinds
    return (*CX_NEEDS, Kind.BIT) if cx else (Kind.BLADE, Kind.BIT)
