"""Hostile events, names, pictures and links, through the store and from another API, up to
the page in the browser: nothing runs, nothing breaks out, everything is shown as it was written."""

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.support.hostile import hostile_data
from tests.support.hostile.headers import violations, watched_page
from tests.support.hostile.hostile_data import HostileSite
from tests.support.hostile.hostile_requests import LINKS, TEXTS
from tests.support.pages.browser import overflow
from tools.shots.command import wake_islands

_NUMBERS = range(1, len(TEXTS) + len(LINKS) + 1)
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture(params=["from_store", "from_upstream"])
def hostile(request: pytest.FixtureRequest) -> HostileSite:
    """Both in turn."""
    site: HostileSite = request.getfixturevalue(request.param)
    return site


@pytest.mark.parametrize("path", ["/events/{}", "/en/events/{}", "/events", "/", "/en/beyblade"])
def test_nothing_runs_and_nothing_breaks_out(
    browser: Browser, hostile: HostileSite, path: str
) -> None:
    context = browser.new_context(viewport=PHONE, reduced_motion="reduce")
    page, watch = watched_page(context, hostile.address)
    page.goto(hostile.address + path.format(hostile.event))
    wake_islands(page)
    page.wait_for_load_state("networkidle")
    assert watch.problems(page) == []
    assert violations(page) == set()
    assert overflow(page) == 0
    context.close()


@pytest.mark.parametrize("scripting", [True, False])
def test_texts_are_shown_as_they_were_written(
    browser: Browser, hostile: HostileSite, scripting: bool
) -> None:
    name = TEXTS["an image"]
    context = browser.new_context(viewport=PHONE, java_script_enabled=scripting)
    page = context.new_page()
    page.goto(f"{hostile.address}/en/events/{hostile.event}")
    expect(page.locator("h1")).to_have_text(name)
    assert page.title().startswith(name)
    for text in (TEXTS["the end of a script"], TEXTS["another gap"], TEXTS["entities"]):
        expect(page.locator(".event-about")).to_contain_text(text)
    described = page.locator("script[type='application/ld+json']").first.text_content()
    assert json.loads(described or "")["name"] == name
    context.close()


def test_the_store_refuses_every_hostile_link(sqlite_database: str) -> None:
    assert hostile_data.refused_links(sqlite_database) == list(LINKS)


def test_no_hostile_link_leaves_the_api(from_upstream: HostileSite) -> None:
    shown = json.dumps([_got(from_upstream, f"/api/events/{number}") for number in _NUMBERS])
    ranking = json.dumps(_got(from_upstream, "/api/leaderboard?limit=100"))
    for link in LINKS:
        for place in ("register_url", "avatar"):
            assert f'"{place}": {json.dumps(link)}' not in shown + ranking
    assert '"register_url": "https:' not in shown


def _got(site: HostileSite, path: str) -> Any:
    with urllib.request.urlopen(site.address + path) as reply:
        return json.load(reply)
