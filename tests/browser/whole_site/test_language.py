"""The address decides the language; only a click writes the choice down."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.pages.browser import wait_for_scripts, without_scripts
from tests.support.pages.tabs import Complaints

in_english = pytest.mark.parametrize("preferred", ["en-US"])


_KEEPERS_AND_KEPT = """async () => [
    ...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())]"""


def stored(page: Page) -> dict[str, str]:
    values: dict[str, str] = page.evaluate("() => ({...localStorage, ...sessionStorage})")
    return values


@pytest.mark.parametrize(
    ("device", "paths"), [("phone", ["/"]), ("desktop", ["/", "/about", "/contact"])]
)
def test_nothing_is_stored_before_a_click(
    page: Page, context: BrowserContext, site: str, paths: list[str]
) -> None:
    page.add_init_script(
        "window.written = [];"
        "for (const name of ['setItem', 'removeItem', 'clear'])"
        "  Storage.prototype[name] = (...given) => window.written.push([name, ...given])"
    )
    for path in paths:
        page.goto(f"{site}{path}", wait_until="networkidle")
        # Not even to try whether it works.
        assert page.evaluate("() => window.written") == []
    assert context.cookies() == []
    assert stored(page) == {}
    # Nor are pages kept, and nobody is there who would keep them.
    assert page.evaluate(_KEEPERS_AND_KEPT) == []


@in_english
def test_the_cookie_alone_does_where_storage_is_forbidden(
    page: Page, context: BrowserContext, site: str, complaints: Complaints
) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('forbidden') }})"
    )
    page.goto(f"{site}/")
    page.locator("#language-offer button").click()
    expect(page.locator("#language-offer")).to_be_hidden()
    page.reload()
    expect(page.locator("#language-offer")).to_be_hidden()
    assert [cookie["value"] for cookie in context.cookies()] == ["th"]
    # What is remembered is offered on the other side.
    page.goto(f"{site}/en")
    expect(page.locator("#language-offer")).to_be_visible()
    expect(page.locator("#language-offer")).to_have_attribute("lang", "th")
    assert complaints == []


def test_the_switcher_keeps_path_query_and_hash_and_remembers(page: Page, site: str) -> None:
    page.goto(f"{site}/?from=poster#gallery")
    wait_for_scripts(page)
    page.locator("header .languages a[lang=en]").click()
    page.wait_for_url(f"{site}/en?from=poster#gallery")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    wait_for_scripts(page)
    (cookie,) = page.context.cookies()
    assert (cookie["name"], cookie["value"]) == ("nk-language", "en")
    assert (cookie["path"], cookie["sameSite"], cookie["secure"]) == ("/", "Lax", False)
    minutes = (cookie["expires"] - page.evaluate("() => Date.now() / 1000")) / 60
    assert 158 < minutes <= 160
    assert stored(page) == {"nk-language": "en"}
    page.locator("header .languages a[lang=th]").click()
    page.wait_for_url(f"{site}/?from=poster#gallery")
    assert [cookie.get("value") for cookie in page.context.cookies()] == ["th"]


def test_what_an_address_carries_is_carried_into_a_new_tab_as_well(
    page: Page, context: BrowserContext, site: str
) -> None:
    link = page.locator("header .languages a[lang=en]")
    for place in (
        "/games?players=4&minutes=30&mood=sneaky&roll=3",
        "/beyblade/regulations?bey=Dran&bey=Knight&bey=",
        "/events?tab=past",
        "/meeple#10144111y",
    ):
        page.goto(f"{site}{place}", wait_until="networkidle")
        wait_for_scripts(page)
        with context.expect_page() as opened:
            link.click(button="middle")
        opened.value.wait_for_url(f"{site}/en{place}", wait_until="commit")
        opened.value.close()
    # The pointer is on the link already when something is chosen.
    page.evaluate("() => history.replaceState(null, '', '#10020010g')")
    link.click()
    page.wait_for_url(f"{site}/en/meeple#10020010g")


@in_english
def test_a_visitor_who_prefers_english_is_offered_it(page: Page, site: str) -> None:
    page.goto(f"{site}/?q=1")
    offer = page.locator("#language-offer")
    expect(offer).to_be_visible()
    expect(offer).to_have_attribute("lang", "en")
    offer.get_by_role("link").click()
    page.wait_for_url(f"{site}/en?q=1")
    expect(offer).to_be_hidden()


@in_english
def test_the_offer_can_be_turned_down_and_stays_away(page: Page, site: str) -> None:
    page.goto(f"{site}/about")
    offer = page.locator("#language-offer")
    offer.locator("button").click()
    expect(offer).to_be_hidden()
    assert stored(page) == {"nk-language": "th"}
    page.reload()
    expect(offer).to_be_hidden()


def test_no_offer_where_the_page_is_already_right(page: Page, site: str) -> None:
    for path in ("/", "/about", "/en", "/en/about"):
        page.goto(f"{site}{path}")
        expect(page.locator("#language-offer")).to_be_hidden()


@pytest.mark.parametrize("missing", ["/nothing/at/all?from=poster#here", "/events/none"])
def test_the_switcher_on_a_missing_page_keeps_what_was_asked_for(
    page: Page, site: str, missing: str, complaints: Complaints
) -> None:
    page.goto(f"{site}{missing}")
    expect(page.locator("html")).to_have_attribute("lang", "th")
    wait_for_scripts(page)
    page.locator("header .languages a[lang=en]").click()
    page.wait_for_url(f"{site}/en{missing}")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    wait_for_scripts(page)
    page.locator("header .languages a[lang=th]").click()
    page.wait_for_url(f"{site}{missing}")
    complaints.forgive_failed_requests()


def test_the_switcher_on_a_missing_page_never_leaves_the_site(
    page: Page, site: str, complaints: Complaints
) -> None:
    page.goto(f"{site}/en//nk.example/x")
    wait_for_scripts(page)
    page.locator("header .languages a[lang=th]").click()
    page.wait_for_url(f"{site}/nk.example/x")
    complaints.forgive_failed_requests()


@without_scripts
def test_without_scripts_the_switcher_on_a_missing_page_leads_home(
    page: Page, site: str, complaints: Complaints
) -> None:
    page.goto(f"{site}/nothing")
    page.locator("header .languages a[lang=en]").click()
    page.wait_for_url(f"{site}/en")
    complaints.forgive_failed_requests()
