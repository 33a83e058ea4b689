"""What a visitor enters before an island wakes up, on a slow network, is still there afterwards."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

_SCRIPTS = re.compile(r"/_astro/.*\.js$")
_CENTRED = "(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })"
_AWAKE = "(field) => !field.closest('astro-island').hasAttribute('ssr')"
# A hand on a slider or a keyboard: the page hears of it, as of any visitor's.
_ENTER = """(field, value) => {
    if (field.type === 'radio') { field.click(); return; }
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
}"""
_PRESS = "(field) => field.click()"
# Each form that an island takes over: its page, fields in it and what is entered, and another
# field that is pressed once the island is awake. What was not taken over is overwritten by then.
_FORMS = {
    "tickets": (
        "/services/play-at-shop",
        {".ticket-machine input[name=visits]": "7"},
        ".ticket-machine input[type=radio]:not(:checked)",
    ),
    "rating": (
        "/beyblade/rating",
        {".preview-form input[name=mine]": "1333"},
        ".preview-form input[name=sweep]",
    ),
    "deck": (
        "/beyblade/regulations",
        {"input[name=bey]": "Dran Sword 3-60F"},
        "input[name=option]",
    ),
    "scoreboard": (
        "/beyblade/scoreboard",
        {".score-setup input[name=one]": "ต้นน้ำ"},
        ".score-setup input[name=best_of]:not(:checked)",
    ),
    "games": (
        "/games",
        {
            ".games-search input": "Catan",
            "select[name=kind]": "party",
            ".roll-chips input[value='5']": "5",
        },
        ".roll-chips[data-question=minutes] input[value=any]",
    ),
    "meeple": (
        "/meeple",
        {".meeple-fields input[name=name]": "น้องโบ"},
        "main input[type=radio]",
    ),
}


@pytest.mark.parametrize(("path", "fields", "other"), _FORMS.values(), ids=_FORMS)
def test_early_input_survives_waking(
    page: Page, site: str, path: str, fields: dict[str, str], other: str
) -> None:
    held: list[Route] = []
    slow = True
    page.route(_SCRIPTS, lambda route: held.append(route) if slow else route.continue_())
    # Scripts that wait keep the page from telling that it is there.
    page.goto(f"{site}{path}", wait_until="commit")
    entered = [(page.locator(field).first, value) for field, value in fields.items()]
    for field, value in entered:
        field.evaluate(_CENTRED)
        field.evaluate(_ENTER, value)
    # Whether or not the page has asked for its scripts by now, nothing has woken up.
    assert not any(field.evaluate(_AWAKE) for field, _ in entered)
    slow = False
    for route in held:
        route.continue_()
    for field, _ in entered:
        page.wait_for_function(_AWAKE, arg=field.element_handle())
    page.locator(other).first.evaluate(_PRESS)
    for field, value in entered:
        expect(field).to_have_value(value)
        if field.get_attribute("type") == "radio":
            expect(field).to_be_checked()
