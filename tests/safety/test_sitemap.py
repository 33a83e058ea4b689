"""The sitemap is exactly what there is: every page and every event, in both languages."""

import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from nk.site.answers import ASGIApp
from tests.support.hostile.headers import ask, finished, plain
from tests.support.pages.built_pages import ORIGIN, addresses

_NAMES = {
    "map": "http://www.sitemaps.org/schemas/sitemap/0.9",
    "html": "http://www.w3.org/1999/xhtml",
}


def body_of(app: ASGIApp, path: str, query: str = "") -> str:
    reply = finished(ask(app, plain(path, query=query)))
    assert reply.status == 200, path
    return reply.body.decode("utf-8")


@pytest.fixture(scope="module")
def listed(app: ASGIApp) -> dict[str, dict[str, str]]:
    """Every address of the sitemap, with its alternates by language."""
    root = ElementTree.fromstring(body_of(app, "/sitemap.xml"))
    found = {}
    for entry in root.findall("map:url", _NAMES):
        alternates = entry.findall("html:link", _NAMES)
        place = entry.findtext("map:loc", "", _NAMES)
        assert place not in found, place
        found[place] = {link.get("hreflang", ""): link.get("href", "") for link in alternates}
    return found


@pytest.fixture(scope="module")
def events(app: ASGIApp) -> list[dict[str, Any]]:
    """Every event that the API lists."""
    return [
        event
        for status in ("upcoming", "past")
        for event in json.loads(body_of(app, "/api/events", f"status={status}&limit=100"))
    ]


def test_the_sitemap_is_the_pages_and_the_events(
    listed: dict[str, dict[str, str]], events: list[dict[str, Any]]
) -> None:
    assert events
    of_events = [f"{prefix}/events/{event['id']}" for event in events for prefix in ("", "/en")]
    assert set(listed) == {ORIGIN + path for path in (*addresses(), *of_events)}


def test_languages_name_each_other(listed: dict[str, dict[str, str]]) -> None:
    for place, alternates in listed.items():
        assert alternates.keys() == {"th", "en", "x-default"}
        assert place in (alternates["th"], alternates["en"])
        assert alternates["x-default"] == alternates["th"]
        for other in alternates.values():
            assert listed[other] == alternates


def test_each_place_is_there_and_calls_itself_so(
    app: ASGIApp, listed: dict[str, dict[str, str]]
) -> None:
    titles = []
    for place, alternates in listed.items():
        html = body_of(app, place.removeprefix(ORIGIN) or "/")
        assert f'<link rel="canonical" href="{place}"' in html
        assert dict(re.findall(r'hreflang="([\w-]+)" href="([^"]+)"', head_of(html))) == alternates
        titles += re.findall(r"<title>(.*?)</title>", html)
    assert len(titles) == len(listed)


def head_of(html: str) -> str:
    return html.partition("</head>")[0]


def test_every_event_is_described_for_search_engines(
    app: ASGIApp, events: list[dict[str, Any]]
) -> None:
    for event in events:
        html = body_of(app, f"/en/events/{event['id']}")
        blocks = re.findall(r'<script type="application/ld\+json">(.*?)</script>', html)
        (described,) = [b for b in map(json.loads, blocks) if b["@type"] == "Event"]
        assert described["name"] in (event["name"], event["name_en"])
        assert described["startDate"] == event["event_date_iso"]
        assert described["endDate"] == event["event_end_iso"]
        assert described["location"]["@type"] == "Place"
        assert described["location"]["name"]
        assert described["location"]["address"]["addressCountry"] == "TH"
        assert described["eventStatus"].startswith("https://schema.org/Event")
        assert described["eventAttendanceMode"].startswith("https://schema.org/Offline")
        assert described["organizer"]["name"]
        assert described["image"][0].startswith(ORIGIN)
        assert described["url"] == f"{ORIGIN}/en/events/{event['id']}"


def test_robots_may_see_everything_but_the_api(app: ASGIApp) -> None:
    assert body_of(app, "/robots.txt").splitlines() == [
        *("User-agent: *", "Disallow: /api/", "", f"Sitemap: {ORIGIN}/sitemap.xml"),
    ]
