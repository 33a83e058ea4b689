"""Changing what the site says: a price, a list, what is left before opening, history, copies."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk.conftest import accessible, shot
from tests.support.desk.running_desk import DeskClient, RunningDesk

on_both = pytest.mark.parametrize("device", ["phone", "desktop"])


@on_both
def test_a_price_is_changed_checked_and_taken_back(owner_page: Page, device: str) -> None:
    page = owner_page
    page.goto("/shop")
    accessible(page)
    shot(page, f"shop-{device}")
    page.get_by_role("link", name="ค่าเล่นที่ร้าน").click()
    price = page.get_by_label("รายชั่วโมง").first
    price.fill("39")
    # Nothing typed is lost by a reload.
    page.reload()
    expect(price).to_have_value("39")
    expect(page.get_by_text("เจอที่พิมพ์ค้างไว้")).to_be_visible()
    # Whoever comes to the field by keyboard sees it: it is not under the bar at the foot.
    page.evaluate("scrollTo(0, 0)")
    price.focus()
    field, bar = price.bounding_box(), page.locator(".save-bar").bounding_box()
    assert field
    assert bar
    assert field["y"] + field["height"] <= bar["y"]
    accessible(page)
    shot(page, f"shop-rates-{device}")
    page.get_by_role("button", name="ต่อไป: ตรวจและเผยแพร่").click()
    expect(page.get_by_text("นักเรียน นักศึกษา › รายชั่วโมง")).to_be_visible()
    expect(page.get_by_text("ตรวจแล้ว")).to_be_visible()
    expect(page.get_by_role("button", name="เผยแพร่", exact=True)).to_be_enabled()
    accessible(page)
    shot(page, f"publish-{device}")
    page.get_by_role("button", name="ไม่เอาจุดนี้แล้ว").click()
    expect(page.get_by_text("ไม่มีอะไรรอเผยแพร่")).to_be_visible()


def test_two_who_change_one_price_choose_between_both(owner_page: Page, desk: RunningDesk) -> None:
    page, client = owner_page, DeskClient(desk.origin, desk.token)
    changed = page.get_by_text("นักเรียน นักศึกษา › รายชั่วโมง").last
    _two_change_one_price(page, client)
    accessible(page)
    page.get_by_role("button", name="ใช้ของฉัน").click()
    expect(page.get_by_role("button", name="ใช้ของฉัน")).to_have_count(0)
    expect(changed).to_be_visible()
    _take_back(client, 41)
    _two_change_one_price(page, client)
    page.get_by_role("button", name="ใช้อันนี้").click()
    expect(page.get_by_role("button", name="ใช้อันนี้")).to_have_count(0)
    expect(page.get_by_label("รายชั่วโมง").first).to_have_value("45")
    page.goto("/shop/publish")
    expect(changed).to_be_visible()
    _take_back(client, 45)


def _two_change_one_price(page: Page, client: DeskClient) -> None:
    page.goto("/shop/edit/rates")
    field = page.get_by_label("รายชั่วโมง").first
    field.fill("41")
    edit = {"file": "rates.yaml", "kind": "set", "steps": [0, "students", "hourly"]}
    client.post("/api/draft/edit", {"edits": [{**edit, "expected": 36, "value": 45}]})
    # Whoever comes back to the page gets the newer values; what was typed was typed before them.
    page.reload()
    expect(field).to_have_value("41")
    page.get_by_role("button", name="ต่อไป: ตรวจและเผยแพร่").click()


def _take_back(client: DeskClient, price: int) -> None:
    """See that the draft has this price, and leave the content as it was."""
    draft = client.get("/api/draft")["edits"]
    assert draft[-1]["value"] == price
    client.post("/api/draft/discard", {"ids": [one["id"] for one in draft]})


def _branches_go_by_their_names_and_ids_stay_out_of_the_way(page: Page) -> None:
    branch = page.locator("select").first
    expect(branch).to_have_value("bangkae")
    expect(branch.locator("option:checked")).to_have_text("บางแค")
    expect(page.get_by_label("รหัสในระบบ", exact=True).first).to_be_hidden()
    page.get_by_text("รหัสในระบบ (ปกติไม่ต้องแก้)").first.click()
    expect(page.get_by_label("รหัสในระบบ", exact=True).first).to_have_value("seacon")


def test_fields_go_by_names_and_a_mistake_keeps_from_publishing(owner_page: Page) -> None:
    page = owner_page
    page.goto("/shop/edit/rates")
    _branches_go_by_their_names_and_ids_stay_out_of_the_way(page)
    price = page.get_by_label("รายชั่วโมง").first
    price.fill("much")
    page.get_by_role("button", name="ต่อไป: ตรวจและเผยแพร่").click()
    expect(page.get_by_role("alert")).to_contain_text("รายชั่วโมง: ใส่เป็นตัวเลขจำนวนเต็ม")
    expect(page.get_by_role("button", name="เผยแพร่", exact=True)).to_be_disabled()
    page.get_by_role("alert").get_by_role("link").click()
    expect(page.locator(".mistake")).to_contain_text("จำนวนเต็ม")
    expect(page.get_by_role("main").get_by_role("textbox")).to_have_count(1)
    accessible(page)
    page.get_by_role("link", name="กลับ").click()
    page.get_by_role("link", name="จุดรอเผยแพร่").click()
    page.get_by_role("button", name="ไม่เอาจุดนี้แล้ว").click()
    expect(page.get_by_text("ไม่มีอะไรรอเผยแพร่")).to_be_visible()


def test_a_dish_is_moved_and_the_move_undone(owner_page: Page) -> None:
    page = owner_page
    page.goto("/shop/edit/galleries")
    lists = page.locator("details.card summary")
    expect(lists.first).to_be_visible()
    names = lists.all_inner_texts()
    # The items of a long file are closed until somebody wants one.
    lists.first.click()
    page.get_by_role("button", name=f"เลื่อน {names[0]} ลง").first.click()
    expect(page.get_by_text("ย้ายแล้ว")).to_be_visible()
    expect(lists.nth(1)).to_have_text(names[0])
    page.get_by_role("button", name="เลิกทำ").click()
    expect(lists.first).to_have_text(names[0])


@on_both
def test_opening_history_and_copies(owner_page: Page, device: str) -> None:
    page = owner_page
    page.goto("/opening")
    expect(page.get_by_role("progressbar")).to_be_visible()
    accessible(page)
    shot(page, f"opening-{device}")
    # A line leads to the one field it is about.
    page.get_by_text("ถามคนดูแลเพจ").click()
    page.get_by_role("link", name="เบอร์โทร").first.click()
    expect(page.get_by_label("เบอร์โทร").first).to_be_visible()
    expect(page.get_by_role("main").get_by_role("textbox")).to_have_count(1)
    page.get_by_role("button", name="ดูทั้งหน้า").click()
    expect(page.get_by_label("หาในหน้านี้")).to_be_visible()
    page.goto("/backup")
    page.get_by_role("button", name="สำรองตอนนี้").click()
    # The new copy moves the others down, so nothing is pressed before it is there.
    expect(page.get_by_text("สำรองแล้ว เปิดตรวจแล้วว่าใช้ได้")).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("link", name="โหลด").first.click()
    assert taken.value.suggested_filename.endswith(".sqlite3")
    accessible(page)
    shot(page, f"backup-{device}")
    page.goto("/history")
    expect(page.get_by_role("main").get_by_text("สำรองข้อมูล").first).to_be_visible()
    accessible(page)
    shot(page, f"history-{device}")
