"""A photograph shows the page as tall as it is, however late its letters came."""

from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page

from tools.shots.command import photograph


class ChangingPage:
    """A page that has the next of these heights each time it is asked."""

    url = "/a-page"

    def __init__(self, *heights: int) -> None:
        self.heights = list(heights)
        self.pictures: list[dict[str, Any]] = []

    def evaluate(self, _script: str) -> int:
        return self.heights.pop(0)

    def screenshot(self, **options: object) -> None:
        self.pictures.append(options)


def take(page: ChangingPage) -> None:
    photograph(cast("Page", page), Path("page.jpg"), whole=True)


def test_a_page_that_keeps_its_height_is_taken_once() -> None:
    page = ChangingPage(8403, 8403)
    take(page)
    assert [picture["full_page"] for picture in page.pictures] == [True]


def test_a_page_that_became_shorter_is_taken_again() -> None:
    page = ChangingPage(8972, 8403, 8403, 8403)
    take(page)
    assert len(page.pictures) == 2


def test_a_page_that_never_keeps_still_is_no_picture() -> None:
    with pytest.raises(RuntimeError, match="/a-page changes its height"):
        take(ChangingPage(1, 2, 3, 4, 5, 6))
