"""The shop's own rule content, and states, as the tests of the rules read them."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from nk.content.yaml import read_document
from nk.rules.actions import (
    TARGETS,
    Action,
    Disqualify,
    Draw,
    Finish,
    Finished,
    LaunchError,
    MatchSettings,
    OutOfBounds,
    Reorder,
    Side,
    Simultaneous,
    TakePlace,
)
from nk.rules.elo import RatingPolicy, policy_from
from nk.rules.parts import Catalogue, catalogue_from
from nk.rules.season import Played, SeasonEnd
from nk.rules.tournament.action_json import to_plain
from nk.rules.tournament.state import State

FOLDER = Path(__file__).parents[2] / "content" / "beyblade"


@cache
def loaded(name: str) -> Any:
    """Return one content file as plain values."""
    return read_document(FOLDER / name, name).value


@cache
def catalogue() -> Catalogue:
    """Return the shop's catalogue of parts."""
    return catalogue_from(loaded("parts.yaml"))


@cache
def policy() -> RatingPolicy:
    """Return the shop's rating policy."""
    return policy_from(loaded("rating.yaml"))


def state_bytes(state: State) -> bytes:
    """Return a tournament's state as canonical JSON: equal states, equal bytes."""
    return json.dumps(to_plain(state), ensure_ascii=False, sort_keys=True).encode()


# The same examples in every run, on every machine, and nothing kept between runs.
STEADY = hypothesis_settings(derandomize=True, deadline=None, database=None, max_examples=200)

sides = st.sampled_from(Side)
finishes = st.sampled_from(Finish)
orders = st.permutations((0, 1, 2)).map(tuple) | st.tuples(*[st.integers(0, 3)] * 3)

# Finishes come up most, so that matches reach their end.
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Finished, sides, finishes),
    st.builds(Finished, sides, finishes),
    st.builds(Reorder, st.just((2, 0, 1)), st.just((0, 1, 2))),
    st.builds(Reorder, orders, orders),
    st.builds(LaunchError, sides),
    st.builds(TakePlace, sides, st.booleans()),
    st.builds(Simultaneous, finishes, finishes),
    st.builds(Draw),
    st.builds(Disqualify, sides),
)
logs = st.lists(actions, max_size=40)


@st.composite
def match_settings(draw: st.DrawFn) -> MatchSettings:
    """Draw any settings that can be played."""
    positions = draw(st.sampled_from(["stay", "swap", "choose"]))
    return MatchSettings(
        target=draw(st.sampled_from(TARGETS)),
        best_of=draw(st.sampled_from((1, 3))),
        own_finish=draw(st.booleans()),
        out_of_bounds=draw(st.sampled_from(OutOfBounds)),
        burst_priority=draw(st.booleans()),
        swap_positions=positions == "swap",
        loser_selects_position=positions == "choose",
    )


ratings = st.integers(0, 4000)


@st.composite
def played(draw: st.DrawFn, low: int = 1, high: int = 8) -> Played:
    """Draw a match between two different players with ids from low to high."""
    winner, loser = draw(st.permutations(range(low, high + 1)))[:2]
    return Played(winner, loser, draw(st.booleans()))


rating_logs = st.lists(st.one_of(played(), played(), played(), st.builds(SeasonEnd)), max_size=40)
