"""The log is the tournament: replay, undo and JSON, whatever happens in a day."""

import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from nk.rules.fields import MalformedError
from nk.rules.tournament.action_json import action_from_json, action_to_json
from nk.rules.tournament.actions import Announce, CheckIn, Finish, Pair, Register, SetUp, Undo
from nk.rules.tournament.log import Tournament, replay
from nk.rules.tournament.refusal import Reason, RefusedError
from nk.rules.tournament.settings import Settings, StageKind
from nk.rules.tournament.state import MatchStatus
from tests.support.rules import STEADY, state_bytes
from tests.unit.rules.tournament.days import any_day, played_swiss, swiss

DAYS = hypothesis_settings(STEADY, max_examples=60)
days = st.builds(
    any_day,
    st.sampled_from(StageKind),
    st.integers(4, 9),
    st.lists(st.integers(0, 100_000), max_size=70),
)


@DAYS
@given(days)
def test_any_prefix_of_a_log_replays_to_the_state_it_had(history: list[Tournament]) -> None:
    for day in history:
        assert state_bytes(replay(day.actions)) == state_bytes(day.state)
        assert replay(day.actions) == day.state


@DAYS
@given(days)
def test_undo_is_exact(history: list[Tournament]) -> None:
    for before, after in pairwise(history):
        if isinstance(after.actions[-1], Undo):
            continue
        undone = after.do(Undo())
        assert state_bytes(undone.state) == state_bytes(before.state)
        assert len(undone.actions) == len(before.actions) + 2


@DAYS
@given(days)
def test_a_log_survives_json(history: list[Tournament]) -> None:
    log = history[-1].actions
    text = json.dumps([action_to_json(action) for action in log])
    assert tuple(action_from_json(data) for data in json.loads(text)) == log


@DAYS
@given(days)
def test_nobody_is_in_two_places(history: list[Tournament]) -> None:
    for day in history:
        at_stadium = [
            player
            for match in day.state.matches
            if match.status in (MatchStatus.CALLED, MatchStatus.RUNNING)
            for player in match.players
        ]
        assert len(at_stadium) == len(set(at_stadium))
        assert [m.id for m in day.state.matches] == list(range(1, len(day.state.matches) + 1))


def test_random_days_reach_later_stages_and_ends() -> None:
    """The properties above would mean little if made-up days never got anywhere."""
    ended = 0
    for kind in StageKind:
        history = any_day(kind, 6, [20 * n + n % 3 for n in range(300)])
        ended += history[-1].state.finished
    assert ended >= 4


def test_undo_takes_back_one_action_after_another() -> None:
    day = Tournament().do(SetUp(Settings()), Register("ann", 1200), CheckIn("ann"))
    day = day.do(Undo(), Undo())
    assert day.state.players == {}
    with pytest.raises(RefusedError, match="nothing to undo"):
        day.do(Undo(), Undo())


def test_a_refused_action_changes_nothing() -> None:
    day = swiss(4, 3)
    with pytest.raises(RefusedError) as refused:
        day.do(Register("new", 1200), Register("p01", 1200))
    assert refused.value.code == "already_registered"
    assert refused.value.sentence == "p01 is already registered."
    assert "new" not in day.state.players


def test_settings_are_closed_once_the_tournament_begins() -> None:
    with pytest.raises(RefusedError) as refused:
        swiss(4, 3).do(SetUp(Settings()))
    assert refused.value.reason is Reason.ALREADY_BEGUN


def test_a_finished_tournament_takes_no_more_results_until_undone() -> None:
    day = played_swiss(swiss(4, 2)).do(Finish())
    with pytest.raises(RefusedError) as refused:
        day.do(Register("new", 1200))
    assert refused.value.reason is Reason.FINISHED
    assert not day.do(Undo()).state.finished


def test_an_old_log_keeps_its_drawing() -> None:
    """A round is written down pair by pair; no later idea of a better pairing changes it."""
    day = swiss(4, 1).do(Pair((("p01", "p02"), ("p03", "p04"))), Announce())
    assert [m.players for m in replay(day.actions).matches] == [("p01", "p02"), ("p03", "p04")]


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ([], "action"),
        ({"type": "win"}, "type"),
        ({"type": ["undo"]}, "type"),
        ({"type": "register", "player": "ann"}, "action"),
        ({"type": "register", "player": "ann", "rating": "high"}, "rating"),
        ({"type": "register", "player": "ann", "rating": True}, "rating"),
        ({"type": "register", "player": "ann", "rating": 1, "age": 9}, "age"),
        ({"type": "pair", "pairs": [["ann"]]}, "pairs"),
        ({"type": "pair", "pairs": "ann"}, "pairs"),
        ({"type": "result", "match": 1, "outcome": {"kind": "luck"}}, "kind"),
        ({"type": "result", "match": 1, "outcome": 3}, "outcome"),
        ({"type": "set_up", "settings": {"stages": [{"kind": "swiss"}]}}, "stages"),
    ],
)
def test_a_malformed_action_names_its_field(data: object, field: str) -> None:
    with pytest.raises(MalformedError) as problem:
        action_from_json(data)
    assert problem.value.field == field


def test_every_refusal_has_a_sentence_and_a_stable_code() -> None:
    sentences = {reason.value for reason in Reason}
    assert len(sentences) == len(Reason)
    assert all(sentence.endswith(".") for sentence in sentences)
