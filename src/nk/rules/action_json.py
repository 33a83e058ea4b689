"""Actions as plain dicts, the same for the test vectors, the API and the browser."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, fields

from nk.rules.actions import (
    Action,
    Disqualify,
    Draw,
    Finished,
    LaunchError,
    Reorder,
    Simultaneous,
    TakePlace,
)
from nk.rules.finish import Finish
from nk.rules.match import LONGEST_LOG
from nk.rules.match_settings import SLOTS
from nk.rules.match_state import Order, Side
from nk.rules.plain import MalformedError, a_flag, a_list, a_mapping, a_text, a_word, only, wholes

_TYPES: dict[str, type[Action]] = {
    "finish": Finished,
    "draw": Draw,
    "simultaneous": Simultaneous,
    "launch_error": LaunchError,
    "reorder": Reorder,
    "take_place": TakePlace,
    "disqualify": Disqualify,
}
_NAMES = {kind: name for name, kind in _TYPES.items()}


def action_to_json(action: Action) -> dict[str, object]:
    """Return an action as a plain dict with its type's name first."""
    given = asdict(action)
    plain = {name: list(v) if isinstance(v, tuple) else v for name, v in given.items()}
    return {"type": _NAMES[type(action)], **plain}


def action_from_json(data: object) -> Action:
    """Read an action; `MalformedError` names the field that is wrong."""
    given = a_mapping(data, "action")
    kind = _TYPES.get(a_text(given, "type"))
    if kind is None:
        raise MalformedError("type", f"must be one of {', '.join(_TYPES)}")
    only(given, {"type", *(field.name for field in fields(kind))})
    return _READERS[kind](given)


def log_from_json(data: object) -> tuple[Action, ...]:
    """Read a whole log of actions."""
    return tuple(action_from_json(entry) for entry in a_list(data, "log", LONGEST_LOG))


def _side(data: Mapping[str, object]) -> Side:
    return a_word(data, "side", Side)


def _order(data: Mapping[str, object], field: str) -> Order:
    return wholes(a_list(data.get(field), field, SLOTS), field)


_READERS: dict[type[Action], Callable[[Mapping[str, object]], Action]] = {
    Finished: lambda data: Finished(_side(data), a_word(data, "finish", Finish)),
    Draw: lambda _: Draw(),
    Simultaneous: lambda data: Simultaneous(
        a_word(data, "one", Finish), a_word(data, "two", Finish)
    ),
    LaunchError: lambda data: LaunchError(_side(data)),
    Reorder: lambda data: Reorder(_order(data, "one"), _order(data, "two")),
    TakePlace: lambda data: TakePlace(_side(data), a_flag(data, "left")),
    Disqualify: lambda data: Disqualify(_side(data)),
}
