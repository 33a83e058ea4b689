"""Pictures from a phone: one of the site's own is replaced, and an event gets one."""

import io
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Locator, Page, expect

from nk.settings import ROOT
from tests.browser.desk.conftest import accessible, shot
from tests.support.desk.desk_process import desk_environment, desk_process
from tests.support.desk.running_desk import DeskClient, RunningDesk

IMAGES = ROOT / "content" / "images"
SIZE = (1200, 900)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningDesk]:
    """A desk that publishes small builds, with a folder of pictures that is its own."""
    folder = tmp_path_factory.mktemp("pictures")
    env = desk_environment(folder)
    images = Path(env["NK_CONTENT"]) / "images"
    images.unlink()
    shutil.copytree(IMAGES, images, copy_function=_linked)
    with desk_process(env) as started:
        yield RunningDesk(started.process, started.origin, started.token, "")


def _linked(source: str, target: str) -> None:
    # A picture is replaced by putting another file in its place, which leaves the linked one.
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


@pytest.fixture
def device() -> str:
    """The screen that pictures are sent from."""
    return "phone"


def photograph(colour: str) -> FilePayload:
    data = io.BytesIO()
    Image.new("RGB", SIZE, colour).save(data, "JPEG")
    return {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": data.getvalue()}


def drawn_size(picture: Locator) -> list[int]:
    expect(picture).to_be_visible()
    size: list[int] = picture.evaluate(
        "async (img) => { await img.decode(); return [img.naturalWidth, img.naturalHeight]; }"
    )
    return size


def test_a_replaced_picture_is_published_by_itself_and_told_what_to_keep_in_sight(
    owner_page: Page, desk: RunningDesk
) -> None:
    page, client = owner_page, DeskClient(desk.origin, desk.token)
    before = (IMAGES / "branches" / "bangkae.webp").read_bytes()
    page.goto("/shop/edit/branches")
    page.locator("details.card summary").first.click()
    field = page.locator(".picture-field").first
    field.locator("input[type=file]").set_input_files(photograph("green"))
    expect(page.get_by_role("status").get_by_text("เก็บรูปแล้ว ต่อไปกดเผยแพร่")).to_be_visible()
    assert drawn_size(field.locator("img")) == [*SIZE]
    # No word was changed, and still there is something to publish.
    page.goto("/shop")
    page.get_by_role("link", name=re.compile("จุดรอเผยแพร่")).click()
    waiting = page.locator(".row").filter(has_text="branches/bangkae")
    assert drawn_size(waiting.locator("img")) == [*SIZE]
    expect(page.get_by_text("ตรวจแล้ว")).to_be_visible()
    accessible(page)
    shot(page, "publish-picture")
    page.get_by_role("button", name="เผยแพร่", exact=True).click()
    expect(page.get_by_text("ไม่มีอะไรรอเผยแพร่")).to_be_visible()
    assert client.get("/api/draft")["pictures"] == []
    assert (IMAGES / "branches" / "bangkae.webp").read_bytes() == before
    # What every crop keeps in sight is pressed on the picture itself.
    page.goto("/shop/edit/branches")
    page.locator("details.card summary").first.click()
    field.get_by_role("button", name="จุดสำคัญของรูป").click()
    dialog = page.get_by_role("dialog")
    _press_point(dialog, left=0.2, top=0.75)
    sliders = dialog.get_by_role("slider")
    # The keyboard does the same.
    sliders.nth(0).press("Home")
    accessible(page)
    shot(page, "focus")
    dialog.get_by_role("button", name="บันทึก").click()
    expect(dialog).to_have_count(0)
    (edit,) = client.get("/api/draft")["edits"]
    assert edit["steps"] == ["focus", "branches/bangkae"]
    assert edit["value"][0] == 0
    assert abs(edit["value"][1] - 75) <= 1


def _press_point(dialog: Locator, left: float, top: float) -> None:
    """Press a point of the picture, which moves the sliders there."""
    picture = dialog.locator(".focus-picture")
    drawn_size(picture.locator("img"))
    room = picture.bounding_box()
    assert room
    picture.click(position={"x": room["width"] * left, "y": room["height"] * top})
    sliders = dialog.get_by_role("slider")
    for slider, at in ((sliders.nth(0), left), (sliders.nth(1), top)):
        assert abs(int(slider.input_value()) - 100 * at) <= 1


def _keep_in_sight(page: Page, field: Locator, left: float, top: float) -> None:
    """Say what every crop of an event's picture keeps in sight, by a press and by keyboard."""
    field.get_by_role("button", name="จุดสำคัญของรูป").click()
    dialog = page.get_by_role("dialog")
    _press_point(dialog, left, top)
    sliders = dialog.get_by_role("slider")
    sliders.nth(0).press("Home")
    sliders.nth(1).fill(str(round(100 * top)))
    accessible(page)
    shot(page, "event-focus")
    dialog.get_by_role("button", name="ใช้จุดนี้").click()
    expect(dialog).to_have_count(0)


def test_an_event_gets_a_picture_with_its_words(owner_page: Page, desk: RunningDesk) -> None:
    page, client = owner_page, DeskClient(desk.origin, desk.token)
    page.goto("/events/new")
    page.get_by_label("ภาษาไทย").first.fill("คืนที่มีรูป")
    page.get_by_label("วันที่").fill("2099-03-05")
    page.get_by_role("button", name="รายละเอียดเพิ่มเติม").click()
    field = page.get_by_role("group", name=re.compile("รูปกิจกรรม"))
    choose, words = field.locator("input[type=file]"), page.get_by_role("group", name="ในรูปมีอะไร")
    expect(words).to_have_count(0)
    text: FilePayload = {"name": "a.jpg", "mimeType": "image/jpeg", "buffer": b"no picture"}
    choose.set_input_files(text)
    expect(field.get_by_role("alert")).to_contain_text("ไฟล์นี้ไม่ใช่รูป")
    choose.set_input_files(photograph("blue"))
    assert drawn_size(field.locator("img")) == [*SIZE]
    expect(field.get_by_role("alert")).to_have_count(0)
    words.get_by_label("ภาษาไทย").fill("เบย์บนสนาม")
    _keep_in_sight(page, field, left=0.2, top=0.75)
    # A reload loses neither picture nor words.
    page.reload()
    assert drawn_size(field.locator("img")) == [*SIZE]
    shown_at = field.locator("img").evaluate("(img) => getComputedStyle(img).objectPosition")
    assert shown_at == "0% 75%"
    expect(words.get_by_label("ภาษาไทย")).to_have_value("เบย์บนสนาม")
    accessible(page)
    shot(page, "event-picture")
    page.get_by_role("button", name="บันทึก").click()
    page.get_by_role("link", name="แก้ไข").click()
    number = int(re.findall(r"/events/(\d+)", page.url)[0])
    fields = client.get(f"/api/events/{number}")["fields"]
    assert fields["picture"].startswith("/events/pictures/")
    assert fields["picture_alt"] == "เบย์บนสนาม"
    assert (fields["picture_left"], fields["picture_top"]) == ("0", "75")
    page.get_by_role("button", name="รายละเอียดเพิ่มเติม").click()
    field.get_by_role("button", name="เอารูปออก").click()
    expect(field.get_by_label("หรือวางลิงก์รูป")).to_be_visible()
    page.get_by_role("button", name="บันทึก").click()
    expect(page.get_by_role("status").get_by_text("บันทึกแล้ว")).to_be_visible()
    assert client.get(f"/api/events/{number}")["fields"]["picture"] == ""
