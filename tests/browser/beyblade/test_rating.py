"""/beyblade/rating: the explanation, the engine's own examples, and the preview."""

from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.support.pages.browser import in_both_languages, without_scripts
from tests.support.pages.tabs import Complaints
from tools.shots.command import wake_islands


def totals(page: Page) -> list[str]:
    return page.locator(".outcome-total").all_inner_texts()


@without_scripts
def test_without_scripts_examples_and_tables_are_there(page: Page, site: str) -> None:
    page.goto(f"{site}/beyblade/rating")
    examples = page.locator(".example")
    expect(examples.nth(0).locator(".example-player em").first).to_have_text("+20")
    expect(examples.nth(1).locator(".example-player em").first).to_have_text("−25")
    expect(page.locator(".figures-table tbody tr")).to_have_count(9)
    expect(page.locator(".elo-season .season-bonus")).to_have_count(4)
    expect(page.locator(".season-bonus-rest")).to_contain_text("1200")
    expect(page.locator(".preview-form")).to_be_hidden()


def test_the_links_the_formula_as_a_sentence_and_no_holes(page: Page, site: str) -> None:
    page.goto(f"{site}/en/beyblade/rating")
    links = page.locator(".gates")
    for href in ("/en/beyblade", "/en/beyblade#top-ten", "/en/events"):
        expect(links.locator(f"a[href='{href}']")).to_have_count(1)
    expect(links.locator("a[target='_blank']")).to_have_count(1)
    expect(page.locator(".member a[target='_blank']")).to_have_count(1)
    formula = page.get_by_role("math", name="10 to the power of ((theirs − mine) / 400)")
    expect(formula.locator("sup")).to_have_text("(theirs − mine) / 400")
    the_page_has_no_holes(page)


def the_page_has_no_holes(page: Page) -> None:
    boxes = [part.bounding_box() for part in page.locator(".elo-section").all()]
    pads = page.locator(".elo-section").evaluate_all(
        "(all) => all.map((each) => parseFloat(getComputedStyle(each).paddingTop))"
    )
    assert len(boxes) == 6
    # The matches stand on a floor of their own: they and what follows keep clear of its edge.
    assert [number for number, pad in enumerate(pads) if pad > 60] == [3, 4]
    assert max(pads) <= 120
    for upper, lower in pairwise(boxes):
        assert upper
        assert lower
        assert abs(upper["y"] + upper["height"] - lower["y"]) < 2


def test_the_preview_asks_the_engine_and_says_why(page: Page, site: str) -> None:
    page.goto(f"{site}/en/beyblade/rating")
    wake_islands(page)
    assert totals(page) == ["+20", "−25"]
    page.get_by_label("My rating", exact=True).fill("1250")
    page.get_by_label("Their rating", exact=True).fill("1150")
    page.get_by_role("radio", name="I lose").check()
    expect(page.locator(".outcome-total").first).to_have_text("−25")
    expect(page.locator(".outcome-card").first).to_contain_text("× 1.25")
    page.get_by_label("The winner took a set without conceding a point").check()
    expect(page.locator(".outcome-total").last).to_have_text("+23")
    expect(page.locator(".outcome-card").last).to_contain_text("Sweep bonus +3")
    page.get_by_label("Their rating", exact=True).fill("1100")
    expect(page.locator(".outcome-card").last).to_contain_text("Upset bonus +5")
    by_keyboard_and_with_a_bad_figure(page)


def by_keyboard_and_with_a_bad_figure(page: Page) -> None:
    mine = page.get_by_label("My rating", exact=True)
    mine.fill("12x")
    expect(mine).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_text("Use a number from 0 to 4000")).to_be_visible()
    mine.fill("1200")
    page.get_by_role("button", name="My rating +10").focus()
    page.keyboard.press("Enter")
    expect(mine).to_have_value("1210")
    expect(page.locator(".outcome-card").first).to_contain_text("1210 to")


@in_both_languages
def test_on_a_phone_the_sign_stays_beside_the_fraction(page: Page, site: str, prefix: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site}{prefix}/beyblade/rating")
    parts = page.locator(".formula > *").all()
    name, sign, fraction = (part.bounding_box() for part in parts)
    assert name
    assert sign
    assert fraction
    assert name["y"] + name["height"] <= fraction["y"]
    assert fraction["y"] < sign["y"] < fraction["y"] + fraction["height"]


def test_a_failing_engine_says_so(page: Page, site: str, complaints: Complaints) -> None:
    page.goto(f"{site}/en/beyblade/rating")
    wake_islands(page)
    page.route("**/api/beyblade/rating?**", lambda route: route.fulfill(status=503, body="{}"))
    page.get_by_label("My rating", exact=True).fill("1300")
    expect(page.get_by_text("No answer just now.")).to_be_visible()
    page.unroute("**/api/beyblade/rating?**")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".outcome-total").first).to_have_text("+16")
    # Chromium itself reports the answer that this test made.
    complaints.forgive_failed_requests()
