"""Checking a deck at check-in, by the rules and the words of content/beyblade. Nothing is kept."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from nk.club.errors import Sentence
from nk.content.yaml import read_document
from nk.rules.deck import Rule, Verdict, Violation, check_deck, verdict
from nk.rules.fields import a_mapping, a_text
from nk.rules.notation import parse_deck
from nk.rules.parts import Catalogue, catalogue_from

_FOLDER: Final = "beyblade"


@dataclass(frozen=True, slots=True)
class DeckCheck:
    """What a deck comes to, and a sentence for everything that is to be said about it."""

    verdict: Verdict
    findings: tuple[Sentence, ...]


def checked_deck(content: Path, beys: Sequence[str]) -> DeckCheck:
    """Check a deck as it is written, one text a Bey."""
    catalogue = _catalogue(*_stamped(content, "parts"))
    words = _words(*_stamped(content, "deck-rules"))
    found = check_deck(catalogue, parse_deck(catalogue, beys))
    return DeckCheck(verdict(found), tuple(_said(words[one.rule], one) for one in found))


def _said(words: Sentence, found: Violation) -> Sentence:
    return Sentence(th=words.th.format_map(found.params), en=words.en.format_map(found.params))


def _stamped(content: Path, name: str) -> tuple[Path, int]:
    """A file and when it was last written: what was read of it counts until then."""
    file = content / _FOLDER / f"{name}.yaml"
    return file, file.stat().st_mtime_ns


@lru_cache(maxsize=1)
def _catalogue(file: Path, written: int) -> Catalogue:
    return catalogue_from(_mapping(file))


@lru_cache(maxsize=1)
def _words(file: Path, written: int) -> Mapping[Rule, Sentence]:
    read = _mapping(file)
    entries = {rule: a_mapping(read.get(rule), rule) for rule in Rule}
    return {
        rule: Sentence(th=a_text(entry, "th"), en=a_text(entry, "en"))
        for rule, entry in entries.items()
    }


def _mapping(file: Path) -> Mapping[str, object]:
    return a_mapping(read_document(file, f"content/{_FOLDER}/{file.name}").value, file.stem)
