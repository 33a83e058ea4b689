"""The built pages know dishes and branches by the names that staff's notices use."""

import re
from html import unescape

import pytest

from nk.club.club import read_branches
from nk.club.notices import read_dishes
from nk.settings import ROOT
from tests.support.pages.built_pages import DIST

CONTENT = ROOT / "content"
both_languages = pytest.mark.parametrize("prefix", ["", "en/"])


def named(page: str, attribute: str) -> list[str]:
    html = (DIST / f"{page}.html").read_text(encoding="utf-8")
    return [unescape(value) for value in re.findall(rf'\b{attribute}="([^"]*)"', html)]


@both_languages
def test_every_dish_of_the_menu_can_be_marked(prefix: str) -> None:
    keys = [dish.key for dish in read_dishes(CONTENT)]
    assert sorted(named(f"{prefix}services/food-drink", "data-dish")) == sorted(keys)


@both_languages
@pytest.mark.parametrize("page", ["index", "contact"])
def test_every_branch_has_its_signs(prefix: str, page: str) -> None:
    branches = {branch.id for branch in read_branches(CONTENT)}
    built = "en" if (prefix, page) == ("en/", "index") else f"{prefix}{page}"
    assert set(named(built, "data-open-sign")) == branches
    assert sorted(named(built, "data-closing-sign")) == sorted(branches)
