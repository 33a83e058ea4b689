"""Matches as plain dicts, as the vectors keep them for both rule engines."""

from dataclasses import asdict

from pydantic import TypeAdapter

from nk.rules.actions import (
    Action,
    Disqualify,
    Draw,
    Finished,
    LaunchError,
    MatchSettings,
    MatchState,
    Reorder,
    Simultaneous,
    TakePlace,
)

Json = dict[str, object]

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


def action_to_json(action: Action) -> Json:
    """Return an action as a plain dict with its type's name first."""
    given = asdict(action)
    plain = {name: list(v) if isinstance(v, tuple) else v for name, v in given.items()}
    return {"type": _NAMES[type(action)], **plain}


def action_from_json(data: Json) -> Action:
    """Read what `action_to_json` wrote."""
    given = dict(data)
    kind = _TYPES[str(given.pop("type"))]
    action: Action = TypeAdapter(kind).validate_python(given)
    return action


def settings_to_json(settings: MatchSettings) -> Json:
    """Return all settings of a match as a plain dict."""
    return asdict(settings) | {"beys": list(settings.beys)}


def settings_from_json(data: Json) -> MatchSettings:
    """Read what `settings_to_json` wrote."""
    return TypeAdapter(MatchSettings).validate_python(data)


def state_to_json(state: MatchState) -> Json:
    """Return a state as a plain dict, pairs and orders as lists."""
    return asdict(state) | {
        "orders": [list(order) for order in state.orders],
        "points": list(state.points),
        "sets": list(state.sets),
        "set_scores": [list(score) for score in state.set_scores],
        "launch_errors": list(state.launch_errors),
    }
