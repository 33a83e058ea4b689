"""What happens at the desk while an answer is on its way, or after it was a no."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.desk.conftest import accessible, shot
from tests.support.desk.running_desk import DeskClient, RunningDesk
from tests.support.desk.tournament_desk import TournamentDesk
from tests.support.pages.browser import on_both


@pytest.fixture
def client(desk: RunningDesk) -> DeskClient:
    """A second device of the owner's."""
    return DeskClient(desk.origin, desk.token)


def forget_the_draft(client: DeskClient) -> None:
    """Leave the content to the next test as it was."""
    ids = [one["id"] for one in client.get("/api/draft")["edits"]]
    client.post("/api/draft/discard", {"ids": ids})


def first_picture(client: DeskClient) -> dict[str, Any]:
    """The first picture of a gallery as the file says it."""
    fields = client.get("/api/content/fields?file=galleries.yaml")["fields"]
    steps = ["bangkae", 0]
    return {
        one["steps"][2]: one["value"]
        for one in fields
        if one["steps"][:2] == steps and len(one["steps"]) == 3 and one["present"]
    }


def test_the_next_walk_in_is_typed_while_the_one_before_is_let_in(
    owner_page: Page, client: DeskClient
) -> None:
    page, day = owner_page, TournamentDesk(client, players=2)
    day.create(rounds=2, cut=0)
    held: list[Route] = []
    page.goto(f"/events/{day.event}/tournament")
    page.get_by_role("button", name="ผู้เล่น", exact=True).click()
    page.route("**/api/tournaments/*/arrival", lambda route: held.append(route))
    name = page.get_by_label("หาชื่อหรือพิมพ์ชื่อคนวอล์กอิน")
    name.fill("Nok")
    with page.expect_request("**/arrival"):
        page.get_by_role("button", name="เพิ่ม Nok เป็นวอล์กอิน").click()
    name.fill("Som")
    add = page.get_by_role("button", name="เพิ่ม Som เป็นวอล์กอิน")
    expect(add).to_have_attribute("aria-busy", "true")
    held[0].continue_()
    expect(add).not_to_have_attribute("aria-busy", "true")
    expect(name).to_have_value("Som")
    assert "Nok" in [one["name"] for one in day.shown()["players"]]


def test_what_is_typed_while_a_list_changes_stays_with_its_item(
    owner_page: Page, client: DeskClient
) -> None:
    page = owner_page
    held: list[Route] = []
    page.goto("/shop/edit/galleries")
    items = page.locator("details.card")
    name = items.first.locator("summary").first.inner_text()
    for at in (0, 1):
        items.nth(at).locator("summary").first.click()
    caption = [items.nth(at).get_by_label("ภาษาไทย").first for at in (0, 1)]
    caption[0].fill("พิมพ์ก่อน")
    # The first write waits until something more was typed.
    page.route(
        "**/api/draft/edit",
        lambda route: route.continue_() if held else held.append(route),
    )
    with page.expect_request("**/api/draft/edit"):
        page.get_by_role("button", name=f"เลื่อน {name} ลง").first.click()
    caption[1].fill("พิมพ์ตามมา")
    held[0].continue_()
    expect(page.get_by_text("ย้ายแล้ว")).to_be_visible()
    # The second picture is the first one now, with what was typed about it.
    expect(caption[0]).to_have_value("พิมพ์ตามมา")
    expect(caption[1]).to_have_value("พิมพ์ก่อน")
    page.get_by_role("button", name="ต่อไป: ตรวจและเผยแพร่").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page).to_have_url(re.compile("/shop/publish$"))
    values = [one["value"] for one in client.get("/api/draft")["edits"]]
    assert {"พิมพ์ก่อน", "พิมพ์ตามมา"} <= set(map(str, values))
    forget_the_draft(client)


@on_both
def test_a_list_that_somebody_else_changed_is_said_and_shown_anew(
    owner_page: Page, client: DeskClient, device: str
) -> None:
    page = owner_page
    page.goto("/shop/edit/galleries")
    names = page.locator("details.card > summary")
    name, second = names.nth(0).inner_text(), names.nth(1).inner_text()
    names.first.click()
    gone = {"file": "galleries.yaml", "kind": "remove", "steps": ["bangkae", 0]}
    client.post("/api/draft/edit", {"edits": [{**gone, "expected": first_picture(client)}]})
    page.get_by_role("button", name=f"เลื่อน {name} ลง").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="ใช้ของฉัน")).to_have_count(0)
    expect(names.first).to_have_text(second)
    accessible(page)
    shot(page, f"list-conflict-{device}")
    forget_the_draft(client)


def test_an_undo_that_fails_is_said(owner_page: Page, client: DeskClient) -> None:
    page = owner_page
    page.goto("/shop/edit/galleries")
    names = page.locator("details.card > summary")
    name = names.first.inner_text()
    names.first.click()
    page.get_by_role("button", name=f"เลื่อน {name} ลง").first.click()
    expect(page.get_by_text("ย้ายแล้ว")).to_be_visible()
    page.route("**/api/draft/discard", lambda route: route.fulfill(status=500, json={}))
    page.get_by_role("button", name="เลิกทำ").click()
    expect(page.get_by_role("alert")).to_contain_text("ลองใหม่อีกครั้ง")
    forget_the_draft(client)


@on_both
def test_signing_out_without_a_network_says_that_it_did_not(owner_page: Page, device: str) -> None:
    page = owner_page
    page.goto("/more")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.context.set_offline(True)
    leave = page.get_by_role("button", name="ออกจากเครื่องนี้")
    leave.click()
    page.get_by_role("dialog").get_by_role("button", name="ออกจากเครื่องนี้").click()
    expect(leave).to_have_attribute("aria-busy", "true")
    expect(page.locator(".toast")).to_contain_text("ติดต่อเซิร์ฟเวอร์ไม่ได้")
    expect(leave).not_to_have_attribute("aria-busy", "true")
    accessible(page)
    shot(page, f"sign-out-offline-{device}")
