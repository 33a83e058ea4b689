"""Menu, stories and group sizes: the rules that hold between their values."""

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from nk.content.schema.offers import Menu, StoryLevels
from nk.content.schema.shop import GroupSize
from nk.content.schema.values import Known

_MENU: TypeAdapter[Any] = TypeAdapter(Menu)
_KNOWN = Known(routes={}, pictures=frozenset({"menu/snacks"}))


def group(name: str = "snacks", **parts: object) -> dict[str, object]:
    dish = {"name": {"th": "ข้าว", "en": "Rice"}, "price": 39}
    words = {"th": "ของกิน", "en": "Food"}
    return {"id": name, "name": words, "dishes": [dish], **parts}


def read_menu(groups: list[dict[str, object]]) -> Any:
    return _MENU.validate_python(groups, context=_KNOWN, strict=False)


def test_a_dish_is_not_popular_unless_it_says_so() -> None:
    (food,) = read_menu([group()])
    assert food.dishes[0].popular is False
    assert food.dishes[0].image is None


def test_a_group_may_have_extras_alone() -> None:
    extra = {"name": {"th": "ไข่ดาว", "en": "Fried egg"}, "plus": 10}
    (food,) = read_menu([group(dishes=[], extras=[extra])])
    assert food.extras[0].plus == 10


@pytest.mark.parametrize(
    ("groups", "reason"),
    [
        ([], "at least 1 item"),
        ([group(dishes=[])], "the group is empty"),
        ([group(), group()], "snacks is used twice"),
        ([group(image="menu/other")], "there is no picture"),
        ([group(dishes=[{"name": {"th": "ข้าว", "en": "Rice"}, "price": -1}])], "greater than"),
    ],
)
def test_a_menu_with_a_mistake_is_refused(groups: list[dict[str, object]], reason: str) -> None:
    with pytest.raises(ValidationError, match=reason):
        read_menu(groups)


@pytest.mark.parametrize(("fewest", "most"), [(1, 1), (8, 50), (1, 1000)])
def test_a_group_size_runs_from_the_fewest_to_the_most(fewest: int, most: int) -> None:
    assert GroupSize(fewest=fewest, most=most).most == most


@pytest.mark.parametrize(("fewest", "most"), [(0, 5), (9, 8), (1, 1001)])
def test_an_impossible_group_size_is_refused(fewest: int, most: int) -> None:
    with pytest.raises(ValidationError):
        GroupSize(fewest=fewest, most=most)


@pytest.mark.parametrize("level", [0, 6])
def test_levels_stay_between_one_and_five(level: int) -> None:
    assert StoryLevels(difficulty=1, investigation=3, roleplay=5).roleplay == 5
    with pytest.raises(ValidationError):
        StoryLevels(difficulty=level, investigation=3, roleplay=3)
