"""The vectors the browser's scoreboard is tested with are what the engine says today."""

import json
from dataclasses import fields

from nk.rules.actions import Finish, MatchSettings, MatchState, Reason, Refusal, opening
from nk.rules.match import apply
from tests.vectors.generate import FILE, rendered
from tests.vectors.match_json import action_from_json, settings_from_json, state_to_json

MATCHES = json.loads(FILE.read_text(encoding="utf-8"))["matches"]
STEPS = [step for match in MATCHES for step in match["steps"]]


def test_the_file_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == rendered(), "run python -m tests.vectors.generate"


def test_the_engine_comes_to_every_state_from_the_file_alone() -> None:
    for match in MATCHES:
        settings = settings_from_json(match["settings"])
        state = opening(settings)
        assert state_to_json(state) == match["start"]
        for step in match["steps"]:
            after = apply(settings, state, action_from_json(step["action"]))
            assert step["refused"] == (after.reason if isinstance(after, Refusal) else None)
            state = after if isinstance(after, MatchState) else state
            assert state_to_json(state) == step["state"], match["name"]


def test_every_setting_takes_more_than_one_value() -> None:
    for field in fields(MatchSettings):
        values = {json.dumps(match["settings"][field.name]) for match in MATCHES}
        assert len(values) > 1, field.name


def test_every_refusal_finish_and_action_is_covered() -> None:
    # An empty log and a too long one are not steps of a match.
    outside = {Reason.NOTHING_TO_UNDO, Reason.LOG_TOO_LONG}
    assert {step["refused"] for step in STEPS} == {*Reason} - outside | {None}
    assert {step["action"].get("finish") for step in STEPS} == {*Finish} | {None}
    assert len({step["action"]["type"] for step in STEPS}) == 7


def test_names_are_distinct_and_both_endings_happen() -> None:
    assert len({match["name"] for match in MATCHES}) == len(MATCHES) >= 60
    endings = {match["steps"][-1]["state"]["ended_by"] for match in MATCHES}
    assert endings == {None, "sets", "disqualification"}
