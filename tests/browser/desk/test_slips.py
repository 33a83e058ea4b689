"""What goes wrong at a counter: half-typed days, two devices, a refusal, an impatient thumb."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.desk.conftest import accessible, shot
from tests.support.desk.running_desk import DeskClient, RunningDesk
from tests.support.desk.tournament_desk import TournamentDesk


@pytest.fixture
def client(desk: RunningDesk) -> DeskClient:
    """A second device of the owner's."""
    return DeskClient(desk.origin, desk.token)


def added(client: DeskClient, name: str, starts: str = "13:00", ends: str = "17:00") -> int:
    """Add an event of a far day and return its number."""
    day = "2099-03-05"
    times = {"starts": f"{day} {starts}", "ends": ends, "branch": "bangkae"}
    fields = {"name": name, "type": "Board Game", **times}
    number: int = client.post("/api/events/add", {"fields": fields})["ids"][0]
    return number


def sure(page: Page) -> None:
    """Say yes to what is asked."""
    page.get_by_role("dialog").locator("footer").get_by_role("button").last.click()


def test_a_name_is_asked_for_and_a_year_with_a_figure_too_many_does_not_end_the_form(
    owner_page: Page, device: str
) -> None:
    page = owner_page
    page.goto("/events/new")
    page.get_by_role("button", name="บันทึก").click()
    expect(page.locator(".mistake")).to_have_text("กรอกช่องนี้ก่อน")
    expect(page.get_by_label("ภาษาไทย").first).to_be_focused()
    day = page.get_by_label("วันที่")
    page.get_by_label("ภาษาไทย").first.fill("คืนปีเกิน")
    # A date field takes a fifth figure, and the draft would bring it back after every reload.
    day.fill("20266-01-05")
    page.reload()
    expect(day).to_have_value("20266-01-05")
    page.get_by_role("button", name="บันทึก").click()
    # The server's sentence stands at the day, and that is where the next key goes.
    expect(page.locator(".field", has=day).locator(".mistake")).to_be_visible()
    expect(day).to_be_focused()
    accessible(page)
    shot(page, f"event-mistake-{device}")


@pytest.mark.parametrize("device", ["phone"])
def test_an_event_past_midnight_survives_that_its_day_is_cleared(
    owner_page: Page, client: DeskClient, device: str
) -> None:
    page = owner_page
    number = added(client, "ข้ามคืน", "20:00", "2099-03-06 01:00")
    page.goto(f"/events/{number}/edit")
    day = page.get_by_label("วันที่")
    day.fill("")
    page.reload()
    page.get_by_role("button", name="บันทึก").click()
    expect(page.locator(".mistake")).to_have_text("กรอกช่องนี้ก่อน")
    expect(day).to_be_focused()
    accessible(page)
    shot(page, f"event-mistake-{device}")
    day.fill("2099-03-07")
    expect(page.locator(".mistake")).to_have_count(0)
    page.get_by_role("button", name="บันทึก").click()
    expect(page.get_by_role("status").get_by_text("บันทึกแล้ว")).to_be_visible()
    assert client.get(f"/api/events/{number}")["fields"]["ends"] == "2099-03-08 01:00"


def test_an_edit_begun_earlier_takes_nothing_back_that_others_changed(
    owner_page: Page, client: DeskClient
) -> None:
    page = owner_page
    number = added(client, "สองเครื่อง")
    page.goto(f"/events/{number}/edit")
    page.get_by_label("ภาษาไทย").first.fill("สองเครื่อง ใหม่")
    moved = {"starts": "2099-03-05 15:00", "ends": "19:00"}
    client.post("/api/events/edit", {"id": number, "version": 0, "fields": moved})
    # The device asks for the event again, as it does whenever somebody comes back to the page.
    page.reload()
    expect(page.get_by_label("ภาษาไทย").first).to_have_value("สองเครื่อง ใหม่")
    page.get_by_role("button", name="บันทึก").click()
    expect(page.get_by_role("alert")).to_be_visible()
    accessible(page)
    shot(page, "event-conflict")
    page.get_by_role("button", name="ใช้ของฉัน").click()
    expect(page.get_by_role("status").get_by_text("บันทึกแล้ว")).to_be_visible()
    there = client.get(f"/api/events/{number}")["fields"]
    assert there["name"] == "สองเครื่อง ใหม่"
    assert there["starts"] == "2099-03-05 15:00"


def test_another_start_leaves_the_end_where_the_form_shows_it(
    owner_page: Page, client: DeskClient
) -> None:
    page, number = owner_page, added(client, "เลื่อนเริ่ม")
    page.goto(f"/events/{number}/edit")
    page.get_by_label("เริ่ม", exact=True).fill("14:30")
    expect(page.get_by_label("จบ", exact=True)).to_have_value("17:00")
    page.get_by_role("button", name="บันทึก").click()
    expect(page.get_by_role("status").get_by_text("บันทึกแล้ว")).to_be_visible()
    there = client.get(f"/api/events/{number}")["fields"]
    assert (there["starts"], there["ends"]) == ("2099-03-05 14:30", "2099-03-05 17:00")


def test_an_event_of_several_days_moves_as_a_whole(owner_page: Page, client: DeskClient) -> None:
    page, number = owner_page, added(client, "หลายวัน", ends="2099-03-08 17:00")
    page.goto(f"/events/{number}/edit")
    page.get_by_label("วันที่", exact=True).fill("2099-03-20")
    expect(page.get_by_label("จบวันที่")).to_have_value("2099-03-23")
    # A last day before the first one is refused, not left out.
    page.get_by_label("จบวันที่").fill("2099-03-19")
    page.get_by_role("button", name="บันทึก").click()
    expect(page.get_by_role("alert")).to_contain_text("เวลาจบต้องอยู่หลังเวลาเริ่ม")
    page.get_by_label("จบวันที่").fill("2099-03-21")
    page.get_by_role("button", name="บันทึก").click()
    expect(page.get_by_role("status").get_by_text("บันทึกแล้ว")).to_be_visible()
    there = client.get(f"/api/events/{number}")["fields"]
    assert (there["starts"], there["ends"]) == ("2099-03-20 13:00", "2099-03-21 17:00")


def test_a_form_nobody_has_touched_shows_what_others_changed(
    owner_page: Page, client: DeskClient
) -> None:
    page = owner_page
    number = added(client, "ยังไม่แตะ")
    page.goto(f"/events/{number}")
    page.get_by_role("link", name="แก้ไข").click()
    name = page.get_by_label("ภาษาไทย").first
    expect(name).to_have_value("ยังไม่แตะ")
    client.post("/api/events/edit", {"id": number, "version": 0, "fields": {"name": "แตะแล้ว"}})
    page.reload()
    expect(name).to_have_value("แตะแล้ว")
    expect(page.get_by_role("button", name="บันทึก")).to_be_disabled()


def test_a_second_press_while_the_answer_is_on_its_way_does_nothing(owner_page: Page) -> None:
    page = owner_page
    held: list[Route] = []
    page.goto("/devices")
    page.get_by_role("button", name="เพิ่มเครื่อง").click()
    page.route("**/api/pairings", lambda route: held.append(route))
    page.get_by_label("ใครจะใช้").fill("มือไว")
    make = page.get_by_role("button", name="สร้างคิวอาร์")
    with page.expect_request("**/api/pairings"):
        make.click()
    expect(make).to_have_attribute("aria-busy", "true")
    make.click()
    page.get_by_label("ใครจะใช้").press("Enter")
    for route in held:
        route.continue_()
    # A link is shown once, so a second request would get a refusal in place of the code.
    expect(page.locator("svg.code")).to_be_visible()
    assert len(held) == 1


def test_why_somebody_cannot_be_taken_off_the_list_is_said(
    owner_page: Page, client: DeskClient
) -> None:
    page, day = owner_page, TournamentDesk(client, players=4)
    day.create(rounds=2, cut=0)
    page.goto(f"/events/{day.event}")
    cross = page.get_by_role("button", name="เอา Mook ออก")
    cross.click()
    sure(page)
    expect(page.get_by_role("status").get_by_text("ยังไม่ได้บันทึก Mook")).to_be_visible()
    # Whoever works by keyboard goes on where the question was asked.
    expect(cross).to_be_focused()


def test_a_number_looks_somebody_up_and_is_no_walk_in(owner_page: Page, client: DeskClient) -> None:
    page, number = owner_page, added(client, "หมายเลข")
    client.post("/api/events/register", {"id": number, "name": "Beam"})
    page.goto(f"/events/{number}")
    page.get_by_label("หาชื่อหรือหมายเลข").fill("1")
    expect(page.get_by_role("button", name="มาแล้ว Beam")).to_be_visible()
    expect(page.get_by_role("button", name="เพิ่มเป็นวอล์กอิน")).to_have_count(0)


def test_what_is_deleted_leaves_the_lists(owner_page: Page, client: DeskClient) -> None:
    page = owner_page
    added(client, "จะลบทิ้ง")
    _the_month_is_found_again(page, "จะลบทิ้ง")
    page.get_by_role("link", name="จะลบทิ้ง").click()
    page.get_by_text("จบ ยกเลิก หรือจัดอีกครั้ง").click()
    page.get_by_role("button", name="ลบ").click()
    sure(page)
    expect(page.get_by_role("heading", name="กิจกรรม", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="จะลบทิ้ง")).to_have_count(0)
    client.post("/api/players/add", {"nickname": "จะหายไป"})
    page.goto("/players")
    page.get_by_role("link", name="จะหายไป").click()
    page.get_by_role("button", name="ลบ").click()
    sure(page)
    expect(page.get_by_label("หาผู้เล่น")).to_be_visible()
    expect(page.get_by_role("link", name="จะหายไป")).to_have_count(0)


def _the_month_is_found_again(page: Page, name: str) -> None:
    """Open an event out of another month, and come back by the browser's way and by the desk's."""
    page.goto("/events?view=month&month=2099-02")
    page.get_by_role("button", name="เดือนถัดไป").click()
    march = page.get_by_role("heading", name="มีนาคม 2642")
    page.get_by_role("link", name=name).click()
    expect(march).to_have_count(0)
    page.go_back()
    expect(march).to_be_visible()
    page.get_by_role("link", name=name).click()
    expect(march).to_have_count(0)
    page.get_by_role("link", name="กลับ").click()
    expect(march).to_be_visible()


def test_a_result_goes_to_the_event_that_is_shown(owner_page: Page, client: DeskClient) -> None:
    page, day = owner_page, TournamentDesk(client, players=2)
    names = ("หนึ่งของวัน", "สองของวัน")
    for name in names:
        # The latest are those that the pickers offer first.
        client.post("/api/players/add", {"nickname": name})
    page.goto("/results")
    page.get_by_label("กิจกรรม").select_option(str(day.event))
    ended = {"id": day.event, "version": 0, "fields": {"status": "past"}}
    client.post("/api/events/edit", ended)
    page.reload()
    for name in names:
        page.locator(".versus").get_by_role("button", name=name, exact=True).first.click()
    expect(page.get_by_label("กิจกรรม")).to_have_value("")
    xtreme = page.locator(".versus").get_by_role("button", name="Xtreme +3")
    xtreme.first.click()
    xtreme.first.click()
    page.get_by_role("button", name="ชนะ · บันทึก").click()
    expect(page.get_by_role("status").get_by_text("บันทึกแล้ว")).to_be_visible()
    assert client.get("/api/results")["matches"][0]["event_id"] is None


def test_a_closing_without_its_day_cannot_be_sent(owner_page: Page) -> None:
    page = owner_page
    page.goto("/notices")
    page.get_by_role("button", name="วันปิดร้าน").click()
    page.get_by_label("สาขา", exact=True).select_option("samyan")
    expect(page.get_by_role("button", name="แจ้งปิด")).to_be_enabled()
    page.get_by_label("ปิดตั้งแต่").fill("")
    expect(page.get_by_role("button", name="แจ้งปิด")).to_be_disabled()


def test_a_refusal_is_said_in_the_dialog_it_belongs_to(
    owner_page: Page, client: DeskClient
) -> None:
    page, day = owner_page, TournamentDesk(client, players=4)
    stages = [{"kind": "single", "match": {"target": 4, "best_of": 1}}]
    settings = {"stages": stages, "stadiums": 2, "seed": 7}
    client.post(f"/api/tournaments/{day.event}/create", {"settings": settings})
    day.send("arrivals", players=[1, 2, 3, 4])
    day.begin()
    day.action("drop", player="1")
    page.goto(f"/events/{day.event}/tournament")
    page.get_by_role("button", name="ผู้เล่น", exact=True).click()
    page.get_by_role("button", name=re.compile("Mook")).click()
    dialog = page.get_by_role("dialog")
    # Nobody returns to a bracket.
    dialog.get_by_role("button", name="กลับมา").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    page.keyboard.press("Escape")
    # Somebody else has nothing to do with it.
    page.get_by_role("button", name=re.compile("Beam")).click()
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("alert")).to_have_count(0)


def test_half_a_score_and_one_too_high_are_asked_about(
    owner_page: Page, client: DeskClient
) -> None:
    page, day = owner_page, TournamentDesk(client, players=2)
    day.create(rounds=1, cut=0)
    day.begin()
    page.goto(f"/events/{day.event}/tournament")
    page.locator(".match-open").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=re.compile("ชนะ$")).first.click()
    one, other = dialog.get_by_label(re.compile("^แต้มของ")).all()
    send = dialog.get_by_role("button", name="ลงผลและยืนยัน")
    # Half a score would be left out without a word.
    one.fill("4")
    send.click()
    expect(dialog.locator(".mistake")).to_contain_text("ทั้งสองคน")
    expect(one).to_be_focused()
    # A four typed twice would win on point difference.
    one.fill("44")
    other.fill("0")
    send.click()
    expect(dialog.locator(".mistake")).to_contain_text("ไม่เกิน 6")
    one.fill("4")
    send.click()
    expect(dialog).to_have_count(0)
    assert day.shown()["rounds"][0]["matches"][0]["sets"] in ([[4, 0]], [[0, 4]])
    # A correction that cannot be is gone back from, not only tried again.
    page.get_by_role("button", name="ทุกรอบ").click()
    page.locator(".match-open").first.click()
    dialog.get_by_role("button", name="แก้ผล").click()
    dialog.get_by_role("button", name=re.compile("ชนะ$")).first.click()
    one.fill("3")
    other.fill("1")
    dialog.get_by_role("button", name="ดูว่าอะไรจะเปลี่ยน").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_role("button", name="กลับ", exact=True).click()
    expect(dialog.get_by_role("button", name="ดูว่าอะไรจะเปลี่ยน")).to_be_visible()


def test_no_number_of_stadiums_is_made_up(owner_page: Page, client: DeskClient) -> None:
    page, day = owner_page, TournamentDesk(client, players=4)
    page.goto(f"/events/{day.event}/tournament")
    create = page.get_by_role("button", name="สร้างทัวร์นาเมนต์")
    expect(create).to_be_enabled()
    for typed in ("0", "100", "สอง"):
        page.get_by_label("สนาม").fill(typed)
        expect(page.locator(".mistake")).to_have_text("ใส่ตัวเลข 1 ถึง 64")
        expect(create).to_be_disabled()
    page.get_by_label("สนาม").fill("2")
    expect(create).to_be_enabled()


@pytest.mark.parametrize("device", ["phone"])
def test_a_name_without_a_space_makes_no_screen_wider(owner_page: Page, client: DeskClient) -> None:
    page, day = owner_page, TournamentDesk(client, players=2)
    for letter in "WM":
        client.post("/api/events/register", {"id": day.event, "name": letter * 60})
    day.create(rounds=2, cut=0)
    day.send("draw")
    page.goto(f"/events/{day.event}/tournament")
    expect(page.get_by_role("button", name=re.compile("^W+$"))).to_be_visible()
    fits(page)
    day.action("announce")
    page.get_by_role("button", name=re.compile("W{60} – M{60}|W{60} –|– W{60}")).first.click()
    expect(page.get_by_role("dialog").get_by_role("button", name="ปิด")).to_be_in_viewport()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("ชนะ$")).first.click()
    assert page.get_by_role("dialog").evaluate("box => box.scrollWidth - box.clientWidth") == 0
    page.keyboard.press("Escape")
    page.get_by_role("button", name="ตาราง").click()
    expect(page.locator(".standings")).to_be_visible()
    fits(page)
    page.goto(f"/events/{day.event}/judge/1")
    expect(page.locator(".next-match")).to_be_visible()
    fits(page)
    page.goto("/results")
    expect(page.locator(".versus").get_by_role("button").first).to_be_visible()
    fits(page)


def fits(page: Page) -> None:
    """Nothing lies beside the screen."""
    beside = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(beside) == 0
