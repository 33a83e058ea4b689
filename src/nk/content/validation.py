"""Reading a document with its model, its errors as lines and sentences for whoever edits it."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from nk.content.errors import ContentError, ContentErrors
from nk.content.schema.values import Known
from nk.content.yaml import Document, Steps, Value, value_at

T = TypeVar("T")

_LANGUAGE_NAMES = {"th": "the Thai text", "en": "the English text"}


def read_model(adapter: TypeAdapter[T], document: Document, known: Known) -> T:
    """Read a document; raise ContentErrors with all that is wrong."""
    # Strict models take a list for a tuple only from JSON, and a document holds nothing else.
    text = json.dumps(document.value)
    try:
        return adapter.validate_json(text, context=known)
    except ValidationError as problem:
        raise ContentErrors(validation_errors(problem, document)) from None


def validation_errors(problem: ValidationError, document: Document) -> Iterator[ContentError]:
    """Give each error its line and its reason."""
    for error in problem.errors(include_url=False, include_input=False):
        location = error["loc"]
        steps = _steps_in(document.value, location)
        if _is_echo(error["type"], error.get("ctx", {}), value_at(document.value, steps)):
            continue
        if error["type"] == "missing":
            yield document.error((*steps, str(location[-1])), _missing(str(location[-1])))
        elif error["type"] == "extra_forbidden" and _is_cut_text(str(location[-1])):
            yield document.error(steps[:-1], "a comma cuts this text in two; put it in quotes")
        else:
            yield document.error(steps, _reason(error["type"], error.get("ctx", {}), error["msg"]))


def _is_echo(kind: str, context: Mapping[str, Any], value: Value) -> bool:
    """Tell a list that seems too short only because its entries, reported already, are wrong."""
    return kind == "too_short" and isinstance(value, list) and len(value) >= context["min_length"]


def _steps_in(value: Value, location: tuple[int | str, ...]) -> Steps:
    """Keep the steps that exist in the file; pydantic adds the names of tried types between."""
    steps: list[int | str] = []
    for step in location:
        if isinstance(value, list) and isinstance(step, int) and step < len(value):
            value = value[step]
            steps.append(step)
        if isinstance(value, dict) and isinstance(step, str) and step in value:
            value = value[step]
            steps.append(step)
    return tuple(steps)


def _is_cut_text(key: str) -> bool:
    """Tell half a sentence from a misspelt key: `{th: one, two}` makes ` two` a key."""
    return " " in key or not key.isascii()


def _missing(name: str) -> str:
    return f"{_LANGUAGE_NAMES.get(name, 'this')} is missing; add `{name}:`"


_REASONS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "extra_forbidden": lambda _: "this key is not known here; check its spelling or remove it",
    "string_type": lambda _: "this must be text; put it in quotes if it looks like a number",
    "int_type": lambda _: "this must be a whole number, without quotes",
    "int_from_float": lambda _: "this must be a whole number, without a decimal point",
    "float_type": lambda _: "this must be a number, without quotes",
    "bool_type": lambda _: "this must be true or false",
    "greater_than_equal": lambda ctx: f"this must be {ctx['ge']} or more",
    "less_than_equal": lambda ctx: f"this must be {ctx['le']} or less",
    "literal_error": lambda ctx: f"this must be one of {ctx['expected']}",
    "string_pattern_mismatch": lambda ctx: f"this must look like {ctx['pattern']}",
    "string_too_short": lambda _: "this is empty; write it",
    "tuple_type": lambda _: "this must be a list, one entry a line, each starting with `- `",
    "dict_type": lambda _: "this must be `key: value` lines",
    "model_type": lambda _: "this must be `key: value` lines, not a single value",
    "too_short": lambda ctx: f"at least {ctx['min_length']} needed, {ctx['actual_length']} found",
    "too_long": lambda ctx: f"at most {ctx['max_length']} allowed, {ctx['actual_length']} found",
    "value_error": lambda ctx: str(ctx["error"]),
}


def _reason(kind: str, context: Mapping[str, Any], message: str) -> str:
    known = _REASONS.get(kind)
    return known(context) if known else message
