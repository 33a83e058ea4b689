"""Is this deck legal? Every reason at once, each with its rule's id."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from nk.rules.bey import Bey, assembly_faults, missing_parts
from nk.rules.catalogue import Catalogue
from nk.rules.parts import Kind, Part
from nk.rules.plain import MalformedError
from nk.rules.violation import Rule, Violation, finding

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
    # Locked Bey list: only Beys registered at the start of the event may be played.
    locked_list: tuple[Bey, ...] | None = None


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
        found += _not_listed(catalogue, index, bey, chosen)
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


def _not_listed(
    catalogue: Catalogue, index: int, bey: Bey, options: DeckOptions
) -> Iterator[Violation]:
    if options.locked_list is None or bey.unknown:
        return
    listed = {_identities(catalogue, locked) for locked in options.locked_list}
    if _identities(catalogue, bey) not in listed:
        parts = [catalogue.parts[part] for part in bey.parts if part in catalogue.parts]
        yield finding(Rule.NOT_ON_LIST, index, parts)


def _identities(catalogue: Catalogue, bey: Bey) -> frozenset[str]:
    known = catalogue.parts
    return frozenset(known[part].identity if part in known else part for part in bey.parts)


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
