"""The contact page: branch cards, the branch shown large, and the questions."""

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.support.pages.browser import (
    in_both_languages,
    in_both_on_both,
    on_both,
    wait_for_scripts,
    without_scripts,
)

on_a_phone = pytest.mark.parametrize("device", ["phone"])
BRANCHES = ["bangkae", "srinakarin", "samyan", "phranakhon"]


# Before any branch opens, and when only Samyan has opened.
EARLY, AT_TEN = "2026-11-18T08:00:00+07:00", "2026-11-18T10:30:00+07:00"


def card(page: Page, branch: str) -> Locator:
    return page.locator(f'a[data-branch="{branch}"]')


def chip(page: Page, branch: str) -> Locator:
    return page.locator(f'[data-chip="{branch}"]')


def route(page: Page, branch: str) -> Locator:
    return page.locator(f'.route[data-place="{branch}"]')


def places(page: Page, parts: str) -> list[str | None]:
    """The branches of the parts that are shown."""
    return [part.get_attribute("data-place") for part in page.locator(f"{parts}:visible").all()]


def shown(page: Page) -> list[str | None]:
    """The branches that are shown large."""
    return places(page, ".route")


def open_contact(page: Page, site: str, address: str = "/contact", at: str = EARLY) -> None:
    # A test that sets the clock asks for a context of its own.
    page.context.clock.set_fixed_time(at)
    page.goto(f"{site}{address}")


@in_both_on_both
def test_a_card_or_a_chip_chooses_the_branch(
    page: Page, context: BrowserContext, site: str, prefix: str, device: str
) -> None:
    open_contact(page, site, f"{prefix}/contact")
    choose = chip if device == "phone" else card
    assert shown(page) == ["bangkae"]
    expect(choose(page, "bangkae")).to_have_attribute("aria-current", "true")
    for branch in reversed(BRANCHES):
        choose(page, branch).click()
        for link in (card(page, branch), chip(page, branch)):
            expect(link).to_have_attribute("aria-current", "true")
        expect(page.locator("a[data-branch][aria-current]")).to_have_count(1)
        expect(page.locator("a[data-chip][aria-current]")).to_have_count(1)
        assert shown(page) == [branch]
        assert page.url == f"{site}{prefix}/contact#{branch}"
        named = page.locator(f'.branch-card[data-place="{branch}"]')
        heading = named if device == "phone" else route(page, branch)
        expect(heading.locator("h3")).to_be_in_viewport()


def test_the_address_chooses_and_back_returns(
    page: Page, context: BrowserContext, site: str
) -> None:
    open_contact(page, site, "/contact#samyan")
    assert shown(page) == ["samyan"]
    expect(card(page, "samyan")).to_have_attribute("aria-current", "true")
    card(page, "phranakhon").click()
    assert shown(page) == ["phranakhon"]
    page.go_back()
    expect(card(page, "samyan")).to_have_attribute("aria-current", "true")
    assert shown(page) == ["samyan"]


@on_a_phone
def test_on_a_phone_the_card_is_that_of_the_walk_and_both_can_be_seen(
    page: Page, context: BrowserContext, site: str
) -> None:
    open_contact(page, site, "/contact#phranakhon")
    wait_for_scripts(page)
    for branch in ("phranakhon", "srinakarin"):
        chip(page, branch).tap()
        expect(chip(page, branch)).to_have_attribute("aria-current", "true")
        expect(chip(page, branch)).to_be_in_viewport()
        assert shown(page) == places(page, ".branch-card") == [branch]
        box = page.locator(".branch-card:visible").bounding_box()
        walk = route(page, branch).bounding_box()
        assert box is not None
        assert walk is not None
        assert (box["x"], box["width"]) == (walk["x"], walk["width"])
        assert box["y"] + box["height"] == pytest.approx(walk["y"], abs=1)
    # The language switch keeps the branch.
    page.locator('header a[data-language="en"]').first.click()
    page.wait_for_url(f"{site}/en/contact#srinakarin")
    assert shown(page) == ["srinakarin"]


@on_a_phone
def test_a_phone_tells_all_once(page: Page, context: BrowserContext, site: str) -> None:
    open_contact(page, site)
    card_above = page.locator(".branch-card").first
    walk = route(page, "bangkae")
    for part in (".open-sign", 'a[href^="tel:"]', "h3"):
        expect(card_above.locator(part)).to_be_visible()
        for told_again in walk.locator(part).all():
            expect(told_again).to_be_hidden()
    expect(walk.get_by_role("link")).to_have_count(1)


@on_both
def test_the_page_opens_on_a_branch_that_is_open(
    page: Page, context: BrowserContext, site: str, device: str
) -> None:
    open_contact(page, site, at=AT_TEN)
    chosen = chip(page, "samyan") if device == "phone" else card(page, "samyan")
    expect(chosen).to_have_attribute("aria-current", "true")
    assert shown(page) == ["samyan"]
    # Whoever asks for another gets that one.
    open_contact(page, site, "/contact#bangkae", at=AT_TEN)
    expect(
        card(page, "samyan").locator("xpath=ancestor::li").locator(".open-sign")
    ).to_have_attribute("data-state", "open")
    assert shown(page) == ["bangkae"]


def test_an_unknown_address_shows_the_first_branch_and_keys_choose(
    page: Page, context: BrowserContext, site: str
) -> None:
    open_contact(page, site, "/contact#nowhere")
    assert shown(page) == ["bangkae"]
    expect(card(page, "bangkae")).to_have_attribute("aria-current", "true")
    card(page, "srinakarin").focus()
    page.keyboard.press("Enter")
    expect(card(page, "srinakarin")).to_have_attribute("aria-current", "true")
    assert shown(page) == ["srinakarin"]


@in_both_languages
def test_all_that_is_told_of_each_branch(page: Page, site: str, prefix: str) -> None:
    page.goto(f"{site}{prefix}/contact")
    assert_cards_are_whole_and_level(page)
    assert_models_differ(page, is_thai=not prefix)
    assert_search_engines_are_told(page)
    # On a phone the letters are largest for the picture, so there they are closest to its edge.
    page.set_viewport_size({"width": 390, "height": 844})
    for branch in BRANCHES:
        page.goto(f"{site}{prefix}/contact#{branch}")
        expect(route(page, branch)).to_be_visible()
        assert_names_stay_on_their_model(page, branch)


def assert_cards_are_whole_and_level(page: Page) -> None:
    cards = page.locator(".branch-card")
    expect(cards).to_have_count(4)
    for number, each in enumerate(cards.all(), start=1):
        expect(each.locator(":scope > img")).to_have_count(1)
        expect(each.locator("dd")).to_have_count(4)
        expect(each.locator('dd a[target="_blank"][rel="noopener"]')).to_have_count(1)
        expect(each.locator(f'a[href="tel:+662000000{number}"]')).to_have_count(1)
    accounts = [each.locator(".branch-social a").count() for each in cards.all()]
    assert accounts == [4, 4, 5, 3]
    for row in range(4):
        boxes = [each.locator("dd").nth(row).bounding_box() for each in cards.all()]
        assert len({round(box["y"]) for box in boxes if box}) == 1


def assert_models_differ(page: Page, *, is_thai: bool) -> None:
    """The models differ and speak the page's language."""
    models = page.locator(".route .model")
    expect(models).to_have_count(4)
    expect(page.locator(".route .model img[alt]")).to_have_count(4)
    words = [
        " ".join(each.locator(".model-name, text").all_text_contents()) for each in models.all()
    ]
    assert len(set(words)) == 4
    # Each model is numbered like the walk beside it.
    steps = [len(each.locator(".route-steps li").all()) for each in page.locator(".route").all()]
    assert steps == [3, 3, 3, 3]
    assert all(each.endswith("1 2 3") for each in words)
    assert is_thai == any("\u0e00" <= letter <= "\u0e7f" for each in words for letter in each)


def assert_names_stay_on_their_model(page: Page, branch: str) -> None:
    card_around = route(page, branch).bounding_box()
    assert card_around is not None
    for name in route(page, branch).locator(".model-name > span:visible").all():
        box = name.bounding_box()
        assert box is not None
        assert box["height"] >= 14
        assert box["x"] >= card_around["x"], name.text_content()
        right = card_around["x"] + card_around["width"]
        assert box["x"] + box["width"] <= right, name.text_content()


def assert_search_engines_are_told(page: Page) -> None:
    """They get each branch and the questions."""
    scripts = page.locator('script[type="application/ld+json"]').all_text_contents()
    blocks: list[dict[str, Any]] = [json.loads(text) for text in scripts]
    branches = [block for block in blocks if "CafeOrCoffeeShop" in block["@type"]]
    assert [block["@id"].partition("#")[2] for block in branches] == BRANCHES
    hours = [len(block["openingHoursSpecification"]) for block in branches]
    assert hours == [2, 1, 1, 1]
    (questions,) = [block for block in blocks if block["@type"] == "FAQPage"]
    answers = [item["acceptedAnswer"]["text"] for item in questions["mainEntity"]]
    assert len(answers) == 4
    assert not any("{" in answer for answer in answers)


# They do so on a desktop, too, by keyboard and without scripts.
@on_a_phone
def test_questions_open_and_close(page: Page, site: str) -> None:
    page.goto(f"{site}/en/contact")
    questions = page.locator("details.question")
    expect(questions).to_have_count(4)
    for question in questions.all():
        expect(question.locator(".question-marker")).to_be_visible()
        expect(question.locator("p")).to_be_hidden()
        question.locator("summary").click()
        expect(question.locator("p")).to_be_visible()
    expect(questions.first).to_contain_text("7 days")
    expect(questions.last).to_contain_text("Seacon Bangkae and Seacon Square Srinakarin")
    questions.first.locator("summary").click()
    expect(questions.first.locator("p")).to_be_hidden()


def assert_bangkae_says(page: Page, sign: str) -> None:
    expect(route(page, "bangkae").locator(".open-sign")).to_have_text(sign)
    expect(page.locator(".branch-card .open-sign").first).to_have_text(sign)


def test_bangkae_changes_its_hours_at_the_weekend_while_the_page_stays_open(
    page: Page, context: BrowserContext, site: str
) -> None:
    context.clock.install(time="2026-11-14T10:58:00+07:00")
    page.goto(f"{site}/en/contact")
    wait_for_scripts(page)
    context.clock.pause_at("2026-11-14T10:59:59+07:00")
    assert_bangkae_says(page, "Closed, opens 11:00")
    # The sign is looked after twice a minute.
    context.clock.fast_forward("01:00")
    assert_bangkae_says(page, "Open now until 21:00")
    context.clock.pause_at("2026-11-15T21:01:00+07:00")
    assert_bangkae_says(page, "Opens tomorrow 12:00")


@without_scripts
@on_both
def test_without_scripts_every_branch_is_shown_whole(page: Page, site: str) -> None:
    page.goto(f"{site}/contact")
    assert shown(page) == BRANCHES
    expect(page.locator(".route .model:visible")).to_have_count(4)
    expect(page.locator(".open-sign:visible")).to_have_count(0)
    page.locator("details.question summary").first.click()
    expect(page.locator("details.question p").first).to_be_visible()
