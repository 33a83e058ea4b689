"""Pages whose letters never come, as on a bad line: wider ones stand in, and all still fits."""

import pytest
from playwright.sync_api import Page

from tests.support.pages.browser import on_both
from tests.support.pages.states import faults_of_size
from tests.support.pages.tabs import Complaints
from tools.shots.command import wake_islands


# Those with the narrowest boxes, in the language with the longest words in them.
@pytest.mark.parametrize("path", ["/games", "/services/play-at-shop", "/en/meeple"])
@on_both
def test_everything_fits(
    page: Page, complaints: Complaints, site: str, path: str, device: str
) -> None:
    page.route("**/anuphan-*.woff2", lambda route: route.abort())
    page.goto(f"{site}{path}")
    wake_islands(page)
    complaints.forgive_failed_requests()
    assert faults_of_size(page, device).found() == {}
