"""What can be wrong with a deck; the words of each rule live in the content under its id."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from nk.rules.parts import Kind, Part


class Rule(StrEnum):
    """The ids of the deck rules, as in content/beyblade/deck-rules.yaml."""

    TOO_MANY_BEYS = "too_many_beys"
    SHORT_DECK = "short_deck"
    NO_COMPLETE_BEY = "no_complete_bey"
    MISSING_BLADE = "missing_blade"
    MISSING_LOCK_CHIP = "missing_lock_chip"
    MISSING_MAIN_BLADE = "missing_main_blade"
    MISSING_ASSIST_BLADE = "missing_assist_blade"
    MISSING_RATCHET = "missing_ratchet"
    MISSING_BIT = "missing_bit"
    EXTRA_PART = "extra_part"
    EXTRA_RATCHET = "extra_ratchet"
    MIXED_BLADES = "mixed_blades"
    REPEATED_PART = "repeated_part"
    REPEATED_METAL_CHIP = "repeated_metal_chip"
    BANNED_BIT = "banned_bit"
    NOT_ON_LIST = "not_on_list"
    UNKNOWN_PART = "unknown_part"


MISSING = {
    Kind.BLADE: Rule.MISSING_BLADE,
    Kind.LOCK_CHIP: Rule.MISSING_LOCK_CHIP,
    Kind.MAIN_BLADE: Rule.MISSING_MAIN_BLADE,
    Kind.ASSIST_BLADE: Rule.MISSING_ASSIST_BLADE,
    Kind.RATCHET: Rule.MISSING_RATCHET,
    Kind.BIT: Rule.MISSING_BIT,
}


class Verdict(StrEnum):
    """What a list of violations comes to."""

    LEGAL = "legal"
    UNKNOWN = "unknown"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Violation:
    """One finding: which rule, in which Bey (counted from 0; None is the deck), which parts.

    `params` always fills every placeholder the words may use: {parts}, {beys} and {text}.
    """

    rule: Rule
    bey_index: int | None = None
    parts: tuple[str, ...] = ()
    params: Mapping[str, str] = field(default_factory=dict)


def finding(
    rule: Rule,
    bey_index: int | None = None,
    parts: Iterable[Part] = (),
    *,
    beys: Sequence[int] = (),
    text: str = "",
) -> Violation:
    """Build a violation; people count Beys from 1 and read each part's name once."""
    listed = tuple(parts)
    labels = dict.fromkeys(part.label for part in listed)
    places = beys or ([] if bey_index is None else [bey_index])
    params = {
        "parts": ", ".join(labels),
        "beys": ", ".join(str(place + 1) for place in places),
        "text": text,
    }
    return Violation(rule, bey_index, tuple(part.id for part in listed), params)


def verdict(violations: Iterable[Violation]) -> Verdict:
    """Say whether a deck is legal, illegal, or holds a part we do not know.

    An unknown part is reported as unknown, not as illegal. A short deck is a note: a player with
    fewer than three Beys may play with at least one complete Bey.
    """
    rules = {violation.rule for violation in violations} - {Rule.SHORT_DECK}
    if rules - {Rule.UNKNOWN_PART}:
        return Verdict.ILLEGAL
    return Verdict.UNKNOWN if rules else Verdict.LEGAL
