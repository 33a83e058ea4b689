"""`python -m tools.desk_types` writes the TypeScript types of what the desk's screens exchange.

Like those of the public API they are kept in the repository, and a test compares them with the
desk's own endpoints. What the public API sends as well, a tournament above all, is taken from its
types.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from fastapi import FastAPI

from nk.club.events.entry import FIELDS
from nk.content.typescript import type_of
from nk.desk.application import ROUTERS
from nk.settings import ROOT
from tools.api_document import openapi_text

TARGET: Final = ROOT / "web" / "desk" / "src" / "api" / "types.ts"

_HEADER: Final = """\
/* What the desk's screens send and get. Made by `python -m tools.desk_types` from the desk's own
   endpoints; changes here are overwritten. */
"""
_REFERENCE: Final = '"#/components/schemas/'
# What FastAPI answers with by itself; the desk has its own shape for refusals.
_NOT_OURS: Final = frozenset({"HTTPValidationError", "ValidationError"})
_KINDS: Final = frozenset({"type", "anyOf", "$ref", "enum", "const", "x-typescript"})

Schema = Mapping[str, Any]


def desk_types() -> str:
    """Return the module of types for every endpoint of the desk."""
    app = FastAPI()
    for module in ROUTERS:
        app.include_router(module.router)
    schemas, public = _schemas(json.dumps(app.openapi())), _schemas(openapi_text())
    shared = {name for name, schema in schemas.items() if public.get(name) == schema}
    models = {name: _any_if_open(_with_any(schema)) for name, schema in schemas.items()}
    parts = [_type(name, models) for name in sorted(models.keys() - shared - _NOT_OURS)]
    parts.append(_event_fields(public))
    return "\n".join([_HEADER, _taken(sorted({*shared, "EventDetail", "TieBreak"}), parts), *parts])


def _schemas(document: str) -> Mapping[str, Schema]:
    described = json.loads(document.replace(_REFERENCE, '"'))
    found: Mapping[str, Schema] = described["components"]["schemas"]
    return found


def _taken(names: list[str], parts: list[str]) -> str:
    """Pass the public API's types on, and import those that the desk's own are made of."""
    used = [name for name in names if any(re.search(rf"\b{name}\b", part) for part in parts)]
    source = "from '@/lib/api/api-types';\n"
    return f"import type {_listed(used)} {source}\nexport type {_listed(names)} {source}"


def _listed(names: list[str]) -> str:
    return "{\n" + "".join(f"\t{name},\n" for name in names) + "}"


def _with_any(schema: Any) -> Any:
    """Give a schema that takes any JSON a type of its own."""
    if isinstance(schema, list):
        return [_with_any(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _with_any(part) for key, part in schema.items()}
    for holder in ("properties", "$defs"):
        for name, part in found.get(holder, {}).items():
            found[holder][name] = _any_if_open(part)
    for holder in ("items", "additionalProperties"):
        if isinstance(found.get(holder), dict):
            found[holder] = _any_if_open(found[holder])
    return found


def _any_if_open(schema: dict[str, Any]) -> dict[str, Any]:
    return schema if _KINDS & schema.keys() else {**schema, "x-typescript": "unknown"}


def _event_fields(public: Mapping[str, Schema]) -> str:
    """Name the fields of an event, which its bodies hold as a record.

    Most are called as in the public API, so a new one is there without a change here.
    """
    shown = public["EventDetail"]["properties"].keys()
    own = "".join(f"\n\t| '{name}'" for name in FIELDS if name not in shown)
    others = "".join(f"\n\t\t\t| '{name}'" for name in shown if name not in FIELDS)
    comment = "/** A field of an event, as staff type it. */"
    rest = f"\n\t| Exclude<\n\t\t\tkeyof EventDetail,{others}\n\t  >"
    return f"{comment}\nexport type EventField ={own}{rest};\n"


def _type(name: str, models: Mapping[str, Schema]) -> str:
    schema = models[name]
    comment = [f"/** {schema['description']} */"] if "description" in schema else []
    title = _named(name)
    if schema.get("type") == "object" and "properties" in schema:
        lines = [f"export interface {title} {{", *_fields(schema, models), "}\n"]
    elif schema.get("type") == "object":
        lines = [f"export type {title} = Record<string, never>;\n"]
    else:
        lines = [f"export type {title} = {_typed(schema, models)};\n"]
    return "\n".join([*comment, *lines])


def _fields(schema: Schema, models: Mapping[str, Schema]) -> Iterator[str]:
    required = set(schema.get("required", ()))
    for field, part in schema["properties"].items():
        mark = "" if field in required else "?"
        yield f"\t{field}{mark}: {_typed(part, models)};"


def _typed(schema: Schema, models: Mapping[str, Schema]) -> str:
    return _named(type_of(schema, models).replace('"', "'"))


def _named(name: str) -> str:
    """Write JSON of any kind in one way, and the two sides of a model under names that read."""
    return name.replace("JsonValue-Input", "unknown").replace("JsonValue-Output", "unknown")


if __name__ == "__main__":
    TARGET.write_text(desk_types(), encoding="utf-8")
