"""A tournament at the desk: the organiser's tasks, each as they do it; judges have their own."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk.conftest import accessible, shot
from tests.support.desk.tournament_desk import TournamentDesk
from tests.support.pages.browser import on_both


@on_both
def test_an_event_becomes_a_tournament_with_a_plan(
    owner_page: Page, day: TournamentDesk, device: str
) -> None:
    page = owner_page
    page.goto(f"/events/{day.event}")
    page.get_by_role("link", name="จัดเป็นทัวร์นาเมนต์").click()
    expect(page.get_by_role("heading", name="แผนของวัน")).to_be_visible()
    page.get_by_label("ผู้เล่น").fill("64")
    page.get_by_label("สนาม").fill("1")
    # By hand, as for so few stadiums a knock-out may be proposed, which has no rounds to choose.
    page.get_by_label("รูปแบบ", exact=True).select_option("swiss")
    page.get_by_label("จำนวนรอบ").select_option("6")
    # Six rounds of 32 matches, all at the one stadium.
    expect(page.get_by_role("cell", name="192", exact=True)).to_be_visible()
    accessible(page)
    shot(page, f"tournament-setup-{device}")
    # What was chosen survives a reload.
    page.reload()
    expect(page.get_by_label("จำนวนรอบ")).to_have_value("6")
    page.get_by_role("button", name="เริ่มใหม่").click()
    page.get_by_label("รอบตัดเชือก", exact=True).select_option("2")
    page.get_by_role("button", name="สร้างทัวร์นาเมนต์").click()
    page.get_by_role("button", name=re.compile("เช็กอินทุกคนที่เหลือ")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("เช็กอิน")).click()
    expect(page.get_by_text("เช็กอินแล้ว 8 จาก 8 คน")).to_be_visible()
    accessible(page)
    assert [stage["takes"] for stage in day.shown()["stages"]] == [0, 2]


@pytest.mark.parametrize("device", ["phone"])
def test_a_deck_is_asked_for_at_check_in_and_told_whether_it_may_be_played(
    owner_page: Page, day: TournamentDesk
) -> None:
    page = owner_page
    day.set_up(deck_check=True)
    page.goto(f"/events/{day.event}/tournament")
    # Nobody comes in without a look at the deck, so not everybody at once either.
    expect(page.get_by_role("button", name="เช็กอิน Mook")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("เช็กอินทุกคน"))).to_have_count(0)
    page.get_by_role("button", name="เช็กอิน Mook").click()
    dialog = page.get_by_role("dialog")
    bey, verdict = dialog.get_by_label(re.compile("^Bey ที่")), dialog.get_by_role("status")
    expect(dialog.get_by_role("button", name="ตรวจเด็ค")).to_be_disabled()
    bey.nth(0).fill("Dran Sword 3-60F")
    bey.nth(1).fill("Hells Scythe 3-60T")
    bey.nth(1).press("Enter")
    expect(verdict).to_contain_text("เด็คนี้ยังลงแข่งไม่ได้")
    accessible(page)
    shot(page, "tournament-deck")
    # A deck that is changed is looked at anew.
    bey.nth(1).fill("Hells Scythe 4-60T")
    expect(verdict).to_have_count(0)
    bey.nth(1).press("Enter")
    expect(verdict).to_contain_text("เด็คนี้ลงแข่งได้")
    dialog.get_by_role("button", name="เช็กอิน Mook").click()
    expect(dialog).to_have_count(0)
    # A part that nobody knows is left to whoever stands there.
    page.get_by_role("button", name="เช็กอิน Beam").click()
    bey.nth(0).fill("Nobody Knows 9-99Q")
    dialog.get_by_role("button", name="ตรวจเด็ค").click()
    expect(verdict).to_contain_text("มีชิ้นส่วนที่ไม่รู้จัก")
    dialog.get_by_role("button", name="ดูด้วยตาแล้ว เช็กอินเลย").click()
    expect(dialog).to_have_count(0)
    present = {one["name"] for one in day.shown()["players"] if one["attendance"] == "present"}
    assert present == {"Mook", "Beam"}


def test_starting_without_everybody_is_asked_once_more(
    owner_page: Page, day: TournamentDesk
) -> None:
    page = owner_page
    day.client.post(f"/api/tournaments/{day.event}/create", {"stadiums": 2})
    day.send("arrivals", players=[1, 2, 3])
    page.goto(f"/events/{day.event}/tournament")
    page.get_by_role("button", name="เริ่มแข่ง จับคู่รอบแรก").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("ยังไม่เช็กอิน 5 คน เริ่มเลยไหม")
    dialog.get_by_role("button", name="ยกเลิก").click()
    assert day.shown()["rounds"] == []
    page.get_by_role("button", name="เริ่มแข่ง จับคู่รอบแรก").click()
    dialog.get_by_role("button", name="เริ่มแข่ง จับคู่รอบแรก").click()
    expect(page.locator(".drawn .row")).to_have_count(2)


@on_both
def test_a_round_is_drawn_looked_at_swapped_and_announced(
    owner_page: Page, day: TournamentDesk, device: str
) -> None:
    page = owner_page
    day.create()
    page.goto(f"/events/{day.event}/tournament")
    page.get_by_role("button", name="เริ่มแข่ง จับคู่รอบแรก").click()
    rows = page.locator(".drawn .row")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("ยังไม่เคยเจอกัน")
    accessible(page)
    shot(page, f"tournament-drawn-{device}")
    one = rows.nth(0).get_by_role("button").first
    other = rows.nth(1).get_by_role("button").first
    names = (one.inner_text(), other.inner_text())
    one.click()
    other.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("สลับได้ ไม่เสียอะไร")
    dialog.get_by_role("button", name="สลับ").click()
    expect(rows.nth(0)).to_contain_text(names[1])
    page.get_by_role("button", name="ประกาศคู่", exact=True).click()
    page.get_by_role("button", name="เรียกลงสนามที่ว่าง (2)").click()
    expect(page.locator(".stadium[data-free]")).to_have_count(0)
    accessible(page)
    shot(page, f"tournament-called-{device}")
    assert [one["match"] for one in day.shown()["stadiums"]] == [1, 2]


@on_both
def test_results_are_entered_corrected_and_taken_back(
    owner_page: Page, day: TournamentDesk, device: str
) -> None:
    page = owner_page
    day.create()
    day.begin()
    first, second = day.shown()["rounds"][0]["matches"][:2]
    for match in day.open_matches()[1:]:
        day.play(match)
    page.goto(f"/events/{day.event}/tournament")
    opened = page.locator(".match-open")
    opened.first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="ชนะ").first.click()
    dialog.get_by_label("แต้มของ").first.fill("4")
    dialog.get_by_label("แต้มของ").last.fill("2")
    accessible(page)
    dialog.get_by_role("button", name="ลงผลและยืนยัน").click()
    expect(dialog).to_have_count(0)
    done = day.shown()["rounds"][0]["matches"][0]
    assert (done["winner"], done["sets"], done["status"]) == (first["a"], [[4, 2]], "confirmed")
    day.begin()
    page.get_by_role("button", name="ทุกรอบ").click()
    opened.filter(has_text=re.compile(f"^{second['id']}")).first.click()
    dialog.get_by_role("button", name="แก้ผล").click()
    dialog.get_by_role("button", name="ชนะ").nth(1).click()
    dialog.get_by_role("button", name="ดูว่าอะไรจะเปลี่ยน").click()
    names = {one["number"]: one["name"] for one in day.shown()["players"]}
    expect(dialog).to_contain_text(f"แก้เป็น: {names[second['b']]} ชนะ")
    expect(dialog).to_contain_text("คู่ที่จะเปลี่ยนถ้าจับใหม่")
    accessible(page)
    shot(page, f"tournament-correction-{device}")
    dialog.get_by_role("button", name="จับคู่ที่ยังไม่เริ่มใหม่").click()
    expect(dialog).to_have_count(0)
    assert day.shown()["rounds"][0]["matches"][1]["winner"] == second["b"]
    page.get_by_role("button", name="ตอนนี้").click()
    page.get_by_role("button", name=f"เลิกทำ: แก้ผลนัด {second['id']}").click()
    expect(dialog).to_contain_text("อันดับที่ขยับ")
    expect(dialog).to_contain_text(f"นัด {second['id']} กลับไปใช้ผลเดิมก่อนแก้")
    expect(dialog).not_to_contain_text("ไม่มีผล")
    accessible(page)
    dialog.get_by_role("button", name="เลิกทำ").click()
    expect(dialog).to_have_count(0)
    assert day.shown()["rounds"][0]["matches"][1]["winner"] == second["a"]


def test_people_come_late_go_home_and_are_disqualified(
    owner_page: Page, day: TournamentDesk
) -> None:
    page = owner_page
    day.create()
    day.send("arrival", player="Odd", walk_in=True)
    day.begin()
    page.goto(f"/events/{day.event}/tournament")
    page.get_by_role("button", name="ผู้เล่น").click()
    page.get_by_label("หาชื่อหรือพิมพ์ชื่อคนวอล์กอิน").fill("Late")
    page.get_by_role("button", name="เพิ่ม Late เป็นวอล์กอิน").click()
    dialog = page.get_by_role("dialog")
    waiting = page.get_by_role("listitem").filter(has_text="ลงแข่งรอบหน้า")
    expect(waiting).to_contain_text("Late")
    page.get_by_role("button", name="จัดการ Late").click()
    dialog.get_by_role("button", name="ลงแข่งแทนบายในรอบนี้").click()
    expect(dialog).to_have_count(0)
    expect(waiting).to_have_count(0)
    for name, what, state in (("Mook", "ถอนตัว", "dropped"), ("Beam", "ตัดสิทธิ์", "disqualified")):
        page.get_by_role("button", name=f"จัดการ {name}").click()
        accessible(page)
        dialog.get_by_role("button", name=what).click()
        expect(dialog).to_have_count(0)
        known = {one["name"]: one["attendance"] for one in day.shown()["players"]}
        assert known[name] == state
    page.get_by_role("button", name="จัดการ Mook").click()
    dialog.get_by_role("button", name="กลับมาแข่ง").click()
    expect(dialog).to_have_count(0)
    matches = [match for match in day.shown()["rounds"][0]["matches"] if match["outcome"] == "bye"]
    assert matches == []


def test_the_day_ends_with_a_podium_paper_and_files(owner_page: Page, day: TournamentDesk) -> None:
    page = owner_page
    day.create(rounds=1, cut=2)
    day.begin()
    day.play_all()
    page.goto(f"/events/{day.event}/tournament")
    page.get_by_role("button", name="เริ่มรอบตัดเชือก 2 คน").click()
    page.get_by_role("button", name="ประกาศคู่", exact=True).click()
    page.emulate_media(media="print")
    expect(page.locator(".print-sheet")).to_be_visible()
    expect(page.locator(".next-step")).to_be_hidden()
    page.emulate_media(media="screen")
    day.play_all()
    page.get_by_role("button", name="จบทัวร์นาเมนต์").click()
    page.get_by_role("dialog").get_by_role("button", name="จบทัวร์นาเมนต์").click()
    expect(page.get_by_role("heading", name=re.compile("^แชมป์: "))).to_be_visible()
    accessible(page)
    shot(page, "tournament-podium")
    page.get_by_role("button", name="ตาราง", exact=True).click()
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(9)
    accessible(page)
    page.get_by_role("button", name="อื่น ๆ").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="ผลทุกนัด (CSV)").click()
    assert download.value.suggested_filename == f"results-{day.event}.csv"
    board = page.get_by_role("link", name="จอใหญ่ในร้าน").get_attribute("href")
    assert board is not None
    assert board.endswith(f"/events/{day.event}/board")
    page.get_by_role("button", name="เพิ่มกรรมการ").click()
    page.get_by_label("ใครจะใช้").fill("พี่โอ๊ต")
    page.get_by_role("button", name="สร้างคิวอาร์").click()
    expect(page.get_by_role("img", name="คิวอาร์สำหรับเครื่องใหม่")).to_be_visible()
    # Whose code it is, and where: several are made one after the other.
    expect(page.get_by_role("dialog").get_by_text("พี่โอ๊ต · สนาม 1")).to_be_visible()
    accessible(page)


def test_a_day_that_runs_late_ends_before_its_cut(owner_page: Page, day: TournamentDesk) -> None:
    page = owner_page
    day.create(rounds=2, cut=4)
    day.begin()
    day.play_all()
    page.goto(f"/events/{day.event}/tournament")
    expect(page.get_by_role("button", name="จับคู่รอบ 2")).to_be_visible()
    page.get_by_role("button", name="จบตรงนี้เลย").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("อันดับตอนนี้คืออันดับสุดท้าย")).to_be_visible()
    accessible(page)
    dialog.get_by_role("button", name="จบตรงนี้เลย").click()
    expect(page.get_by_role("heading", name=re.compile("^แชมป์: "))).to_be_visible()
    # Nothing is left of what nobody will play.
    shown = day.shown()
    assert [(stage["kind"], stage["rounds"]) for stage in shown["stages"]] == [("swiss", 1)]


def test_calling_off_a_tournament_under_way_is_asked_about(
    owner_page: Page, day: TournamentDesk
) -> None:
    page = owner_page
    day.create(rounds=2, cut=4)
    day.begin()
    page.goto(f"/events/{day.event}")
    page.get_by_text("จบ ยกเลิก หรือจัดอีกครั้ง").click()
    page.get_by_role("button", name="ยกเลิกกิจกรรม").click()
    page.get_by_role("dialog").get_by_role("button", name="ยกเลิกกิจกรรม").click()
    expect(page.get_by_role("dialog").get_by_text("จะหยุดแข่งทันที").first).to_be_visible()
    accessible(page)
    page.get_by_role("dialog").get_by_role("button", name="ใช่ ทำต่อเลย").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    # It stands still: the organiser is told why, and how it goes on.
    page.goto(f"/events/{day.event}/tournament")
    page.get_by_role("button", name=re.compile("เรียกลงสนามที่ว่าง")).click()
    expect(page.get_by_role("alert").get_by_text("กลับมาจัดก่อน")).to_be_visible()
