"""The types the pages import are those of the API's own description."""

import json

import pytest

from tools.api_document import openapi_text
from tools.api_types import TARGET, api_types


def test_the_types_are_what_the_api_sends() -> None:
    kept = TARGET.read_text(encoding="utf-8")
    assert kept == api_types(openapi_text()), "run `python -m tools.api_types`"


def test_a_renamed_field_is_noticed() -> None:
    renamed = api_types(openapi_text().replace('"player_name"', '"name_of_player"'))
    assert "\tname_of_player: string;" in renamed
    assert renamed != TARGET.read_text(encoding="utf-8")


def test_a_model_becomes_an_interface() -> None:
    models = {
        "Line": {
            "title": "Line",
            "description": "A line.",
            "type": "object",
            "properties": {
                "rank": {"type": "integer", "description": "From 1."},
                "kind": {"enum": ["a", "b"], "type": "string"},
                "others": {"type": "array", "items": {"$ref": "#/components/schemas/Line"}},
                "avatar": {"anyOf": [{"type": "string"}, {"type": "null"}]},
            },
            "required": ["avatar", "rank", "kind", "others"],
        }
    }
    written = api_types(json.dumps({"components": {"schemas": models}}))
    assert written.endswith(
        "\n/** A line. */\n"
        "export interface Line {\n"
        "\tavatar: string | null;\n"
        "\t/** From 1. */\n"
        "\trank: number;\n"
        "\tkind: 'a' | 'b';\n"
        "\tothers: ReadonlyArray<Line>;\n"
        "}\n"
    )


def test_a_field_that_may_be_missing_is_refused() -> None:
    line = {"title": "Line", "type": "object", "properties": {"rank": {}}, "required": []}
    with pytest.raises(ValueError, match="Line may leave out"):
        api_types(json.dumps({"components": {"schemas": {"Line": line}}}))
