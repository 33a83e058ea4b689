"""Every state of a page: accessible and whole. `test_every_page` looks at the pages themselves.

A state draws parts of the page once more, so Thai on a phone and English on a desktop are enough
for its size; and for axe, which has seen those parts on both, one of the two in turn.
"""

import pytest
from playwright.sync_api import Page

from tests.support.pages.browser import axe_findings
from tests.support.pages.states import faults_of_size, faults_of_structure
from tests.support.pages.tabs import Tab
from tools.shots.command import wake_islands
from tools.shots.states import STATES, State, nothing

SHOWN = (("th", "phone"), ("en", "desktop"))
CASES = [
    pytest.param(state, *shown, number % 2 == turn, id="-".join((state.key, *shown)))
    for number, state in enumerate(state for state in STATES if state.name != "page")
    for turn, shown in enumerate(SHOWN)
]


def bring_about(page: Page, state: State, address: str) -> None:
    state.before(page)
    reply = page.goto(address)
    assert reply is not None
    assert reply.status == state.status
    wake_islands(page)
    state.after(page)


@pytest.mark.parametrize(("state", "language", "device", "for_axe"), CASES)
def test_a_state_is_accessible_and_fits_however_large_it_is_shown(
    browser_tab: Tab,
    events: dict[str, str],
    axe: str,
    state: State,
    language: str,
    device: str,
    for_axe: bool,
) -> None:
    tab = browser_tab
    bring_about(tab.page, state, f"{tab.site}{state.address(language, events)}")
    faults = faults_of_structure(tab.page, language)
    if for_axe:
        faults["axe"] = axe_findings(tab.page, axe)
    faults.update(faults_of_size(tab.page, device))
    if state.status != 200 or state.before is not nothing:
        tab.complaints.forgive_failed_requests()
    assert faults.found() == {}
