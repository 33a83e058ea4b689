"""The days that staff closed a branch, in the structured data of the page that tells its hours."""

import json
import re
from collections.abc import Hashable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from nk.site.api.application import Api, build_fastapi
from nk.site.application import Serving, build_site, header_policy, load_site_pages
from nk.site.branch_pages import with_closing_days
from nk.site.live.cache import Live
from nk.site.live.poll import DataPoll
from nk.site.pages import Pages
from nk.sources import ClosedOn, Notices, Reading, Sources, SourceUnavailableError
from tests.support.server.dist import page, write_dist
from tests.support.server.little_site import (
    FACTS,
    KIT,
    ORIGIN,
    PATIENT,
    FakeEvents,
    get,
    no_resources,
)

_HOURS = '"openingHoursSpecification":[{"opens":"10:00","closes":"22:00"}]'
_BRANCH = '<script type="application/ld+json">{"@id":"https://nk.invalid/contact#%s",%s}</script>'


def closed(branch: str, *days: int, reason: str = "") -> tuple[ClosedOn, ...]:
    return tuple(ClosedOn(branch, date(2026, 11, day), reason, "") for day in days)


def special(html: str) -> dict[str, list[tuple[str, str]]]:
    """Return the days each branch says it is shut on."""
    blocks: list[dict[str, Any]] = [
        json.loads(text)
        for text in re.findall(r'<script type="application/ld\+json">(.*?)</script>', html)
    ]
    return {
        block["@id"].partition("#")[2]: [
            (line["validFrom"], line["validThrough"])
            for line in block.get("specialOpeningHoursSpecification", ())
            if line["opens"] == line["closes"]
        ]
        for block in blocks
        if "openingHoursSpecification" in block
    }


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Pages:
    """The tiny build with a page that tells the hours of two branches."""
    folder = tmp_path_factory.mktemp("branches")
    dist = write_dist(folder / "dist")
    blocks = "".join(_BRANCH % (name, _HOURS) for name in ("samyan", "bangkae"))
    html = page("th", "ติดต่อ", "/contact").replace("</head>", f"{blocks}</head>")
    (dist / "contact.html").write_text(html, encoding="utf-8")
    return load_site_pages(dist, folder / "cache", origin=ORIGIN, facts=FACTS)


class Shop:
    """A site whose closing days a test can change."""

    def __init__(self, pages: Pages) -> None:
        self.days: tuple[ClosedOn, ...] = ()
        self.away = False
        self.changes = 0
        self.pages = pages
        events = FakeEvents()
        live = Live(
            DataPoll(self.version, patience=PATIENT),
            lambda: datetime(2026, 11, 16, tzinfo=UTC),
            patience=PATIENT,
            first_patience=PATIENT,
        )
        policy = header_policy(ORIGIN, FACTS)
        api = Api(build_fastapi(Sources(events, events), origin=ORIGIN), live, policy.for_data())
        site = build_site(pages, events, api, KIT, closing_days=self, origin=ORIGIN, facts=FACTS)
        self.live = live
        self.serving = Serving(site, no_resources)
        live.poll.look()

    def version(self) -> Hashable:
        return self.changes

    def notices(self) -> Reading[Notices]:
        if self.away:
            raise SourceUnavailableError("the store is away")
        return Reading(Notices(closing_days=self.days))

    def close(self, *days: ClosedOn) -> None:
        self.days = days
        self.changes += 1
        self.live.poll.look()

    def contact(self) -> str:
        reply = get(self.serving, "/contact")
        assert reply.status == 200
        return reply.body.decode("utf-8")


@pytest.fixture
def shop(pages: Pages) -> Shop:
    return Shop(pages)


def test_closing_days_are_told_and_taken_back(shop: Shop) -> None:
    built = shop.pages.answers[b"/contact"]
    assert get(shop.serving, "/contact").header("etag") == built.etag.decode("ascii")
    shop.close(*closed("samyan", 20, 21, 23))
    assert special(shop.contact()) == {
        "samyan": [("2026-11-20", "2026-11-21"), ("2026-11-23", "2026-11-23")],
        "bangkae": [],
    }
    shop.close()
    assert get(shop.serving, "/contact").header("etag") == built.etag.decode("ascii")


def test_the_page_keeps_its_headers(shop: Shop) -> None:
    before = get(shop.serving, "/contact").header("content-security-policy")
    shop.close(*closed("samyan", 20))
    assert get(shop.serving, "/contact").header("content-security-policy") == before


def test_a_store_that_is_away_leaves_the_page_as_it_was_built(shop: Shop) -> None:
    shop.away = True
    assert special(shop.contact()) == {"samyan": [], "bangkae": []}


def test_another_spelling_of_the_address_leads_to_it(shop: Shop) -> None:
    reply = get(shop.serving, "/contact/")
    assert (reply.status, reply.header("location")) == (308, "/contact")


def test_days_built_into_the_page_stay() -> None:
    built = {
        "@id": "https://nk.example/contact#samyan",
        "name": "</script><b>",
        "openingHoursSpecification": [],
        "specialOpeningHoursSpecification": [
            {"validFrom": "2026-12-31", "validThrough": "2026-12-31", "opens": "a", "closes": "a"}
        ],
    }
    text = json.dumps(built).replace("<", "\\u003c")
    html = f'<script type="application/ld+json">{text}</script>'
    filled = with_closing_days(html, closed("samyan", 20))
    assert special(filled) == {
        "samyan": [("2026-11-20", "2026-11-20"), ("2026-12-31", "2026-12-31")]
    }
    assert "</script><b>" not in filled
    assert with_closing_days(html, ()) == html


def test_the_tiny_build_has_no_such_page(tmp_path: Path) -> None:
    pages = load_site_pages(
        write_dist(tmp_path / "dist"), tmp_path / "cache", origin=ORIGIN, facts=FACTS
    )
    assert pages.branch_pages == {}
