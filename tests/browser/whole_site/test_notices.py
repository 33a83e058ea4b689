"""What staff say without a build: sold-out dishes on the menu, branches that stay shut."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.support.pages.browser import moved, on_both, watch_for_moves, without_scripts

FOOD = "/services/food-drink"
# A Monday on which every branch is open.
NOON = datetime.fromisoformat("2026-11-16T13:00:00+07:00")
EVERYWHERE = ["bangkae", "srinakarin", "samyan", "phranakhon"]
SOLD_OUT = [
    {"dish": "snacks/French fries", "branches": ["bangkae"]},
    {"dish": "snacks/Chicken popcorn", "branches": EVERYWHERE},
    {"dish": "snacks/Red sausage", "branches": ["bangkae", "srinakarin", "samyan"]},
    {"dish": "sodas/Red soda", "branches": ["samyan"]},
]
Told = dict[str, Sequence[dict[str, Any]]]


def closing(branch: str, *days: int) -> list[dict[str, str]]:
    """Return days of November 2026 on which a branch stays shut."""
    reasons = {"reason": "ซ่อมแอร์ <b>", "reason_en": "Repairs <b>"}
    return [{"branch_id": branch, "day": f"2026-11-{day}", **reasons} for day in days]


CLOSED: Told = {
    "sold_out": [],
    "closing_days": [*closing("samyan", 16), *closing("bangkae", 20, 21, 22)],
}


@pytest.fixture
def at_noon(context: BrowserContext) -> None:
    """A visitor of their own, whose clock stands still."""
    context.clock.set_fixed_time(NOON)


in_the_shop_at_noon = pytest.mark.usefixtures("at_noon")


def open_told(page: Page, address: str, told: Told) -> None:
    """Open a page whose question about notices is answered when it already stands."""
    held: list[Route] = []
    page.route("**/api/notices", lambda route: held.append(route))
    with page.expect_request("**/api/notices"):
        page.goto(address)
    watch_for_moves(page)
    for route in held:
        route.fulfill(json=told)


@on_both
@in_the_shop_at_noon
@pytest.mark.parametrize(
    ("prefix", "said"),
    [
        ("", ["หมดที่ บางแค", "หมดแล้ว", "เหลือแค่ที่ พระนคร", "หมดที่ สามย่าน"]),
        ("/en", ["Sold out at Bangkae", "Sold out", "Only at Phra Nakhon", "Sold out at Samyan"]),
    ],
    ids=["th", "en"],
)
def test_sold_out_dishes_carry_a_badge_and_nothing_moves(
    page: Page, site: str, prefix: str, said: list[str]
) -> None:
    open_told(page, f"{site}{prefix}{FOOD}#snacks", {"sold_out": SOLD_OUT, "closing_days": []})
    for notice, words in zip(SOLD_OUT, said, strict=True):
        line = page.locator(f'[data-dish="{notice["dish"]}"]')
        expect(line.locator(".sold-out-badge")).to_have_text(words)
    expect(page.locator(".sold-out-badge")).to_have_count(len(SOLD_OUT))
    assert moved(page) == []


@on_both
@in_the_shop_at_noon
@pytest.mark.parametrize(
    ("prefix", "today", "soon", "opens"),
    [
        ("", "วันนี้ปิดพิเศษ", "ปิดพิเศษ 20–22 พ.ย.", "ปิดแล้ว เปิดพรุ่งนี้ 10:00 น."),
        ("/en", "Closed today", "Closed 20–22 Nov", "Opens tomorrow 10:00"),
    ],
    ids=["th", "en"],
)
def test_a_closed_branch_has_a_sign_and_nothing_moves(
    page: Page, site: str, device: str, prefix: str, today: str, soon: str, opens: str
) -> None:
    reason = " · Repairs <b>" if prefix else " · ซ่อมแอร์ <b>"
    for path in (prefix or "/", f"{prefix}/contact"):
        open_told(page, f"{site}{path}", CLOSED)
        expect(page.locator('[data-closing-sign="samyan"]')).to_have_text(today + reason)
        expect(page.locator('[data-closing-sign="bangkae"]')).to_have_text(soon + reason)
        expect(page.locator('[data-closing-sign="phranakhon"]')).to_be_hidden()
        sign = page.locator('[data-open-sign="samyan"]').first
        expect(sign).to_have_attribute("data-state", "closed")
        expect(sign).to_have_text(opens)
        open_sign = page.locator('[data-open-sign="bangkae"]').first
        expect(open_sign).to_have_attribute("data-state", "open")
        assert moved(page) == []
    if device == "phone":
        counted = "3 open now" if prefix else "เปิดอยู่ 3 สาขา"
        expect(page.locator("[data-open-count]")).to_have_text(counted)


def test_the_store_itself_is_asked_and_says_nothing_is_wrong(page: Page, site: str) -> None:
    with page.expect_response("**/api/notices") as answered:
        page.goto(f"{site}/en{FOOD}")
    assert answered.value.json() == {"sold_out": [], "closing_days": []}
    expect(page.locator(".sold-out-badge")).to_have_count(0)


@without_scripts
def test_without_scripts_the_pages_are_whole(page: Page, site: str) -> None:
    page.goto(f"{site}/en/contact")
    expect(page.locator(".closing-sign:visible")).to_have_count(0)
    page.goto(f"{site}/en{FOOD}")
    expect(page.locator("[data-dish]")).to_have_count(47)
