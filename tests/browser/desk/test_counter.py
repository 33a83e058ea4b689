"""The counter's main tasks: a weekly event, a walk-in, a match and its undo, sold out, closed."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk.conftest import accessible, shot
from tests.support.desk.running_desk import DeskClient, RunningDesk

on_both = pytest.mark.parametrize("device", ["phone", "desktop"])


@on_both
def test_a_weekly_event_is_added_and_a_walk_in_checked_in(owner_page: Page, device: str) -> None:
    page, name = owner_page, f"คืนเบย์ {device}"
    page.goto("/")
    expect(page.get_by_role("heading", name="วันนี้", exact=True)).to_be_visible()
    expect(page.get_by_text("บางแค").first).to_be_visible()
    accessible(page)
    shot(page, f"today-{device}")
    page.goto("/events")
    expect(page.locator(".row").first).to_be_visible()
    accessible(page)
    shot(page, f"events-{device}")
    page.get_by_role("button", name="ปฏิทิน").click()
    expect(page.locator(".month")).to_be_visible()
    shot(page, f"month-{device}")
    page.get_by_role("link", name="เพิ่มกิจกรรม").click()
    page.get_by_label("ภาษาไทย").first.fill(name)
    page.get_by_label("จัดทุกสัปดาห์").select_option("4")
    # Nothing typed is lost by a reload, nor for how many weeks.
    page.reload()
    expect(page.get_by_label("ภาษาไทย").first).to_have_value(name)
    expect(page.get_by_label("จัดทุกสัปดาห์")).to_have_value("4")
    page.get_by_label("วันที่").fill("2099-01-05")
    accessible(page)
    shot(page, f"event-new-{device}")
    page.get_by_role("button", name="บันทึก").click()
    expect(page.get_by_role("status").get_by_text("เพิ่มแล้ว 4 กิจกรรม")).to_be_visible()
    # The whole series is in the list; its first one is opened.
    expect(page.get_by_role("link", name=name)).to_have_count(4)
    page.get_by_role("link", name=name).first.click()
    page.get_by_label("หาชื่อหรือหมายเลข").fill("น้องใหม่")
    page.get_by_role("button", name="เพิ่มเป็นวอล์กอิน").click()
    expect(page.get_by_role("button", name="มาแล้ว น้องใหม่")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.get_by_text("1/1 คนมาแล้ว")).to_be_visible()
    accessible(page)
    shot(page, f"event-{device}")
    page.get_by_text("จบ ยกเลิก หรือจัดอีกครั้ง").click()
    page.get_by_role("button", name="ยกเลิกกิจกรรม").click()
    page.get_by_role("dialog").get_by_label("ภาษาไทย").fill("ไฟดับ")
    page.get_by_role("dialog").get_by_role("button", name="ยกเลิกกิจกรรม").click()
    expect(page.get_by_text("ไฟดับ")).to_be_visible()


@on_both
def test_a_match_is_six_taps_asked_about_again_and_can_be_undone(
    owner_page: Page, desk: RunningDesk, device: str
) -> None:
    page, names = owner_page, (f"ซ้าย {device}", f"ขวา {device}")
    for name in names:
        # The latest are those that the pickers offer first.
        DeskClient(desk.origin, desk.token).post("/api/players/add", {"nickname": name})
    page.goto("/results")
    expect(page.locator(".versus").locator(".button").first).to_be_visible()
    accessible(page)
    # Six taps: two players, two Xtremes, record. One is left over for a third finish.
    _enter_a_match(page, *names)
    shot(page, f"results-{device}")
    page.get_by_role("button", name="ชนะ · บันทึก").click()
    expect(page.get_by_role("status").get_by_text("บันทึกแล้ว")).to_be_visible()
    _the_same_match_again_is_asked_about(page, *names)
    page.get_by_role("button", name="ยกเลิกผลนี้").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("tbody tr").first).to_be_visible()
    accessible(page)
    shot(page, f"undo-{device}")
    dialog.get_by_role("button", name="ยกเลิกผลนี้").click()
    # Said only once it is done: the list may show another one that was taken back before.
    expect(page.get_by_role("status").get_by_text("ยกเลิกผลแล้ว")).to_be_visible()
    expect(page.locator(".row").first.get_by_text("ยกเลิกแล้ว")).to_be_visible()


def _the_same_match_again_is_asked_about(page: Page, *names: str) -> None:
    _enter_a_match(page, *names)
    page.get_by_role("button", name="ชนะ · บันทึก").click()
    page.get_by_role("dialog").get_by_role("button", name="ใช่ ทำต่อเลย").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("button", name="ชนะ · บันทึก")).to_be_hidden()


def _enter_a_match(page: Page, *names: str) -> None:
    """Choose two players, of whom the first wins by two Xtremes."""
    pickers = page.locator(".versus")
    for name in names:
        pickers.get_by_role("button", name=name, exact=True).first.click()
    xtreme = pickers.get_by_role("button", name="Xtreme +3")
    xtreme.first.click()
    xtreme.first.click()


@on_both
def test_a_dish_is_sold_out_and_a_branch_closed_for_a_day(owner_page: Page, device: str) -> None:
    page = owner_page
    page.goto("/notices")
    # No branch is meant before one is chosen: all of them would be a costly slip.
    expect(page.get_by_text("เลือกสาขาก่อน")).to_be_visible()
    page.get_by_label("สาขาที่หมด").select_option("bangkae")
    page.get_by_label("หาเมนู").fill("เฟรนช์ฟรายส์")
    fries = page.get_by_role("switch", name="เฟรนช์ฟรายส์")
    fries.click()
    expect(fries).to_be_checked()
    accessible(page)
    shot(page, f"sold-out-{device}")
    fries.click()
    expect(fries).not_to_be_checked()
    page.get_by_role("button", name="วันปิดร้าน").click()
    expect(page.get_by_role("button", name="แจ้งปิด")).to_be_disabled()
    page.get_by_label("สาขา", exact=True).select_option("samyan")
    page.get_by_label("ภาษาไทย").fill("ซ่อมแอร์")
    page.get_by_role("button", name="แจ้งปิด").click()
    expect(page.get_by_text("ซ่อมแอร์")).to_be_visible()
    accessible(page)
    shot(page, f"closing-{device}")
    page.get_by_role("button", name="เปิดตามปกติ").click()
    expect(page.get_by_text("ไม่มีวันปิดร้านที่แจ้งไว้")).to_be_visible()


def test_an_event_that_is_over_is_closed_with_its_winner(owner_page: Page) -> None:
    page = owner_page
    page.goto("/events/new")
    page.get_by_label("ภาษาไทย").first.fill("คืนเกมที่จบแล้ว")
    page.get_by_label("วันที่").fill("2099-02-05")
    page.get_by_role("button", name="บันทึก").click()
    page.get_by_label("หาชื่อหรือหมายเลข").fill("ผู้ชนะของวัน")
    page.get_by_role("button", name="เพิ่มเป็นวอล์กอิน").click()
    page.get_by_text("จบ ยกเลิก หรือจัดอีกครั้ง").click()
    page.get_by_role("button", name="จบกิจกรรม").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("ผู้ชนะ").select_option("no:1")
    accessible(page)
    dialog.get_by_role("button", name="จบกิจกรรม").click()
    # It has not begun yet, which is asked about.
    page.get_by_role("button", name="ใช่ ทำต่อเลย").click()
    expect(page.get_by_text("ผู้ชนะ ผู้ชนะของวัน")).to_be_visible()
    expect(page.get_by_role("link", name="จัดอีกครั้ง")).to_be_visible()
    expect(page.get_by_role("button", name="จบกิจกรรม")).to_be_hidden()


def test_all_that_the_page_says_of_an_event_can_be_edited(
    owner_page: Page, desk: RunningDesk
) -> None:
    page, client = owner_page, DeskClient(desk.origin, desk.token)
    times = {"starts": "2099-02-05 13:00", "ends": "17:00", "branch": "bangkae"}
    fields = {"name": "คืนแก้ไข", "type": "Board Game", **times}
    (number,) = client.post("/api/events/add", {"fields": fields})["ids"]
    client.post("/api/events/cancel", {"id": number, "version": 0, "reason": "ไฟดับ"})
    page.goto(f"/events/{number}/edit")
    page.get_by_role("button", name="รายละเอียดเพิ่มเติม").click()
    where = page.get_by_label("จัดตรงไหน")
    # The branch says where it is, until somebody says it in other words.
    expect(where).to_have_value("")
    expect(page.get_by_text("หน้าเว็บจะบอกว่า NK ซีคอน บางแค ชั้น 6")).to_be_visible()
    where.fill("ลานหน้าร้าน")
    page.get_by_role("group", name="เหมาะกับใคร").get_by_label("ภาษาไทย").fill("ทุกวัย")
    page.get_by_label("สถานะ").select_option("past")
    reason = page.get_by_role("group", name="เหตุผลที่ยกเลิก").get_by_label("ภาษาไทย")
    expect(reason).to_have_value("ไฟดับ")
    reason.fill("น้ำท่วม")
    accessible(page)
    shot(page, "event-edit")
    page.get_by_role("button", name="บันทึก").click()
    expect(page.get_by_role("status").get_by_text("บันทึกแล้ว")).to_be_visible()
    changed = {"location": "ลานหน้าร้าน", "level": "ทุกวัย", "status": "past"}
    there = client.get(f"/api/events/{number}")["fields"]
    assert there == {**there, **changed, "cancel_reason": "น้ำท่วม", "cancelled": "yes"}


def _the_season_is_rehearsed(page: Page, device: str) -> None:
    page.goto("/season")
    page.get_by_role("button", name="ซ้อมปิดซีซัน").click()
    expect(page.get_by_text("ยังไม่ถึงวันสุดท้ายของซีซัน")).to_be_visible()
    accessible(page)
    shot(page, f"season-{device}")


def test_a_player_gets_a_meeple_and_the_season_is_rehearsed(owner_page: Page, device: str) -> None:
    page = owner_page
    page.goto("/players")
    page.get_by_label("หาผู้เล่น").fill("มีเพิลใหม่")
    page.get_by_role("button", name="เพิ่ม มีเพิลใหม่").click()
    field = page.get_by_label("รหัสมีเพิลหรือลิงก์รูป")
    save = page.get_by_role("button", name="เปลี่ยนรูป")
    expect(save).to_be_disabled()
    field.fill("no-such")
    save.click()
    expect(page.locator(".mistake")).to_be_visible()
    field.fill("10020010g")
    save.click()
    expect(page.get_by_role("status").get_by_text("บันทึกแล้ว")).to_be_visible()
    page.reload()
    expect(field).to_have_value("10020010g")
    accessible(page)
    shot(page, f"player-{device}")
    _the_season_is_rehearsed(page, device)


@pytest.mark.parametrize("device", ["phone"])
def test_a_player_is_found_and_renamed_and_the_season_rehearsed(
    owner_page: Page, device: str
) -> None:
    page = owner_page
    page.goto("/players")
    page.get_by_label("หาผู้เล่น").fill("ใหม่จริง")
    page.get_by_role("button", name="เพิ่ม ใหม่จริง").click()
    page.get_by_label("ชื่อเล่น").fill("เก่าแล้ว")
    page.get_by_role("button", name="เปลี่ยนชื่อ").click()
    expect(page.get_by_role("heading", name="เก่าแล้ว")).to_be_visible()
    accessible(page)
    shot(page, f"player-{device}")
    _the_season_is_rehearsed(page, device)
