"""TypeScript types of the compiled content, from the JSON schemas of its models.

A schema may carry `x-typescript`, the type to use as it stands; the rest is the small part of
JSON Schema that pydantic makes for content.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import TypeAdapter

from nk.content.registry import Source

Models = Mapping[str, Mapping[str, Any]]

_SIMPLE = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
_HEADER = "// Made by `nk build` from content/ and its models. Changes here are overwritten.\n"
_PICTURE_FACTS = """\
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly focus: string | null;
  readonly variants: ReadonlyArray<{ readonly w: number; readonly file: string }>;
}

export type Pictures = Readonly<Record<PictureName, PictureFacts>>;
"""


def content_types(
    sources: Iterable[Source], word_keys: Iterable[str], pictures: Iterable[str]
) -> str:
    """Write the whole module: word keys, picture names, one type a model, and the document."""
    sources = tuple(sources)
    schemas, shared = TypeAdapter.json_schemas(
        [(source.key, "serialization", source.adapter) for source in sources],
        by_alias=True,
        ref_template="{model}",
    )
    models = shared.get("$defs", {})
    tree: dict[str, Any] = {}
    for source in sources:
        _place(tree, source.key.split("."), type_of(schemas[source.key, "serialization"], models))
    parts = [
        _HEADER,
        'export type Language = "th" | "en";\n',
        f"export type WordKey ={_union(word_keys)};\n",
        f"export type PictureName ={_union(pictures)};\n",
        *(_interface(name, models) for name in models if _is_object(models[name])),
        f"export interface Content {_braces(tree)}\n",
        _PICTURE_FACTS,
    ]
    return "\n".join(parts)


def type_of(schema: Mapping[str, Any], models: Models) -> str:
    """Give the TypeScript type of a schema; `models` are the schemas it may refer to."""
    if "x-typescript" in schema:
        return str(schema["x-typescript"])
    if "$ref" in schema:
        name = str(schema["$ref"])
        return name if _is_object(models[name]) else type_of(models[name], models)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(option, models) for option in schema["anyOf"]))
    return _structured(schema, models)


def _structured(schema: Mapping[str, Any], models: Models) -> str:
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"readonly [{', '.join(type_of(item, models) for item in schema['prefixItems'])}]"
    if kind == "array":
        return f"ReadonlyArray<{type_of(schema['items'], models)}>"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"Readonly<Record<string, {type_of(schema['additionalProperties'], models)}>>"
    if kind in _SIMPLE:
        return _SIMPLE[kind]
    raise ValueError(f"no TypeScript type is known for {json.dumps(schema)[:200]}")


def _is_object(schema: Mapping[str, Any]) -> bool:
    return schema.get("type") == "object" and "properties" in schema


def _interface(name: str, models: Models) -> str:
    properties = models[name]["properties"].items()
    fields = {field: type_of(schema, models) for field, schema in properties}
    return f"export interface {name} {_braces(fields)}\n"


def _braces(tree: Mapping[str, Any], depth: int = 1) -> str:
    pad = "  " * depth
    lines = [
        f"{pad}readonly {name if name.isidentifier() else json.dumps(name)}: "
        f"{_braces(value, depth + 1) if isinstance(value, dict) else value};"
        for name, value in tree.items()
    ]
    return "\n".join(["{", *lines, f"{'  ' * (depth - 1)}}}"])


def _place(tree: dict[str, Any], steps: list[str], value: str) -> None:
    for step in steps[:-1]:
        tree = tree.setdefault(step, {})
    tree[steps[-1]] = value


def _union(values: Iterable[str]) -> str:
    return "".join(f"\n  | {json.dumps(value)}" for value in sorted(values)) or " never"
