"""One spelling for each term, figures apart from their units, and lines that fit their places."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from nk.content.errors import ContentError
from nk.content.facts import Models, filled
from nk.content.schema.values import (
    FACT,
    LANGUAGES,
    PLACEHOLDER,
    UNITS,
    Language,
    Longest,
    Text,
)
from nk.content.schema.words import Glossary
from nk.content.yaml import Document, Steps, Value
from nk.sentences import Sentence

# Marks above and below a letter take no room of their own.
_MARKS = re.compile(r"[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e*]")
_KEYWORDS = "keywords"
# Thai puts a space between a figure and its unit; where there is one, a line never ends there.
# A figure is looked at once, from its first digit on, however long somebody made it.
_JOINED = re.compile(rf"(?<![0-9])(?<![0-9][,.:])(?P<figure>[0-9][0-9,.:]*+)(?P<unit>{UNITS})")


@dataclass(frozen=True, slots=True)
class PlacedText:
    """A text with the facts filled in, and where it stands."""

    document: Document
    steps: Steps
    language: Language
    text: str


def placed_texts(documents: Mapping[str, Document], models: Models) -> Iterator[PlacedText]:
    """Give every text of the content in each language as visitors read it."""
    for document in documents.values():
        for steps, language, text in _texts(document.value, ()):
            yield PlacedText(document, steps, language, filled(text, models, language))


def _texts(value: Value, steps: Steps) -> Iterator[tuple[Steps, Language, str]]:
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from _texts(item, (*steps, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _texts(item, (*steps, key))
    elif isinstance(value, str):
        for language in LANGUAGES:
            if language in steps[-2:]:
                yield steps, language, value


def refused_spellings(
    documents: Mapping[str, Document], models: Models, glossary: Glossary
) -> Iterator[ContentError]:
    """Find every spelling that the glossary refuses, and name the one it wants."""
    patterns = {
        "th": _pattern(glossary.spellings.th, glossary.keep_together, "({})"),
        # Letters of English words touch only letters; the start of a sentence may be a capital.
        "en": _pattern(glossary.spellings.en, (), r"(?i:\b({})\b)"),
    }
    wanted = {
        language: {
            refused.lower(): spelling
            for spelling, variants in getattr(glossary.spellings, language).items()
            for refused in variants
        }
        for language in LANGUAGES
    }
    for placed in placed_texts(documents, models):
        # A keyword is what people type into a search, however they spell it.
        if _KEYWORDS in placed.steps or placed.document.file.endswith("glossary.yaml"):
            continue
        read = PLACEHOLDER.sub("", placed.text).replace("*", "")
        for match in patterns[placed.language].finditer(read):
            found = match[0]
            if (spelling := wanted[placed.language].get(found.lower())) and found != spelling:
                yield placed.document.error(placed.steps, _instead(spelling, found))


def _pattern(
    spellings: Mapping[str, tuple[str, ...]], whole: tuple[str, ...], form: str
) -> re.Pattern[str]:
    """Match spellings, wanted or refused, the longest first: เบย์เบลด is no เบย์."""
    words = {*spellings, *whole, *(word for variants in spellings.values() for word in variants)}
    longest_first = sorted(words, key=lambda word: (-len(word), word))
    return re.compile(form.format("|".join(map(re.escape, longest_first)) or r"(?!)"))


def joined_units(documents: Mapping[str, Document], models: Models) -> Iterator[ContentError]:
    """Find every figure that is written in one with its unit."""
    for placed in placed_texts(documents, models):
        if placed.language == "th" and _KEYWORDS not in placed.steps:
            for match in _JOINED.finditer(placed.text):
                apart = f"{match['figure']} {match['unit']}"
                yield placed.document.error(placed.steps, _instead(apart, match[0]))


def _instead(wanted: str, found: str) -> Sentence:
    return Sentence(th=f"เขียน {wanted} แทน {found}", en=f"write {wanted}, not {found}")


def too_long(documents: Mapping[str, Document], models: Models) -> Iterator[ContentError]:
    """Find each text that has more letters than its place has room for."""
    for key, document in documents.items():
        if key in models:
            for steps, text, longest in _limited(models[key], (), None):
                yield from _longer(document, steps, text, longest, models)


def _longer(
    document: Document, steps: Steps, text: Text, longest: Longest, models: Models
) -> Iterator[ContentError]:
    for language in LANGUAGES:
        shown = filled(getattr(text, language), models, language)
        letters = len(_MARKS.sub("", shown))
        # A figure that is missing because another file is wrong has a name longer than itself.
        if letters > longest.letters and not FACT.search(shown):
            room = longest.letters
            reason = Sentence(
                th=f"ยาว {letters} ตัวอักษร แต่มีที่แค่ {room} ตัดให้สั้นลง",
                en=f"this has {letters} letters, and there is room for {room}; shorten it",
            )
            yield document.error((*steps, language), reason)


def _limited(
    value: Any, steps: Steps, longest: Longest | None
) -> Iterator[tuple[Steps, Text, Longest]]:
    if isinstance(value, Text):
        if longest:
            yield steps, value, longest
    elif isinstance(value, BaseModel):
        for name, field in type(value).model_fields.items():
            limit = next((each for each in field.metadata if isinstance(each, Longest)), None)
            yield from _limited(getattr(value, name), (*steps, field.alias or name), limit)
    elif isinstance(value, tuple | list):
        for index, item in enumerate(value):
            yield from _limited(item, (*steps, index), longest)
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from _limited(item, (*steps, name), longest)
