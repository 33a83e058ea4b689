"""The page of one event: calendars and sharing."""

import json
import urllib.request
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.pages.browser import in_both_languages

_NO_SHARING = "Object.defineProperty(Navigator.prototype, 'share', { value: undefined })"
_SHARING = """() => Object.defineProperty(Navigator.prototype, 'share', { value: async (shared) => {
    window.shared = shared;
    if (window.refuseWith) throw new DOMException('no', window.refuseWith);
} })"""


@pytest.fixture(scope="session")
def address(site: str) -> str:
    """The path of an upcoming event."""
    with urllib.request.urlopen(f"{site}/api/events?status=upcoming") as reply:
        return f"/events/{json.load(reply)[-1]['id']}"


@in_both_languages
def test_the_calendar_links(page: Page, site: str, address: str, prefix: str) -> None:
    page.goto(f"{site}{prefix}{address}")
    links = page.locator(".calendar-card a")
    expect(links).to_have_count(2)
    file, google = links.first, links.last
    language = "en" if prefix else "th"
    path = f"/api{address}.ics?lang={language}"
    expect(file).to_have_attribute("href", path)
    reply = page.request.get(f"{site}{path}")
    assert reply.headers["content-type"].startswith("text/calendar")
    link = google.get_attribute("href") or ""
    query = parse_qs(urlsplit(link).query)
    assert link.startswith("https://calendar.google.com/calendar/render?action=TEMPLATE&")
    assert query["ctz"] == ["Asia/Bangkok"]
    assert query["details"] == [f"{site}{prefix}{address}"]
    starts = next(line for line in reply.text().splitlines() if line.startswith("DTSTART;TZID"))
    # Bangkok is seven hours ahead, and this event starts in its afternoon: the day is the same.
    assert query["dates"][0][:8] == starts.partition(":")[2][:8]
    expect(google).to_have_attribute("rel", "noopener")


def test_sharing_where_the_device_can(page: Page, site: str, address: str) -> None:
    page.goto(f"{site}/en{address}?from=poster")
    button = page.get_by_role("button", name="Share")
    expect(button).to_be_visible()
    page.evaluate(_SHARING)
    button.click()
    shared = page.wait_for_function("() => window.shared").json_value()
    assert shared["url"] == f"{site}/en{address}"
    said = page.locator(".calendar-card [role=status]")
    expect(said).to_be_empty()
    page.evaluate("() => { window.refuseWith = 'NotAllowedError'; }")
    button.click()
    expect(said).to_contain_text("Could not copy")
    # Whoever closes it has chosen to: nothing failed.
    page.evaluate("() => { window.refuseWith = 'AbortError'; }")
    button.click()
    expect(said).to_be_empty()


def test_else_the_address_is_copied(
    page: Page, context: BrowserContext, site: str, address: str
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(_NO_SHARING)
    page.goto(f"{site}{address}")
    page.locator(".calendar-card button").click()
    expect(page.locator(".calendar-card [role=status]")).to_have_text("คัดลอกลิงก์แล้ว ส่งให้เพื่อนได้เลย")
    assert page.evaluate("() => navigator.clipboard.readText()") == f"{site}{address}"
