"""TypeScript types from JSON schemas."""

from typing import Any, Literal

import pytest
from pydantic import TypeAdapter

from nk.content.registry import Source
from nk.content.schema.values import Baht, ContentModel, PictureName, Text
from nk.content.typescript import content_types, type_of


@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"type": "string"}, "string"),
        ({"type": "integer", "minimum": 0}, "number"),
        ({"type": "number"}, "number"),
        ({"type": "boolean"}, "boolean"),
        ({"type": "null"}, "null"),
        ({"const": 'a"b'}, '"a\\"b"'),
        ({"enum": ["a", 1, None]}, '"a" | 1 | null'),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, 'ReadonlyArray<"a" | "b">'),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "null"}]},
         "readonly [string, null]"),
        ({"type": "object", "additionalProperties": {"type": "string"}},
         "Readonly<Record<string, string>>"),
        ({"type": "string", "x-typescript": "PictureName"}, "PictureName"),
        ({"$ref": "Branch"}, "Branch"),
        ({"$ref": "Text"}, "string"),
    ],
)  # fmt: skip
def test_types(schema: dict[str, Any], expected: str) -> None:
    models: dict[str, dict[str, Any]] = {"Branch": {"type": "object", "properties": {}}}
    models["Text"] = {"type": "string"}
    assert type_of(schema, models) == expected


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="no TypeScript type is known"):
        type_of({"not": {}}, {})


class Dish(ContentModel):
    """A model as pages have them."""

    name: Text
    price: Baht | None = None
    image: PictureName
    group: Literal["snacks", "rice"]


def test_the_whole_module() -> None:
    sources = [
        Source("menu.yaml", "pages.menu", TypeAdapter(tuple[Dish, ...])),
        Source("dish.yaml", "dish", TypeAdapter(Dish)),
    ]
    module = content_types(sources, ["b.two", "a.one"], [])
    assert 'export type WordKey =\n  | "a.one"\n  | "b.two";\n' in module
    assert "export type PictureName = never;\n" in module
    assert (
        "export interface Dish {\n"
        "  readonly name: string;\n"
        "  readonly price: number | null;\n"
        "  readonly image: PictureName;\n"
        '  readonly group: "snacks" | "rice";\n'
        "}\n"
    ) in module
    assert (
        "export interface Content {\n"
        "  readonly pages: {\n"
        "    readonly menu: ReadonlyArray<Dish>;\n"
        "  };\n"
        "  readonly dish: Dish;\n"
        "}\n"
    ) in module
