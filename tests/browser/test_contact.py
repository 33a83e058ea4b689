"""The contact page: branch cards, the branch shown large, and the questions."""

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.support.pages.browser import (
    in_both_languages,
    in_both_on_both,
    on_both,
    without_scripts,
)

BRANCHES = ["bangkae", "srinakarin", "samyan", "phranakhon"]


def card(page: Page, branch: str) -> Locator:
    return page.locator(f'a[data-branch="{branch}"]')


def shown(page: Page) -> list[str | None]:
    """The branches that are shown large."""
    return [route.get_attribute("id") for route in page.locator(".route:visible").all()]


@in_both_on_both
def test_a_card_chooses_the_branch(page: Page, site: str, prefix: str, device: str) -> None:
    page.goto(f"{site}{prefix}/contact")
    assert shown(page) == ["bangkae"]
    expect(card(page, "bangkae")).to_have_attribute("aria-current", "true")
    for branch in reversed(BRANCHES):
        card(page, branch).click()
        expect(card(page, branch)).to_have_attribute("aria-current", "true")
        expect(page.locator("a[data-branch][aria-current]")).to_have_count(1)
        assert shown(page) == [branch]
        assert page.url == f"{site}{prefix}/contact#{branch}"
        expect(page.locator(f"#{branch} h3")).to_be_in_viewport()


def test_the_address_chooses_and_back_returns(page: Page, site: str) -> None:
    page.goto(f"{site}/contact#samyan")
    assert shown(page) == ["samyan"]
    expect(card(page, "samyan")).to_have_attribute("aria-current", "true")
    card(page, "phranakhon").click()
    assert shown(page) == ["phranakhon"]
    page.go_back()
    expect(card(page, "samyan")).to_have_attribute("aria-current", "true")
    assert shown(page) == ["samyan"]


@pytest.mark.parametrize("device", ["phone"])
def test_a_phone_brings_the_named_card_into_the_row(page: Page, site: str) -> None:
    page.goto(f"{site}/contact#phranakhon")
    middle = card(page, "phranakhon").locator("xpath=ancestor::li")
    box = middle.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


@pytest.mark.parametrize("device", ["phone"])
def test_a_chip_brings_its_card_into_the_row(page: Page, site: str) -> None:
    page.goto(f"{site}/contact")
    chips = page.locator("[data-chip]")
    expect(chips).to_have_count(4)
    expect(chips.first).to_have_attribute("data-seen", "")
    chips.nth(2).click()
    expect(page.locator("[data-chip][data-seen]")).to_have_attribute("data-chip", "samyan")
    expect(card(page, "samyan")).to_be_in_viewport()
    # It only moves the row: the branch shown below stays.
    assert shown(page) == ["bangkae"]


@pytest.mark.parametrize("device", ["phone"])
def test_a_phone_tells_hours_number_and_map_once(page: Page, site: str) -> None:
    page.goto(f"{site}/contact")
    card_above = page.locator(".branch-card").first
    route = page.locator("#bangkae")
    for part in (".open-sign", 'a[href^="tel:"]'):
        expect(card_above.locator(part)).to_be_visible()
        expect(route.locator(part)).to_be_hidden()
    expect(route.get_by_role("link")).to_have_count(1)


def test_an_unknown_address_shows_the_first_branch(page: Page, site: str) -> None:
    page.goto(f"{site}/contact#nowhere")
    assert shown(page) == ["bangkae"]
    expect(card(page, "bangkae")).to_have_attribute("aria-current", "true")


def test_choosing_by_keyboard(page: Page, site: str) -> None:
    page.goto(f"{site}/contact")
    card(page, "srinakarin").focus()
    page.keyboard.press("Enter")
    expect(card(page, "srinakarin")).to_have_attribute("aria-current", "true")
    assert shown(page) == ["srinakarin"]


def test_the_language_switch_keeps_the_branch(page: Page, site: str) -> None:
    page.goto(f"{site}/contact#samyan")
    page.locator('header a[data-language="en"]').first.click()
    page.wait_for_url(f"{site}/en/contact#samyan")
    assert shown(page) == ["samyan"]


@in_both_languages
def test_every_card_tells_all_of_its_branch(page: Page, site: str, prefix: str) -> None:
    page.goto(f"{site}{prefix}/contact")
    cards = page.locator(".branch-card")
    expect(cards).to_have_count(4)
    for number, each in enumerate(cards.all(), start=1):
        expect(each.locator(":scope > img")).to_have_count(1)
        expect(each.locator("dd")).to_have_count(4)
        expect(each.locator('dd a[target="_blank"][rel="noopener"]')).to_have_count(1)
        expect(each.locator(f'a[href="tel:+662000000{number}"]')).to_have_count(1)
    accounts = [each.locator(".branch-social a").count() for each in cards.all()]
    assert accounts == [4, 4, 5, 3]


def test_the_models_differ_and_speak_the_pages_language(page: Page, site: str) -> None:
    page.goto(f"{site}/en/contact")
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
    assert not any("\u0e00" <= letter <= "\u0e7f" for each in words for letter in each)


@in_both_languages
def test_the_names_on_a_model_stay_on_it(page: Page, site: str, prefix: str) -> None:
    """On a phone the letters are largest for the picture, so there they are closest to its edge."""
    page.set_viewport_size({"width": 390, "height": 844})
    for branch in BRANCHES:
        page.goto(f"{site}{prefix}/contact#{branch}")
        card_around = page.locator(f"#{branch}").bounding_box()
        assert card_around is not None
        for name in page.locator(f"#{branch} .model-name > span:visible").all():
            box = name.bounding_box()
            assert box is not None
            assert box["height"] >= 14
            assert box["x"] >= card_around["x"], name.text_content()
            right = card_around["x"] + card_around["width"]
            assert box["x"] + box["width"] <= right, name.text_content()


def test_the_rows_of_the_cards_are_level(page: Page, site: str) -> None:
    page.goto(f"{site}/contact")
    cards = page.locator(".branch-card").all()
    for row in range(4):
        boxes = [card.locator("dd").nth(row).bounding_box() for card in cards]
        assert len({round(box["y"]) for box in boxes if box}) == 1


@on_both
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


@pytest.mark.parametrize(
    ("moment", "sign"),
    [
        ("2026-11-14T10:59:59+07:00", "Closed, opens 11:00"),
        ("2026-11-14T11:00:00+07:00", "Open now until 21:00"),
        ("2026-11-15T21:00:00+07:00", "Opens tomorrow 12:00"),
    ],
)
def test_bangkae_changes_its_hours_at_the_weekend(
    page: Page, context: BrowserContext, site: str, moment: str, sign: str
) -> None:
    context.clock.set_fixed_time(moment)
    page.goto(f"{site}/en/contact")
    expect(page.locator("#bangkae .open-sign")).to_have_text(sign)
    expect(page.locator(".branch-card .open-sign").first).to_have_text(sign)


def test_the_sign_turns_while_the_page_stays_open(
    page: Page, context: BrowserContext, site: str
) -> None:
    context.clock.install(time="2026-11-14T10:59:00+07:00")
    page.goto(f"{site}/en/contact")
    expect(page.locator("#bangkae .open-sign")).to_have_text("Closed, opens 11:00")
    context.clock.fast_forward("02:00")
    expect(page.locator("#bangkae .open-sign")).to_have_text("Open now until 21:00")


@without_scripts
@on_both
def test_without_scripts_every_branch_is_shown_whole(page: Page, site: str) -> None:
    page.goto(f"{site}/contact")
    assert shown(page) == BRANCHES
    expect(page.locator(".route .model:visible")).to_have_count(4)
    expect(page.locator(".open-sign:visible")).to_have_count(0)
    page.locator("details.question summary").first.click()
    expect(page.locator("details.question p").first).to_be_visible()


@in_both_languages
def test_search_engines_get_each_branch_and_the_questions(
    page: Page, site: str, prefix: str
) -> None:
    page.goto(f"{site}{prefix}/contact")
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
