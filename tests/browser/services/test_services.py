"""The services page: six boxes, six reasons and the way to the contact page."""

from playwright.sync_api import Page, expect

from tests.support.pages.browser import in_both_languages, without_scripts

PATHS = [
    "/services/play-at-shop",
    "/services/board-game-script",
    "/beyblade",
    "/services/photo-booth",
    "/services/food-drink",
    "/services/team-building",
]
PRICES = {
    "": [
        "เริ่ม 36 บาท/ชม.",
        "299 บาท/เกม",
        "เริ่ม 36 บาท",
        "เริ่ม 199 บาท/ชม.",
        "เริ่ม 29 บาท",
        "สอบถามราคา",
    ],
    "/en": [
        "From 36 baht/hour",
        "299 baht/game",
        "From 36 baht",
        "From 199 baht/hour",
        "From 29 baht",
        "Price on enquiry",
    ],
}


@in_both_languages
def test_six_boxes_and_the_way_to_the_contact_page(page: Page, site: str, prefix: str) -> None:
    page.goto(f"{site}{prefix}/services")
    boxes = page.locator(".game-box")
    expect(boxes).to_have_count(6)
    for box in boxes.all():
        expect(box.locator(".box-lid img[srcset]")).to_have_count(1)
        expect(box.locator("h3")).not_to_be_empty()
        expect(box.locator(".box-words p")).not_to_be_empty()
    expect(boxes.locator(".box-price")).to_have_text(PRICES[prefix])
    links = [link.get_attribute("href") for link in boxes.get_by_role("link").all()]
    assert links == [f"{prefix}{path}" for path in PATHS]
    button = page.locator(".closing-card .button").last
    expect(button).to_have_attribute("href", f"{prefix}/contact")
    pins = [link.get_attribute("href") for link in page.locator(".branch-pins a").all()]
    branches = ["bangkae", "srinakarin", "samyan", "phranakhon"]
    assert pins == [f"{prefix}/contact#{branch}" for branch in branches]


def test_a_spine_leads_to_its_box_which_is_pressed_anywhere(page: Page, site: str) -> None:
    page.goto(f"{site}/en/services")
    # The links of the boxes have names of their own.
    link = page.get_by_role("link", name="Open the box Photo Booth")
    expect(link).to_have_attribute("href", "/en/services/photo-booth")
    spines = page.get_by_role("navigation", name="Jump to a box")
    for name in ("Team Building", "Play at Shop", "Beyblade X"):
        spines.get_by_role("link", name=name).click()
        expect(page.locator(".game-box").get_by_role("heading", name=name)).to_be_in_viewport()
    # The link lies over the heading, so the press is not the heading's own.
    page.locator("#food-drink h3").click(force=True)
    page.wait_for_url(f"{site}/en/services/food-drink")


@without_scripts
def test_six_reasons_with_the_figures_of_the_shop(page: Page, site: str, scripting: bool) -> None:
    page.goto(f"{site}/en/services")
    figures = page.locator(".die-figure").all_inner_texts()
    assert figures == ["2 a.m.?", "No fun?", "1,000+", "Free", "60,000+", "3 + 1"]
    headings = page.locator(".die-heading").all_inner_texts()
    assert headings[0] == "Online booking 24/7"
    assert headings[1] == "100% satisfaction guaranteed, or your money back"
    assert headings[5] == "3 branches in malls and 1\u00a0in the old town"
    expect(page.locator(".die-face").last).to_contain_text("Bangkae, Srinakarin and Samyan")
