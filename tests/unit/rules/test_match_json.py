"""Matches as the vectors keep them: there and back."""

import json

from hypothesis import given

from nk.rules.actions import Action, Finish, Finished, MatchSettings, MatchState, Side
from nk.rules.match import replay
from tests.support.rules import STEADY, logs, match_settings
from tests.vectors.match_json import (
    action_from_json,
    action_to_json,
    settings_from_json,
    settings_to_json,
    state_to_json,
)


@STEADY
@given(match_settings(), logs)
def test_everything_survives_the_way_through_json(
    settings: MatchSettings, log: list[Action]
) -> None:
    through = json.loads(json.dumps([action_to_json(action) for action in log]))
    assert [action_from_json(action) for action in through] == log
    assert settings_from_json(json.loads(json.dumps(settings_to_json(settings)))) == settings
    state = replay(settings, log)
    if isinstance(state, MatchState):
        plain = state_to_json(state)
        assert json.loads(json.dumps(plain)) == plain


def test_an_action_is_written_with_its_type_first() -> None:
    plain = action_to_json(Finished(Side.ONE, Finish.XTREME))
    assert json.dumps(plain) == '{"type": "finish", "side": "one", "finish": "xtreme"}'
