"""The words of the staff's desk: the files of content/desk, checked and made into one module."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from nk.content.checks.wording import refused_spellings
from nk.content.errors import ContentError, ContentErrors
from nk.content.registry import GLOSSARY, Source, validated
from nk.content.schema.values import LANGUAGES, Known
from nk.content.schema.words import Words
from nk.content.yaml import Document, read_document
from nk.files import write_if_changed
from nk.sentences import Sentence

FOLDER: Final = "desk"
_ADAPTER: Final[TypeAdapter[Any]] = TypeAdapter(Words)
_KNOWN: Final = Known({}, frozenset())
_HEADER: Final = (
    "// Made by `nk desk` from content/desk. Changes here are overwritten.\n"
    "/* biome-ignore-all lint: made by a program */\n"
)


def desk_words(content: Path) -> dict[str, dict[str, str]]:
    """Return every word by language and key; raise ContentErrors with all that is wrong."""
    errors: list[ContentError] = []
    found: dict[str, Any] = {}
    documents: dict[str, Document] = {}
    for path in sorted((content / FOLDER).glob("*.yaml")):
        file = f"{FOLDER}/{path.name}"
        try:
            document = read_document(path, f"content/{file}")
            words = validated(Source(file, f"{FOLDER}.{path.stem}", _ADAPTER), document, _KNOWN)
        except ContentErrors as problem:
            errors += problem.errors
            continue
        errors += _said_twice(document, words, found)
        documents[file] = document
        found |= words
    if documents:
        errors += _spellings(content, documents)
    if errors:
        raise ContentErrors(errors)
    return {
        language: {key: getattr(text, language) for key, text in found.items()}
        for language in LANGUAGES
    }


def _said_twice(
    document: Document, words: dict[str, Any], found: dict[str, Any]
) -> Iterator[ContentError]:
    for key in words.keys() & found.keys():
        reason = Sentence(
            th="คำนี้มีในไฟล์อื่นของ content/desk แล้ว เก็บไว้ที่เดียว",
            en="another file of content/desk has this key already",
        )
        yield document.error((key,), reason)


def _spellings(content: Path, documents: dict[str, Document]) -> Iterator[ContentError]:
    file = GLOSSARY.file
    document = read_document(content / file, f"content/{file}")
    return refused_spellings(documents, {}, validated(GLOSSARY, document, _KNOWN))


def compile_desk_words(content: Path, target: Path) -> None:
    """Write the module of words that the desk's screens import."""
    words = desk_words(content)
    lines = json.dumps(words, ensure_ascii=False, indent=1)
    keys = "export type WordKey = keyof typeof words.th;\n"
    text = f"{_HEADER}export const words = {lines} as const;\n\n{keys}"
    write_if_changed(target, text.encode())
