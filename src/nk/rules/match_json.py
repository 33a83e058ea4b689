"""Settings and states as plain dicts, for the test vectors, the API and the browser."""

from collections.abc import Mapping
from dataclasses import asdict, fields

from nk.rules.finish import FinishPoints, OutOfBounds
from nk.rules.match_settings import SETS_TO_WIN, SLOTS, MatchSettings
from nk.rules.match_state import Ending, MatchState, Order, Side
from nk.rules.plain import (
    MalformedError,
    a_flag,
    a_list,
    a_mapping,
    a_pair,
    a_whole,
    a_word,
    only,
    pair_of,
    wholes,
)

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


def state_from_json(data: object) -> MatchState:
    """Read a state that `state_to_json` wrote."""
    state = a_mapping(data, "state")
    only(state, {field.name for field in fields(MatchState)})
    scores = a_list(state.get("set_scores"), "set_scores", max(SETS_TO_WIN))
    return MatchState(
        orders=_orders(state.get("orders")),
        points=a_pair(state, "points"),
        sets=a_pair(state, "sets"),
        set_scores=tuple(pair_of(score, "set_scores") for score in scores),
        launch_errors=a_pair(state, "launch_errors"),
        slot=a_whole(state, "slot"),
        battles=a_whole(state, "battles"),
        left=a_word(state, "left", Side),
        order_due=a_flag(state, "order_due"),
        place_due=_side_or_none(state, "place_due"),
        winner=_side_or_none(state, "winner"),
        ended_by=None if state.get("ended_by") is None else a_word(state, "ended_by", Ending),
    )


def _points(value: object) -> FinishPoints:
    given = a_mapping(value, "points")
    names = [field.name for field in fields(FinishPoints)]
    only(given, names)
    full = asdict(FinishPoints()) | dict(given)
    return FinishPoints(**{name: a_whole(full, name) for name in names})


def _orders(value: object) -> tuple[Order, Order]:
    orders = a_list(value, "orders", 2)
    if len(orders) != 2:
        raise MalformedError("orders", "must be two orders")
    one, two = (wholes(a_list(order, "orders", SLOTS), "orders") for order in orders)
    return one, two


def _side_or_none(data: Mapping[str, object], field: str) -> Side | None:
    return None if data.get(field) is None else a_word(data, field, Side)
