"""Matches as plain dicts: there and back, and every malformed field is named."""

import json

import pytest
from hypothesis import given

from nk.rules.actions import (
    Action,
    Draw,
    Finish,
    Finished,
    MatchSettings,
    MatchState,
    Side,
)
from nk.rules.match import LONGEST_LOG, replay
from nk.rules.match_json import (
    action_from_json,
    action_to_json,
    log_from_json,
    settings_from_json,
    settings_to_json,
    state_to_json,
)
from nk.rules.plain import MalformedError
from tests.support.rules import STEADY, logs, match_settings


@STEADY
@given(match_settings(), logs)
def test_everything_survives_the_way_through_json(
    settings: MatchSettings, log: list[Action]
) -> None:
    through = json.loads(json.dumps([action_to_json(action) for action in log]))
    assert log_from_json(through) == tuple(log)
    assert settings_from_json(json.loads(json.dumps(settings_to_json(settings)))) == settings
    state = replay(settings, log)
    if isinstance(state, MatchState):
        plain = state_to_json(state)
        assert json.loads(json.dumps(plain)) == plain


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (None, "action"),
        ([], "action"),
        ({1: 2}, "action"),
        ({}, "type"),
        ({"type": "explode"}, "type"),
        ({"type": ["draw"]}, "type"),
        ({"type": "draw", "side": "one"}, "side"),
        ({"type": "finish", "side": "three", "finish": "spin"}, "side"),
        ({"type": "finish", "side": "one"}, "finish"),
        ({"type": "finish", "side": "one", "finish": {"x": 1}}, "finish"),
        ({"type": "reorder", "one": [0, 1, 2, 0], "two": [0, 1, 2]}, "one"),
        ({"type": "reorder", "one": [0, 1, 2], "two": [0, 1, True]}, "two"),
        ({"type": "reorder", "one": [0, 1, -1], "two": [0, 1, 2]}, "one"),
        ({"type": "reorder", "one": "012", "two": [0, 1, 2]}, "one"),
        ({"type": "take_place", "side": "one", "left": 1}, "left"),
    ],
)
def test_a_malformed_action_names_its_field(data: object, field: str) -> None:
    with pytest.raises(MalformedError) as caught:
        action_from_json(data)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ([], "settings"),
        ({"targets": 4}, "targets"),
        ({"target": "4"}, "target"),
        ({"target": 6}, "settings"),
        ({"best_of": 2}, "settings"),
        ({"own_finish": 1}, "own_finish"),
        ({"out_of_bounds": "lost"}, "out_of_bounds"),
        ({"beys": [3]}, "beys"),
        ({"beys": [0, 3]}, "settings"),
        ({"beys": [3, 4]}, "settings"),
        ({"points": {"over": 0}}, "settings"),
        ({"points": {"hyper": 3}}, "hyper"),
        ({"points": 3}, "points"),
        ({"swap_positions": True, "loser_selects_position": True}, "settings"),
    ],
)
def test_malformed_settings_name_their_field(data: object, field: str) -> None:
    with pytest.raises(MalformedError) as caught:
        settings_from_json(data)
    assert caught.value.field == field


def test_settings_left_out_keep_the_default() -> None:
    assert settings_from_json({"target": 7}) == MatchSettings(target=7)
    assert settings_from_json({"points": {"spin": 2}}).points.spin == 2


def test_an_action_is_written_with_its_type_first() -> None:
    plain = action_to_json(Finished(Side.ONE, Finish.XTREME))
    assert json.dumps(plain) == '{"type": "finish", "side": "one", "finish": "xtreme"}'


def test_a_log_longer_than_the_rules_replay_is_not_read() -> None:
    with pytest.raises(MalformedError, match="log must be a list of at most"):
        log_from_json([action_to_json(Draw())] * (LONGEST_LOG + 1))
