"""What the Beyblade endpoints answer from: the engine's values, read from the content once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final, TypeVar

from nk.content.document import Document, read_document
from nk.content.errors import ContentError, ContentErrors
from nk.rules.catalogue import Catalogue, catalogue_from
from nk.rules.plain import MalformedError, a_mapping, a_text
from nk.rules.policy import RatingPolicy, policy_from
from nk.rules.violation import Rule

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
        raise ContentErrors([ContentError(shown, 1, place, reason)]) from error


def _words(data: Mapping[str, object]) -> Mapping[Rule, RuleWords]:
    return {rule: _rule_words(a_mapping(data.get(rule), rule)) for rule in Rule}


def _rule_words(entry: Mapping[str, object]) -> RuleWords:
    th, en = (a_text(entry, language) for language in _LANGUAGES)
    return RuleWords(th, en, a_text(entry, "section"))


def _first_day(data: Mapping[str, object]) -> date:
    return date.fromisoformat(a_text(data, "first_day"))
