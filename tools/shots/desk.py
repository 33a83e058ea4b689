"""The staff desk as docs/staff.md shows it: on a phone, in Thai, with the samples of the demo."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from nk.cli.places import ROOT
from tools.running_desk import COOKIE, RunningDesk, running_desk

PICTURES: Final = ROOT / "docs" / "pictures"
_PHONE: Final = {"width": 390, "height": 760}
_QUALITY: Final = 72


def _nothing(_: Page) -> None:
    """Leave the screen as it opens."""


def _record(page: Page) -> None:
    """Two players and a first finish."""
    pickers = page.locator(".versus")
    for name in ("Win", "โฟกัส"):
        pickers.get_by_role("button", name=name, exact=True).first.click()
    pickers.get_by_role("button", name="Xtreme +3").first.click()


def _sell_out(page: Page) -> None:
    page.get_by_label("สาขาที่หมด").select_option("bangkae")
    page.get_by_label("หาเมนู").fill("เฟรนช์ฟรายส์")
    page.get_by_role("switch", name="เฟรนช์ฟรายส์").click()
    expect(page.get_by_role("switch", name="เฟรนช์ฟรายส์")).to_be_checked()


def _close_a_day(page: Page) -> None:
    page.get_by_role("button", name="วันปิดร้าน").click()
    page.get_by_label("สาขา", exact=True).select_option("samyan")
    page.get_by_label("ภาษาไทย").fill("ซ่อมแอร์")


def _change_a_price(page: Page) -> None:
    price = page.get_by_label("รายชั่วโมง").first
    price.fill("39")
    price.evaluate("field => field.scrollIntoView({ block: 'center' })")


def _go_on_to_publish(page: Page) -> None:
    _change_a_price(page)
    page.get_by_role("button", name="ต่อไป: ตรวจและเผยแพร่").click()
    expect(page.get_by_text("ตรวจแล้ว")).to_be_visible()


def _open_the_first(page: Page) -> None:
    page.locator(".row a, a.row").first.click()
    expect(page.get_by_label("หาชื่อหรือหมายเลข")).to_be_visible()


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen of the desk, and what is done on it before the picture is taken."""

    name: str
    path: str
    prepare: Callable[[Page], None] = _nothing


SCREENS: Final = (
    Screen("today", "/"),
    Screen("event", "/events", _open_the_first),
    Screen("event-new", "/events/new"),
    Screen("results", "/results", _record),
    Screen("sold-out", "/notices", _sell_out),
    Screen("closed", "/notices", _close_a_day),
    Screen("price", "/shop/edit/rates", _change_a_price),
    Screen("publish", "/shop/edit/rates", _go_on_to_publish),
    Screen("devices", "/devices"),
)


def photograph_desk(browser: Browser, out: Path = PICTURES) -> int:
    """Photograph every screen of a demo desk; return how many there are."""
    out.mkdir(parents=True, exist_ok=True)
    with running_desk("--no-site") as desk:
        for screen in SCREENS:
            _take(browser, desk, screen, out / f"desk-{screen.name}.webp")
    return len(SCREENS)


def _take(browser: Browser, desk: RunningDesk, screen: Screen, file: Path) -> None:
    context = browser.new_context(
        viewport={"width": _PHONE["width"], "height": _PHONE["height"]},
        locale="th-TH",
        reduced_motion="reduce",
        base_url=desk.origin,
    )
    # A Secure cookie has to come from https; browsers send it to this machine all the same.
    context.add_cookies(
        [{"name": COOKIE, "value": desk.token, "url": "https://localhost/", "secure": True}]
    )
    page = context.new_page()
    page.goto(screen.path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    screen.prepare(page)
    page.evaluate("() => document.fonts.ready")
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.convert("RGB").save(file, "WEBP", quality=_QUALITY, method=6)
    context.close()
