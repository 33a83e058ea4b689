"""Getting in: the link, a used link, a device that is not let in; and letting another one in."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.desk.conftest import accessible, shot, signed_in
from tests.support.desk.running_desk import RunningDesk

on_both = pytest.mark.parametrize("device", ["phone", "desktop"])


@pytest.fixture
def stranger(browser: Browser, desk: RunningDesk, device: str) -> Iterator[Page]:
    yield from signed_in(browser, desk, device, "")


@on_both
def test_a_stranger_gets_no_further(stranger: Page, device: str) -> None:
    stranger.goto("/shop")
    expect(stranger.get_by_role("heading")).to_have_text("เครื่องนี้ยังไม่ได้เข้าใช้")
    accessible(stranger)
    stranger.get_by_role("button", name="English").click()
    expect(stranger.get_by_role("heading")).to_have_text("This device is signed out")
    shot(stranger, f"signed-out-{device}")
    stranger.goto("/pair#a-link-that-nobody-made-and-nobody-will")
    stranger.get_by_role("button", name="Let this device in").click()
    expect(stranger.get_by_role("heading")).to_have_text("This link no longer works")


@on_both
def test_the_owner_lets_a_second_device_in_and_ends_it(
    owner_page: Page, stranger: Page, device: str
) -> None:
    owner_page.goto("/devices")
    owner_page.get_by_role("button", name="เพิ่มเครื่อง").click()
    owner_page.get_by_label("ใครจะใช้").fill("มุก")
    accessible(owner_page)
    link = _link_of(owner_page)
    shot(owner_page, f"devices-code-{device}")

    stranger.goto(link)
    shot(stranger, f"pair-{device}")
    accessible(stranger)
    stranger.get_by_role("button", name="เข้าใช้บนเครื่องนี้").click()
    expect(stranger).to_have_url(re.compile("/$"))
    stranger.goto("/devices")
    expect(stranger.get_by_role("alert")).to_contain_text("หน้าที่ของคุณ")

    owner_page.get_by_role("button", name="ปิด").click()
    owner_page.get_by_role("button", name="ตัดออก มุก").click()
    owner_page.get_by_role("dialog").get_by_role("button", name="ตัดออก").click()
    expect(owner_page.get_by_text("ตัดเครื่องของ มุก แล้ว")).to_be_visible()
    accessible(owner_page)
    shot(owner_page, f"devices-{device}")
    stranger.goto("/more")
    expect(stranger.get_by_role("heading")).to_have_text("เครื่องนี้ยังไม่ได้เข้าใช้")


def _link_of(page: Page) -> str:
    with page.expect_response("**/api/pairings") as answered:
        page.get_by_role("button", name="สร้างคิวอาร์").click()
    expect(page.get_by_role("img", name="คิวอาร์สำหรับเครื่องใหม่")).to_be_visible()
    return str(answered.value.json()["link"])
