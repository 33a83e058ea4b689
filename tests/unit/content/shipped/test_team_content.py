"""The team: numbers, portraits and looks that must not be mixed up."""

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from nk.content.schema.team import Team
from nk.content.schema.values import Known

_ADAPTER: TypeAdapter[Any] = TypeAdapter(Team)
_KNOWN = Known(routes={}, pictures=frozenset({"team/01", "team/02"}))


def member(number: str = "01", hat: str = "none") -> dict[str, Any]:
    return {
        "id": number,
        "name": {"th": "ต้น", "en": "Ton"},
        "role": "game_master",
        "generation": "gen_1",
        "image": f"team/{number}",
        "favourite": {"th": "เกม", "en": "games"},
        "look": {
            "colour": "tomato",
            "hair": "short",
            "hair_colour": "#2b1d16",
            "hat": hat,
            "glasses": "none",
            "prop": "die",
            "face": "smile",
            "background": "#FFE9B5",
        },
    }


def read(members: list[dict[str, Any]]) -> Any:
    return _ADAPTER.validate_python(members, context=_KNOWN, strict=False)


def test_two_different_members_are_read_and_their_looks_stay_with_the_artists() -> None:
    team = read([member(), member("02", hat="cap")])
    shown = _ADAPTER.dump_python(team, mode="json", context={"language": "en"})
    assert [each["name"] for each in shown] == ["Ton", "Ton"]
    assert all("look" not in each for each in shown)


def test_a_photograph_is_enough() -> None:
    newcomer = {key: value for key, value in member("02").items() if key != "look"}
    known = Known({}, _KNOWN.pictures, photographs=frozenset({"team/02"}))
    team = _ADAPTER.validate_python([member(), newcomer], context=known, strict=False)
    assert team[1].look is None
    with pytest.raises(ValidationError, match=r"put a photograph at images/team/02\.jpg"):
        read([member(), newcomer])


def _same_number(members: list[dict[str, Any]]) -> None:
    members[1].update(id="01", image="team/01")


def _same_look(members: list[dict[str, Any]]) -> None:
    members[1]["look"]["hat"] = "none"


def _strange_portrait(members: list[dict[str, Any]]) -> None:
    members[1]["image"] = "team/01"


def _unknown_role(members: list[dict[str, Any]]) -> None:
    members[1]["role"] = "wizard"


def _short_colour(members: list[dict[str, Any]]) -> None:
    members[1]["look"]["background"] = "#FFF"


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (_same_number, "two members have the id 01"),
        (_same_look, "02 looks like 01"),
        (_strange_portrait, "the portrait of 02 is named team/02"),
        (_unknown_role, "role"),
        (_short_colour, "background"),
    ],
)
def test_a_mix_up_is_refused(spoil: Callable[[list[dict[str, Any]]], None], reason: str) -> None:
    members = [member(), member("02", hat="cap")]
    spoil(members)
    with pytest.raises(ValidationError, match=reason):
        read(members)
