"""Matches as plain dicts: what a judge's scoreboard sends, and the vectors that test it."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, fields

from nk.rules.actions import (
    SLOTS,
    Action,
    Disqualify,
    Draw,
    Finish,
    Finished,
    FinishPoints,
    LaunchError,
    MatchSettings,
    MatchState,
    Order,
    OutOfBounds,
    Reorder,
    Side,
    Simultaneous,
    TakePlace,
)
from nk.rules.match import LONGEST_LOG
from nk.rules.plain import (
    MalformedError,
    a_flag,
    a_list,
    a_mapping,
    a_pair,
    a_text,
    a_whole,
    a_word,
    only,
    wholes,
)

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


Json = dict[str, object]


def settings_to_json(settings: MatchSettings) -> Json:
    """Return all settings of a match as a plain dict."""
    return asdict(settings) | {"beys": list(settings.beys)}


def state_to_json(state: MatchState) -> Json:
    """Return a state as a plain dict, pairs and orders as lists."""
    return asdict(state) | {
        "orders": [list(order) for order in state.orders],
        "points": list(state.points),
        "sets": list(state.sets),
        "set_scores": [list(score) for score in state.set_scores],
        "launch_errors": list(state.launch_errors),
    }


def settings_from_json(data: object) -> MatchSettings:
    """Read settings; what is left out keeps the house's default."""
    given = a_mapping(data, "settings")
    only(given, {field.name for field in fields(MatchSettings)})
    full = settings_to_json(MatchSettings()) | dict(given)
    try:
        return MatchSettings(
            target=a_whole(full, "target"),
            best_of=a_whole(full, "best_of"),
            points=_points(full["points"]),
            own_finish=a_flag(full, "own_finish"),
            out_of_bounds=a_word(full, "out_of_bounds", OutOfBounds),
            burst_priority=a_flag(full, "burst_priority"),
            swap_positions=a_flag(full, "swap_positions"),
            loser_selects_position=a_flag(full, "loser_selects_position"),
            beys=a_pair(full, "beys"),
        )
    except MalformedError:
        raise
    except ValueError as error:
        raise MalformedError("settings", f"are not playable: {error}") from error


def _points(value: object) -> FinishPoints:
    given = a_mapping(value, "points")
    names = [field.name for field in fields(FinishPoints)]
    only(given, names)
    full = asdict(FinishPoints()) | dict(given)
    return FinishPoints(**{name: a_whole(full, name) for name in names})
