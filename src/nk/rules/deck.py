"""Is this deck legal? Every reason at once, each with the id of its rule."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from nk.rules.fields import MalformedError
from nk.rules.parts import Catalogue, Kind, Part


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


# A deck is three Beys.
DECK_SIZE = 3

# No form has more rows than this, and no Bey a tenth of these parts; more is an attack.
MOST_BEYS = 10
MOST_PARTS_IN_BEY = 50

Deck = Sequence[Bey]


@dataclass(frozen=True, slots=True)
class DeckOptions:
    """The optional rules that concern a deck."""

    # MN unbanned: the Metal Needle bit may be used.
    metal_needle_allowed: bool = False
    # Some editions limit every metal lock chip to one, not only those the catalogue marks.
    metal_chips_once: bool = False


def check_deck(
    catalogue: Catalogue, deck: Deck, options: DeckOptions | None = None
) -> list[Violation]:
    """Return every violation of a deck, Bey by Bey and then for the whole deck."""
    _check_limits(deck)
    chosen = options or DeckOptions()
    present = {index: bey for index, bey in enumerate(deck) if not bey.is_empty}
    known = {
        index: [catalogue.parts[part] for part in bey.parts if part in catalogue.parts]
        for index, bey in present.items()
    }
    found: list[Violation] = []
    complete = False
    for index, bey in present.items():
        own = list(_bey_faults(catalogue, index, bey, known[index]))
        # A Bey with an unknown part may well be complete; nobody can tell from here.
        complete = complete or not own or any(v.rule is Rule.UNKNOWN_PART for v in own)
        found += own
        found += _banned(index, known[index], chosen)
    found += _size_faults(len(present), complete)
    found += _repeats(known, chosen)
    return found


def _check_limits(deck: Deck) -> None:
    if len(deck) > MOST_BEYS:
        raise MalformedError("deck", f"must have at most {MOST_BEYS} Beys")
    if any(len(bey.parts) + len(bey.unknown) > MOST_PARTS_IN_BEY for bey in deck):
        raise MalformedError("deck", f"must have at most {MOST_PARTS_IN_BEY} parts in a Bey")


def _bey_faults(
    catalogue: Catalogue, index: int, bey: Bey, parts: Sequence[Part]
) -> Iterator[Violation]:
    strange = [*bey.unknown, *(part for part in bey.parts if part not in catalogue.parts)]
    for text in strange:
        yield finding(Rule.UNKNOWN_PART, index, text=text)
    yield from assembly_faults(index, parts)
    # What is missing is only said of a Bey that was understood whole: the unknown word may be
    # the very part that seems to be missing.
    if not strange:
        yield from missing_parts(index, parts)


def _banned(index: int, parts: Sequence[Part], options: DeckOptions) -> Iterator[Violation]:
    # Metal Needle bit banned (it may damage the stadium), unless the optional rule lifts it.
    banned = [part for part in parts if part.banned]
    if banned and not options.metal_needle_allowed:
        yield finding(Rule.BANNED_BIT, index, banned)


def _size_faults(size: int, complete: bool) -> Iterator[Violation]:
    if size > DECK_SIZE:
        yield finding(Rule.TOO_MANY_BEYS)
    # Each player needs at least 1 complete Bey; with that, fewer than three may be played.
    if not complete:
        yield finding(Rule.NO_COMPLETE_BEY)
    elif size < DECK_SIZE:
        yield finding(Rule.SHORT_DECK)


def _repeats(known: Mapping[int, Sequence[Part]], options: DeckOptions) -> Iterator[Violation]:
    # Each part is used once per deck. Regional names, colours and versions of one part are one
    # part; a part that is simply not there (two integrated ratchets) repeats nothing.
    uses: dict[str, list[tuple[int, Part]]] = defaultdict(list)
    for index, parts in known.items():
        for identity, part in {part.identity: part for part in parts}.items():
            uses[identity].append((index, part))
    for used in uses.values():
        if len(used) > 1:
            yield from _repeat([index for index, _ in used], [part for _, part in used], options)


def _repeat(
    beys: Sequence[int], parts: Sequence[Part], options: DeckOptions
) -> Iterator[Violation]:
    first = parts[0]
    if first.kind is not Kind.LOCK_CHIP:
        yield finding(Rule.REPEATED_PART, None, parts, beys=beys)
    # Lock chips with the same name may repeat; a metal Valkyrie lock chip may appear only once.
    elif first.once_per_deck or (first.metal and options.metal_chips_once):
        yield finding(Rule.REPEATED_METAL_CHIP, None, parts, beys=beys)
