"""A judge's phone at the desk: scoring, waiting without a network, results that crossed."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.desk.conftest import accessible, shot, signed_in
from tests.support.desk.running_desk import RunningDesk, paired
from tests.support.desk.tournament_desk import TournamentDesk
from tests.support.pages.browser import on_both


def judge_token(desk: RunningDesk, day: TournamentDesk, stadium: int = 1) -> str:
    """Pair a judge's phone for one stadium."""
    form = {"name": "พี่โอ๊ต", "role": "judge", "event_id": day.event, "stadium": stadium}
    link: str = day.client.post("/api/pairings", form)["link"]
    return paired(desk.origin, link.partition("#")[2])


@pytest.fixture
def judge_page(
    browser: Browser, desk: RunningDesk, day: TournamentDesk, device: str
) -> Iterator[Page]:
    """The phone of stadium 1's judge; the first round is announced."""
    day.create()
    day.begin()
    yield from signed_in(browser, desk, device, judge_token(desk, day))


def score_a_match(page: Page) -> None:
    """The first player wins by an Xtreme and a spin, and both agree."""
    page.get_by_role("button", name=re.compile("Xtreme")).first.click()
    page.get_by_role("button", name=re.compile("Spin")).first.click()
    for seen in page.get_by_role("button", name=re.compile("ดูแล้ว ถูกต้อง")).all():
        seen.click()


def score_without_a_network(page: Page) -> None:
    """The first match is played, and its result waits on the phone."""
    page.goto("/")
    page.get_by_role("button", name="เริ่มคู่นี้ที่สนามนี้").click()
    score_a_match(page)
    page.context.set_offline(True)
    page.get_by_role("button", name="ส่งผล", exact=True).click()
    expect(page.get_by_text("รอส่ง", exact=True)).to_be_visible()


@on_both
def test_a_judge_scores_battle_by_battle(
    judge_page: Page, day: TournamentDesk, device: str
) -> None:
    page = judge_page
    page.goto("/")
    page.get_by_role("button", name="เริ่มคู่นี้ที่สนามนี้").click()
    side = page.locator(".scoring-side")
    side.nth(1).get_by_role("button", name=re.compile("พลาด")).click()
    side.nth(1).get_by_role("button", name=re.compile("พลาด")).click()
    expect(side.nth(0).get_by_role("status")).to_have_text("1")
    page.get_by_role("button", name="ลบอันล่าสุด").click()
    expect(side.nth(0).get_by_role("status")).to_have_text("0")
    accessible(page)
    shot(page, f"judge-scoring-{device}")
    # A phone that was put down and reloaded goes on where it was.
    side.nth(1).get_by_role("button", name=re.compile("Over")).click()
    page.reload()
    expect(side.nth(1).get_by_role("status")).to_have_text("2")
    score_a_match(page)
    accessible(page)
    shot(page, f"judge-over-{device}")
    page.get_by_role("button", name="ส่งผล", exact=True).click()
    expect(page.get_by_text("ส่งแล้ว", exact=True)).to_be_visible()
    done = day.shown()["rounds"][0]["matches"][0]
    assert (done["status"], done["sets"]) == ("reported", [[4, 2]])


def test_a_result_waits_on_the_phone_and_goes_out_once(
    judge_page: Page, day: TournamentDesk
) -> None:
    page = judge_page
    score_without_a_network(page)
    expect(page.get_by_text("ผลยังส่งไม่ออก", exact=False)).to_be_visible()
    expect(page.get_by_text("ต่อระบบไม่ติด", exact=False)).to_be_visible()
    accessible(page)
    shot(page, "judge-offline")
    # The next match goes on without a network as well.
    page.get_by_role("button", name="เริ่มคู่นี้ที่สนามนี้").click()
    score_a_match(page)
    page.get_by_role("button", name="ส่งผล", exact=True).click()
    expect(page.get_by_text("รอส่ง", exact=True)).to_have_count(2)
    page.context.set_offline(False)
    expect(page.get_by_text("ส่งแล้ว", exact=True)).to_have_count(2)
    states = [match["status"] for match in day.shown()["rounds"][0]["matches"]]
    assert states == ["reported", "reported", "ready", "ready"]
    for old in ("ผลยังส่งไม่ออก", "ต่อระบบไม่ติด"):
        expect(page.get_by_text(old, exact=False)).to_have_count(0)


@pytest.mark.parametrize("device", ["phone"])
def test_a_result_goes_out_from_any_screen(judge_page: Page, day: TournamentDesk) -> None:
    page = judge_page
    score_without_a_network(page)
    page.get_by_role("link", name="ทั้งหมด").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("ทั้งหมด")
    waiting = page.get_by_text("ผลยังส่งไม่ออก", exact=False)
    expect(waiting).to_be_visible()
    accessible(page)
    shot(page, "judge-waiting-elsewhere")
    with page.expect_response("**/result"):
        page.context.set_offline(False)
    expect(waiting).to_have_count(0)
    assert day.shown()["rounds"][0]["matches"][0]["status"] == "reported"


def test_a_bey_touched_before_the_call_is_a_point_for_the_other(
    judge_page: Page, day: TournamentDesk
) -> None:
    page = judge_page
    page.goto("/")
    page.get_by_role("button", name="เริ่มคู่นี้ที่สนามนี้").click()
    second = page.locator(".scoring-side").nth(1)
    second.get_by_role("button", name=re.compile("อีกฝ่ายแตะ")).click()
    expect(second.get_by_role("status")).to_have_text("1")
    second.get_by_role("button", name=re.compile("Xtreme")).click()
    for seen in page.get_by_role("button", name=re.compile("ดูแล้ว ถูกต้อง")).all():
        seen.click()
    page.get_by_role("button", name="ส่งผล", exact=True).click()
    expect(page.get_by_text("ส่งแล้ว", exact=True)).to_be_visible()
    done = day.shown()["rounds"][0]["matches"][0]
    assert (done["winner"], done["sets"]) == (done["b"], [[0, 4]])


def test_a_conflict_shows_both_results_and_replaces_none(
    judge_page: Page, day: TournamentDesk
) -> None:
    page = judge_page
    score_without_a_network(page)
    match = day.shown()["rounds"][0]["matches"][0]
    day.send("result", match=match["id"], winner=match["b"])
    page.context.set_offline(False)
    note = page.get_by_role("alert")
    expect(note).to_contain_text("มีผลอื่นของนัดนี้อยู่แล้ว")
    expect(note.locator(".version")).to_have_count(2)
    accessible(page)
    shot(page, "judge-conflict")
    assert day.shown()["rounds"][0]["matches"][0]["winner"] == match["b"]
    page.get_by_role("button", name="ทิ้งของฉัน").click()
    expect(note).to_have_count(0)


@on_both
def test_a_result_of_a_pair_that_was_swapped_is_shown_and_not_counted(
    judge_page: Page, day: TournamentDesk, device: str
) -> None:
    page = judge_page
    page.goto("/")
    begin = page.get_by_role("button", name="เริ่มคู่นี้ที่สนามนี้")
    expect(begin).to_be_visible()
    # The server does not hear of the start either, so the organiser may still swap.
    page.context.set_offline(True)
    begin.click()
    score_a_match(page)
    page.get_by_role("button", name="ส่งผล", exact=True).click()
    first, second = day.shown()["rounds"][0]["matches"][:2]
    day.action("swap", one=str(first["b"]), other=str(second["b"]))
    page.context.set_offline(False)
    note = page.get_by_role("alert")
    expect(note).to_contain_text("นัดนี้เปลี่ยนคู่แล้ว")
    expect(note.locator(".version").nth(1)).to_contain_text("ชนะ (4–0)")
    accessible(page)
    shot(page, f"judge-swapped-{device}")
    assert day.shown()["rounds"][0]["matches"][0]["outcome"] is None
    # The new pair can be played while the judge still asks about the old one.
    expect(page.locator(".next-match h2")).to_be_visible()
    expect(note).to_have_count(1)
    note.get_by_role("button", name="ลบออกจากเครื่องนี้").click()
    expect(note).to_have_count(0)


def test_a_judge_who_was_signed_out_keeps_the_result(
    judge_page: Page, desk: RunningDesk, day: TournamentDesk
) -> None:
    page = judge_page
    page.goto("/")
    page.get_by_role("button", name="เริ่มคู่นี้ที่สนามนี้").click()
    score_a_match(page)
    for device in day.client.get("/api/devices")["devices"]:
        if device["role"] == "judge" and device["event_id"] == day.event:
            day.client.post("/api/devices/end", {"id": device["id"]})
    page.get_by_role("button", name="ส่งผล", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("เครื่องนี้ยังไม่ได้เข้าใช้")
    expect(page.get_by_text("ผลที่ค้างยังอยู่", exact=False)).to_be_visible()
    accessible(page)
    form = {"name": "พี่โอ๊ต", "role": "judge", "event_id": day.event, "stadium": 1}
    page.goto(day.client.post("/api/pairings", form)["link"])
    page.get_by_role("button", name="เข้าใช้บนเครื่องนี้").click()
    expect(page.get_by_text("ส่งแล้ว", exact=True)).to_be_visible()
    assert day.shown()["rounds"][0]["matches"][0]["status"] == "reported"
