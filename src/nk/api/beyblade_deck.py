"""From a deck as it was written to an answer with every reason."""

from collections.abc import Collection, Sequence

from nk.api.beyblade_models import BeyBody, DeckAnswer, DeckFinding, PartBody, TwoLanguages
from nk.api.beyblade_rules import BeybladeRules
from nk.rules.bey import Bey
from nk.rules.catalogue import Catalogue
from nk.rules.deck import DeckOptions, check_deck
from nk.rules.parse import parse_deck
from nk.rules.parts import Part
from nk.rules.violation import Violation, verdict


def deck_answer(rules: BeybladeRules, texts: Sequence[str], options: Collection[str]) -> DeckAnswer:
    """Read the deck, check it, and say what was understood and what is wrong."""
    deck = parse_deck(rules.catalogue, texts)
    chosen = DeckOptions(
        metal_needle_allowed="metal_needle_allowed" in options,
        metal_chips_once="metal_chips_once" in options,
    )
    found = check_deck(rules.catalogue, deck, chosen)
    return DeckAnswer(
        verdict=verdict(found).value,
        beys=[_bey_body(rules.catalogue, bey) for bey in deck],
        findings=[_finding(rules, violation) for violation in found],
    )


def all_parts(catalogue: Catalogue) -> list[PartBody]:
    """Return every part, in the order of the content file."""
    return [part_body(part) for part in catalogue.parts.values()]


def part_body(part: Part) -> PartBody:
    """Return a part as the API shows it."""
    return PartBody(
        id=part.id,
        kind=part.kind.value,
        names=list(part.names),
        code=part.code,
        line=part.line,
        banned=part.banned,
    )


def _bey_body(catalogue: Catalogue, bey: Bey) -> BeyBody:
    parts = [part_body(catalogue.parts[part]) for part in bey.parts]
    return BeyBody(parts=parts, unknown=list(bey.unknown))


def _finding(rules: BeybladeRules, violation: Violation) -> DeckFinding:
    words = rules.words[violation.rule]
    index = violation.bey_index
    return DeckFinding(
        rule=violation.rule.value,
        bey=None if index is None else index + 1,
        text=TwoLanguages(th=_filled(words.th, violation), en=_filled(words.en, violation)),
        section=words.section,
    )


def _filled(sentence: str, violation: Violation) -> str:
    """Put the parts into the sentence. A visitor's own braces are never read as places."""
    for name in ("beys", "parts", "text"):
        sentence = sentence.replace(f"{{{name}}}", violation.params[name])
    return sentence
