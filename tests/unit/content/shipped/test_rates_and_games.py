"""Price lists cover each branch once; a game's figures stand in order."""

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from nk.content.schema.games import Games, hits
from nk.content.schema.offers import RateGroups
from nk.content.schema.values import Known

PRICES = {"hourly": 36, "daily": 108, "monthly": 599}
NAME = {"th": "ชื่อ", "en": "Name"}


def group(*branches: str, **changes: Any) -> dict[str, Any]:
    return {
        "id": branches[0],
        "branches": branches,
        "name": NAME,
        "students": PRICES,
        "general": PRICES,
        **changes,
    }


def game(players: tuple[int, int], minutes: tuple[int, int]) -> dict[str, Any]:
    return {
        "id": "flip-7",
        "name": NAME,
        "category": "party",
        "players": players,
        "minutes": minutes,
        "age": 8,
        "weight": "light",
        "reading": "none",
        "moods": ("loud",),
        "hook": NAME,
        "image": "games/flip-7",
    }


def read_rates(*groups: dict[str, Any]) -> Any:
    return TypeAdapter(RateGroups).validate_python(groups)


def read_games(*games: dict[str, Any]) -> Any:
    known = Known(routes={}, pictures=frozenset({"games/flip-7"}))
    return TypeAdapter(Games).validate_python(games, context=known)


def test_every_branch_has_one_price_list() -> None:
    groups = read_rates(group("bangkae", "srinakarin"), group("samyan"), group("phranakhon"))
    assert [each.id for each in groups] == ["bangkae", "samyan", "phranakhon"]


@pytest.mark.parametrize(
    ("groups", "reason"),
    [
        ((group("bangkae", "srinakarin", "samyan"),), "phranakhon stands in 0 groups"),
        (
            (group("bangkae", "srinakarin", "samyan"), group("phranakhon", "samyan")),
            "samyan stands in 2 groups",
        ),
        ((), "bangkae stands in 0 groups"),
    ],
)
def test_a_branch_without_or_with_two_price_lists_is_refused(
    groups: tuple[dict[str, Any], ...], reason: str
) -> None:
    with pytest.raises(ValidationError, match=reason):
        read_rates(*groups)


@pytest.mark.parametrize(
    "prices", [{**PRICES, "hourly": 0}, {**PRICES, "daily": -1}, {**PRICES, "monthly": 5.5}]
)
def test_a_price_must_be_a_whole_number_of_baht(prices: dict[str, Any]) -> None:
    everywhere = group("bangkae", "srinakarin", "samyan", "phranakhon", general=prices)
    with pytest.raises(ValidationError):
        read_rates(everywhere)


@pytest.mark.parametrize("players", [(1, 1), (2, 4), (3, 18)])
def test_players_from_few_to_many(players: tuple[int, int]) -> None:
    (read,) = read_games(game(players, (20, 20)))
    assert read.players == players


@pytest.mark.parametrize(("players", "minutes"), [((6, 3), (20, 20)), ((2, 4), (40, 30))])
def test_the_smaller_figure_comes_first(players: tuple[int, int], minutes: tuple[int, int]) -> None:
    with pytest.raises(ValidationError, match="smaller figure first"):
        read_games(game(players, minutes))


def test_no_game_is_for_nobody() -> None:
    with pytest.raises(ValidationError):
        read_games(game((0, 4), (20, 20)))


def test_a_game_without_a_picture_is_no_hit() -> None:
    plain = {**game((2, 4), (20, 20)), "id": "plain", "image": None}
    read = read_games(game((2, 4), (20, 20)), plain)
    assert [each.id for each in hits(read)] == ["flip-7"]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"moods": ()}, "at least 1"),
        ({"moods": ("loud", "loud")}, "loud is given twice"),
        ({"weight": "huge"}, "light"),
        ({"age": 2}, "greater than or equal to 3"),
        ({"branches": ("moon",)}, "bangkae"),
    ],
)
def test_what_a_game_asks_of_a_table_is_checked(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValidationError, match=reason):
        read_games({**game((2, 4), (20, 20)), **change})


def test_each_game_has_an_id_of_its_own() -> None:
    with pytest.raises(ValidationError, match="flip-7 is used twice"):
        read_games(game((2, 4), (20, 20)), game((2, 4), (20, 20)))
