"""Actions as plain JSON values, read back with every field checked; settings and states too."""

import types
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from nk.rules.fields import MalformedError
from nk.rules.tournament.actions import Action


def _type_name(kind: type) -> str:
    """CheckIn becomes check_in, the name the log uses."""
    words = "".join(f"_{letter}" if letter.isupper() else letter for letter in kind.__name__)
    return words.lstrip("_").lower()


_KINDS: dict[str, type[Action]] = {_type_name(kind): kind for kind in get_args(Action)}


def to_plain(value: object) -> Any:
    """Dataclasses become dicts, tuples lists, enumerations their words."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): to_plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    return value.value if isinstance(value, StrEnum) else value


def action_to_json(action: Action) -> dict[str, Any]:
    return {"type": _type_name(type(action)), **to_plain(action)}


def action_from_json(data: object) -> Action:
    """Read an action; `MalformedError` names the field that is wrong."""
    if not isinstance(data, Mapping):
        raise MalformedError("action", "must be an object")
    name = data.get("type")
    kind = _KINDS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise MalformedError("type", f"must be one of {', '.join(_KINDS)}")
    given = {key: value for key, value in data.items() if key != "type"}
    action: Action = _read_fields(kind, given, "action")
    return action


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read_fields(kind: type, data: object, where: str) -> Any:
    if not isinstance(data, Mapping):
        raise MalformedError(where, "must be an object")
    hints = _hints(kind)
    for name in data:
        if name not in hints:
            raise MalformedError(str(name)[:40], "is not a known field")
    given = {name: _read(hints[name], value, name) for name, value in data.items()}
    try:
        return kind(**given)
    except TypeError as problem:
        raise MalformedError(where, "lacks a field") from problem
    except ValueError as problem:
        raise MalformedError(where, f"does not fit: {problem}") from problem


def _read(hint: Any, value: object, name: str) -> Any:
    origin = get_origin(hint)
    if origin is tuple:
        return _read_tuple(get_args(hint), value, name)
    if origin in (Union, types.UnionType):
        (inner,) = (kind for kind in get_args(hint) if kind is not types.NoneType)
        return None if value is None else _read(inner, value, name)
    if isinstance(hint, type) and is_dataclass(hint):
        return _read_fields(hint, value, name)
    if issubclass(hint, StrEnum):
        return _read_word(hint, value, name)
    # True and False are numbers to Python, never to the rules.
    if not isinstance(value, hint) or (hint is int and isinstance(value, bool)):
        raise MalformedError(name, f"must be {_WORDS[hint]}")
    return value


_WORDS: dict[type, str] = {int: "a whole number", str: "a text", bool: "true or false"}


def _read_word(words: type[StrEnum], value: object, name: str) -> StrEnum:
    if not isinstance(value, str) or value not in {word.value for word in words}:
        raise MalformedError(name, f"must be one of {', '.join(words)}")
    return words(value)


def _read_tuple(kinds: tuple[Any, ...], value: object, name: str) -> tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise MalformedError(name, "must be a list")
    if kinds[-1] is ...:
        return tuple(_read(kinds[0], item, name) for item in value)
    if len(value) != len(kinds):
        raise MalformedError(name, f"must have {len(kinds)} entries")
    return tuple(_read(kind, item, name) for kind, item in zip(kinds, value, strict=True))
