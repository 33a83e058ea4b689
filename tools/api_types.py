"""`python -m tools.api_types` writes the TypeScript types of what the API sends.

They are kept in the repository, so that a change of the contract is seen in both languages; a
test compares them with the API's own description.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, get_args

from nk.club.tournament.snapshot_bodies import TIE_BREAK_WORDS
from nk.content.typescript import type_of
from nk.settings import ROOT
from tools.api_document import openapi_text

TARGET: Final = ROOT / "web" / "src" / "lib" / "api" / "api-types.ts"

# The tournament's bodies name this type; the desk's screens get them as well.
TIE_BREAK: Final = "export type TieBreak =" + "".join(
    f"\n\t| '{word}'" for word in get_args(TIE_BREAK_WORDS)
)
_HEADER: Final = f"""\
/* What the API sends. Made by `python -m tools.api_types` from the API's description; changes
   here are overwritten. */

export type EventStatus = EventSummary['status'];

{TIE_BREAK};
"""
_REFERENCE: Final = '"#/components/schemas/'

Schema = Mapping[str, Any]


def api_types(document: str) -> str:
    """Return the module of types for an OpenAPI document."""
    models = json.loads(document.replace(_REFERENCE, '"'))["components"]["schemas"]
    return "\n".join([_HEADER, *(_interface(name, models) for name in models)])


def _interface(name: str, models: Mapping[str, Schema]) -> str:
    lines = [f"export interface {name} {{", *_fields(models[name], models), "}\n"]
    return "\n".join([*_comment(models[name], indent=""), *lines])


def _fields(schema: Schema, models: Mapping[str, Schema]) -> Iterator[str]:
    properties = schema["properties"]
    optional = properties.keys() - set(schema["required"])
    if optional:
        raise ValueError(f"{schema['title']} may leave out {sorted(optional)}; send null instead")
    # In the order of the models, which the description itself gives in that of the alphabet.
    for field in schema["required"]:
        yield from _comment(properties[field], indent="\t")
        yield f"\t{field}: {_typed(properties[field], models)};"


def _comment(schema: Schema, *, indent: str) -> Iterator[str]:
    if "description" in schema:
        yield f"{indent}/** {schema['description']} */"


def _typed(schema: Schema, models: Mapping[str, Schema]) -> str:
    return type_of(schema, models).replace('"', "'")


def write_types(target: Path = TARGET) -> None:
    """Write the types where the pages import them from."""
    target.write_text(api_types(openapi_text()), encoding="utf-8")


if __name__ == "__main__":
    write_types()
