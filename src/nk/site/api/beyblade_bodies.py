"""What the Beyblade endpoints answer, worked out by the rule engine."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from nk.content.errors import ContentError, ContentErrors
from nk.content.yaml import Document, read_document
from nk.rules.deck import Bey, DeckOptions, Rule, Violation, check_deck, verdict
from nk.rules.elo import RatingPolicy, policy_from
from nk.rules.fields import MalformedError, a_mapping, a_text
from nk.rules.notation import parse_deck
from nk.rules.parts import Catalogue, Part, catalogue_from
from nk.sentences import Sentence


class _Body(BaseModel):
    model_config = ConfigDict(frozen=True)


class PlayerChange(_Body):
    """What a match does to one player's rating, with the parts that make up the total."""

    before: int
    after: int
    expected: float = Field(description="The expected score before the match, from 0 to 1.")
    base: int = Field(description="Points by the Elo formula, cut toward zero.")
    upset_bonus: int
    sweep_bonus: int
    total: int


class RatingPreview(_Body):
    """Both players' changes, the asking player's first."""

    mine: PlayerChange
    theirs: PlayerChange


class TwoLanguages(_Body):
    """A sentence in Thai and in English."""

    th: str
    en: str


class DeckFinding(_Body):
    """A rule that the deck breaks, or a note about it."""

    rule: str = Field(description="The id of the rule, a fixed word.")
    bey: int | None = Field(description="Which Bey, counted from 1; null is the whole deck.")
    parts: list[str] = Field(description="The ids of the parts it is about, if any.")
    text: TwoLanguages
    section: str = Field(description="The part of the regulations page where the rule stands.")


class PartBody(_Body):
    """A part the shop knows."""

    id: str
    kind: Literal[
        "blade", "lock_chip", "main_blade", "over_blade", "assist_blade", "ratchet", "bit"
    ]
    names: list[str] = Field(description="Every name, the one to show first.")
    code: str | None = Field(description="The letters it is written with, if it has any.")
    line: str | None
    banned: bool


class BeyBody(_Body):
    """A Bey as it was understood."""

    parts: list[PartBody]
    unknown: list[str] = Field(description="What was written but not recognised.")


class DeckAnswer(_Body):
    """Whether a deck is legal, and every reason why not."""

    verdict: Literal["legal", "unknown", "illegal"]
    beys: list[BeyBody]
    findings: list[DeckFinding]


class SeasonBody(_Body):
    """The running season, in Bangkok's calendar."""

    starts_on: str = Field(description="The first day, as YYYY-MM-DD.")
    ends_on: str = Field(description="The first day of the next season, as YYYY-MM-DD.")


Value = TypeVar("Value")

_LANGUAGES: Final = ("th", "en")


@dataclass(frozen=True, slots=True)
class RuleWords:
    """What is said about a broken rule in both languages, and the section it stands in."""

    th: str
    en: str
    section: str


@dataclass(frozen=True, slots=True)
class BeybladeRules:
    """Parts, words, rating policy and the day from which seasons are counted."""

    catalogue: Catalogue
    words: Mapping[Rule, RuleWords]
    policy: RatingPolicy
    first_season: date


def load_beyblade_rules(content: Path) -> BeybladeRules:
    """Read content/beyblade; whatever is wrong with it is raised as ContentErrors."""
    return BeybladeRules(
        catalogue=_read(content, "parts", catalogue_from),
        words=_read(content, "deck-rules", _words),
        policy=_read(content, "rating", policy_from),
        first_season=_read(content, "season", _first_day),
    )


def _read(content: Path, name: str, build: Callable[[Mapping[str, object]], Value]) -> Value:
    shown = f"content/beyblade/{name}.yaml"
    document: Document = read_document(content / "beyblade" / f"{name}.yaml", shown)
    try:
        return build(a_mapping(document.value, name))
    except ValueError as error:
        place = error.field if isinstance(error, MalformedError) else ""
        reason = error.problem if isinstance(error, MalformedError) else str(error)
        sentence = Sentence(th="ค่านี้ใช้ไม่ได้ ให้คนดูแลเครื่องแก้ในไฟล์", en=reason)
        raise ContentErrors([ContentError(shown, 1, place, sentence)]) from error


def _words(data: Mapping[str, object]) -> Mapping[Rule, RuleWords]:
    return {rule: _rule_words(a_mapping(data.get(rule), rule)) for rule in Rule}


def _rule_words(entry: Mapping[str, object]) -> RuleWords:
    th, en = (a_text(entry, language) for language in _LANGUAGES)
    return RuleWords(th, en, a_text(entry, "section"))


def _first_day(data: Mapping[str, object]) -> date:
    return date.fromisoformat(a_text(data, "first_day"))


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
        parts=list(violation.parts),
        text=TwoLanguages(th=_filled(words.th, violation), en=_filled(words.en, violation)),
        section=words.section,
    )


def _filled(sentence: str, violation: Violation) -> str:
    """Put the parts into the sentence. A visitor's own braces are never read as places."""
    for name in ("beys", "parts", "text"):
        sentence = sentence.replace(f"{{{name}}}", violation.params[name])
    return sentence
