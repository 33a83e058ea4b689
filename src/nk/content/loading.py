"""Reading all content files, and naming every mistake in all of them at once."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from nk.content.document import Document, read_document
from nk.content.errors import ContentError, ContentErrors
from nk.content.pictures.masters import find_masters
from nk.content.reasons import validation_errors
from nk.content.registry import SOURCES, Source
from nk.content.routes import known_routes
from nk.content.schema.base import Known


@dataclass(frozen=True, slots=True)
class LoadedContent:
    """What could be read: documents and models by key, the pictures they name, the mistakes."""

    sources: tuple[Source, ...]
    documents: Mapping[str, Document]
    models: Mapping[str, Any]
    pictures_used: frozenset[str]
    errors: tuple[ContentError, ...]


def load_content(
    content: Path, *, stand_ins: bool = False, sources: tuple[Source, ...] = SOURCES
) -> LoadedContent:
    """Read every file under `content` as far as it can be read."""
    errors: list[ContentError] = []
    documents = _read_all(content, sources, errors)
    masters, picture_errors = find_masters(content)
    errors += picture_errors
    known = Known(_routes(sources, documents), frozenset(masters), stand_ins)
    models: dict[str, Any] = {}
    for source in sources:
        if source.key in documents:
            try:
                models[source.key] = validated(source, documents[source.key], known)
            except ContentErrors as problem:
                errors += problem.errors
    used = frozenset(known.pictures_used)
    return LoadedContent(sources, documents, models, used, tuple(errors))


def _read_all(
    content: Path, sources: tuple[Source, ...], errors: list[ContentError]
) -> dict[str, Document]:
    documents: dict[str, Document] = {}
    for source in sources:
        try:
            documents[source.key] = read_document(content / source.file, f"content/{source.file}")
        except ContentErrors as problem:
            errors += problem.errors
    return documents


def _routes(
    sources: tuple[Source, ...], documents: Mapping[str, Document]
) -> dict[str, frozenset[str]]:
    # Every page of the registry can be linked to, even where only some of its files are read.
    pages = {source.route: source for source in (*SOURCES, *sources) if source.route}
    return known_routes(
        {route: page.anchors for route, page in pages.items()},
        {route: documents[page.key] for route, page in pages.items() if page.key in documents},
    )


def validated(source: Source, document: Document, known: Known) -> Any:
    """Read a document with its model; raise ContentErrors with all that is wrong."""
    # Strict models take a list for a tuple only from JSON, and a document holds nothing else.
    text = json.dumps(document.value)
    try:
        return source.adapter.validate_json(text, context=known)
    except ValidationError as problem:
        raise ContentErrors(validation_errors(problem, document)) from None
