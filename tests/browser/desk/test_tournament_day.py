"""A whole day: an organiser, a judge who loses the network, and a spectator in English.

Sixteen players, Swiss rounds and a cut, one store behind the desk and the public server. What is
interesting is done by hand; the other matches are played through the desk's API.
"""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from nk.settings import ROOT
from tests.browser.desk.conftest import accessible, shot, signed_in
from tests.support.desk.running_desk import DeskClient, RunningDesk, running_desk
from tests.support.desk.tournament_desk import TournamentDesk
from tests.support.pages.tabs import DEVICES
from tests.support.server.running import built_site


@dataclass(frozen=True, slots=True)
class Shop:
    """The public site and the desk on one store."""

    desk: RunningDesk
    site: str


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    folder = tmp_path_factory.mktemp("shop")
    with built_site(folder) as site:
        data = {"NK_DATA": str(folder / "var"), "NK_CACHE": str(ROOT / ".cache")}
        with running_desk(demo=False, **data) as desk:
            yield Shop(desk, site)


@contextmanager
def spectator(browser: Browser, shop: Shop, event: int) -> Iterator[Page]:
    """Somebody's phone on the event's public page."""
    options: dict[str, Any] = DEVICES["phone"]
    context = browser.new_context(**options, locale="en-GB", base_url=shop.site)
    page = context.new_page()
    page.goto(f"/en/events/{event}")
    yield page
    context.close()


def score(page: Page, *finishes: str) -> None:
    """The first player gains these, both agree, and the result is sent."""
    for finish in finishes:
        page.get_by_role("button", name=re.compile(finish)).first.click()
    for seen in page.get_by_role("button", name=re.compile("ดูแล้ว ถูกต้อง")).all():
        seen.click()
    page.get_by_role("button", name="ส่งผล", exact=True).click()


def set_up(page: Page, day: TournamentDesk) -> None:
    """Make the event a tournament as proposed, on two stadiums, and announce the first round."""
    page.goto(f"/events/{day.event}/tournament")
    page.get_by_label("สนาม").fill("2")
    expect(page.get_by_label("จำนวนรอบ")).to_have_value("4")
    page.get_by_role("button", name="สร้างทัวร์นาเมนต์").click()
    page.get_by_role("button", name=re.compile("เช็กอินทุกคนที่เหลือ")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("เช็กอิน")).click()
    expect(page.get_by_text("เช็กอินแล้ว 16 จาก 16 คน")).to_be_visible()
    page.get_by_role("button", name="เริ่มแข่ง จับคู่รอบแรก").click()
    page.get_by_role("button", name="ประกาศคู่", exact=True).click()
    page.get_by_role("button", name="เรียกลงสนามที่ว่าง (2)").click()
    expect(page.locator(".stadium[data-free]")).to_have_count(0)


def judge_link(page: Page) -> str:
    """Make a judge's code for stadium 1 and copy its link."""
    page.get_by_role("button", name="อื่น ๆ").click()
    page.get_by_role("button", name="เพิ่มกรรมการ").click()
    page.get_by_label("ใครจะใช้").fill("พี่โอ๊ต")
    with page.expect_response("**/api/pairings") as answer:
        page.get_by_role("button", name="สร้างคิวอาร์").click()
    link: str = answer.value.json()["link"]
    page.keyboard.press("Escape")
    page.get_by_role("button", name="ตอนนี้").click()
    return link


def test_a_whole_day_from_check_in_to_champion(browser: Browser, shop: Shop) -> None:
    day = TournamentDesk(DeskClient(shop.desk.origin, shop.desk.token))
    with ExitStack() as opened:
        organiser = opened.enter_context(
            contextmanager(signed_in)(browser, shop.desk, "desktop", shop.desk.token)
        )
        judge = opened.enter_context(contextmanager(signed_in)(browser, shop.desk, "phone", ""))
        set_up(organiser, day)
        public = opened.enter_context(spectator(browser, shop, day.event))
        first_round(organiser, judge, public, day)
        for _ in range(3):
            day.begin()
            day.play_all()
        the_cut(organiser, judge, public, day)
        champion = the_end(organiser, public, day)
        told = public.request.get(f"/api/events/{day.event}").json()
        assert (told["tournament"], told["podium"][0]["name"]) == ("finished", champion)


def first_round(organiser: Page, judge: Page, public: Page, day: TournamentDesk) -> None:
    """The judge of stadium 1 loses the network in the middle of the first match."""
    called, other, *rest = day.open_matches()
    name = next(one["name"] for one in day.shown()["players"] if one["number"] == called["a"])
    expect(public.locator(".live-body")).to_be_visible()
    public.locator("#find-name").fill(name)
    public.keyboard.press("Enter")
    expect(public.locator(".my-turn")).to_contain_text("stadium 1")
    judge.goto(judge_link(organiser))
    judge.get_by_role("button", name="เข้าใช้บนเครื่องนี้").click()
    judge.get_by_role("button", name="เริ่มนัด").click()
    expect(organiser.locator(".stadium").first).to_contain_text("แข่งอยู่")
    # A stadium opens its match.
    organiser.locator(".stadium").first.click()
    expect(organiser.get_by_role("dialog", name=re.compile("^นัด 1"))).to_be_visible()
    organiser.keyboard.press("Escape")
    judge.get_by_role("button", name=re.compile("Xtreme")).first.click()
    # The desk is on the phone by now: it can be opened anew without a network, and goes on.
    judge.wait_for_function("navigator.serviceWorker.controller !== null")
    judge.context.set_offline(True)
    judge.reload()
    score(judge, "Spin")
    expect(judge.get_by_text("รอส่ง", exact=True)).to_be_visible()
    for match in (other, *rest):
        day.play(match)
    expect(organiser.get_by_text("เหลืออีก 1 นัดในรอบนี้", exact=False)).to_be_visible()
    judge.context.set_offline(False)
    expect(judge.get_by_text("ส่งแล้ว", exact=True)).to_be_visible()
    shot(judge, "day-judge-sent")
    expect(public.locator(".my-turn")).to_have_attribute("data-kind", "reported")
    organiser.get_by_role("button", name="ยืนยันผลทั้งหมด (1)").click()
    expect(organiser.get_by_role("button", name="จับคู่รอบ 2")).to_be_visible()
    expect(public.locator(".my-turn")).to_have_attribute("data-kind", "between")
    shot(public, "day-spectator-between")


def the_cut(organiser: Page, judge: Page, public: Page, day: TournamentDesk) -> None:
    """The semi-finals through the API, the final by the judge's hand."""
    organiser.get_by_role("button", name="เริ่มรอบตัดเชือก 4 คน").click()
    expect(organiser.get_by_role("heading", name="รอบรองฯ")).to_be_visible()
    organiser.get_by_role("button", name="ประกาศคู่", exact=True).click()
    expect(organiser.get_by_role("button", name=re.compile("เรียกลงสนามที่ว่าง"))).to_be_visible()
    for match in day.open_matches():
        day.play(match, battles="wx wx ws")
    third, final = sorted(
        day.open_matches(), key=lambda match: match["position"]["branch"] != "third"
    )
    # The judge is told which of the two it is.
    day.action("call", match=third["id"], stadium=1)
    expect(judge.locator(".next-match")).to_contain_text("ชิงที่สาม")
    day.play(third, battles="wx wx ws")
    day.action("call", match=final["id"], stadium=1)
    expect(judge.locator(".next-match")).to_contain_text("รอบชิง")
    judge.get_by_role("button", name="เริ่มนัด").click()
    score(judge, "Xtreme", "Xtreme", "Spin")
    organiser.get_by_role("button", name="ยืนยันผลทั้งหมด (1)").click()
    expect(public.get_by_text("Final").first).to_be_visible()


def the_end(organiser: Page, public: Page, day: TournamentDesk) -> str:
    """The organiser ends the day; everybody sees the champion."""
    organiser.get_by_role("button", name="จบทัวร์นาเมนต์").click()
    organiser.get_by_role("dialog").get_by_role("button", name="จบทัวร์นาเมนต์").click()
    heading = organiser.get_by_role("heading", name=re.compile("^แชมป์: "))
    expect(heading).to_be_visible()
    accessible(organiser)
    shot(organiser, "day-organiser-end")
    champion = heading.inner_text().partition(": ")[2]
    expect(public.locator(".live-podium strong")).to_have_count(3)
    expect(public.locator(".live-podium")).to_contain_text(champion)
    shot(public, "day-spectator-end")
    assert day.shown()["state"] == "finished"
    return champion
