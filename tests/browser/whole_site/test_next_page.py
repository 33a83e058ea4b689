"""The next page may be drawn ahead; pages seen before open without a network."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.support.pages.browser import in_both_languages, overflow, wait_for_scripts
from tests.support.pages.tabs import Complaints
from tests.support.server.running import PUBLIC_URL
from tools.bench.live_event import live_store
from tools.running_site import running_site
from tools.shots.command import load_everything, wake_islands

in_english = pytest.mark.parametrize("preferred", ["en-US"])

# Looks at all islands, lets the page come to rest, and tells how many of them are asleep.
_ASLEEP = """async () => {
    const islands = [...document.querySelectorAll('astro-island')];
    for (const island of islands) {
        island.firstElementChild.scrollIntoView({ behavior: 'instant' });
        await new Promise((rest) => requestIdleCallback(() => setTimeout(rest, 20)));
    }
    return [islands.length, islands.filter((island) => island.hasAttribute('ssr')).length];
}"""
_DRAWN_AHEAD = """
    let ahead = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => ahead });
    window.ask = () => { ahead = false; document.dispatchEvent(new Event('prerenderingchange')); };
"""
# What is left out of the first frame of such a page, and where the page ends meanwhile.
_LEFT_OUT = """() => [...document.querySelectorAll('main > *, .footer')]
    .filter((part) => getComputedStyle(part).contentVisibility === 'hidden').length"""
_END = "() => document.querySelector('.footer').getBoundingClientRect().bottom"
_KEPT = """async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
}"""
# The browser says nothing when a worker has kept something, or is gone.
_UNTIL_KEPT = """async (wanted) => {
    const found = async () => Promise.all(wanted.map((path) => caches.match(path)));
    while (!(await found()).every(Boolean)) await new Promise((next) => setTimeout(next, 50));
}"""
_UNTIL_GONE = """async () => {
    const left = async () => [
        ...(await navigator.serviceWorker.getRegistrations()),
        ...(await caches.keys()),
    ];
    while ((await left()).length > 0) await new Promise((next) => setTimeout(next, 50));
}"""
# Has the worker's copies of these pages say that they were made so many hours ago.
_AGED = """async ([paths, hours]) => {
    const cache = await caches.open('nk-pages');
    const date = new Date(Date.now() - hours * 3_600_000).toUTCString();
    for (const path of paths) {
        const headers = { 'content-type': 'text/html; charset=utf-8', date };
        await cache.put(path, new Response(await (await cache.match(path)).text(), { headers }));
    }
}"""
_WORKERS = "async () => (await navigator.serviceWorker.getRegistrations()).length"
_REMOVER = """async () => {
    const rules = { createScriptURL: (given) => given };
    const address = trustedTypes.createPolicy('test', rules).createScriptURL('/worker-off.js');
    await navigator.serviceWorker.register(address, { scope: '/' });
}"""


Said = list[dict[str, Any]]


def listen(page: Page) -> tuple[Said, Said]:
    """Write down what the browser says of the rules, and of the pages that they let it fetch or
    draw ahead."""
    rules: Said = []
    sources: Said = []
    session = page.context.new_cdp_session(page)
    session.on("Preload.ruleSetUpdated", lambda said: rules.append(said))
    session.on("Preload.preloadingAttemptSourcesUpdated", lambda said: sources.append(said))
    session.send("Preload.enable")
    return rules, sources


def ahead(sources: Said, action: str) -> set[str]:
    """The paths behind the links of the page that the rules let the browser fetch or draw."""
    keys = [source["key"] for source in sources[-1]["preloadingAttemptSources"]]
    return {urlsplit(key["url"]).path for key in keys if key["action"] == action}


def test_what_is_drawn_ahead(page: Page, context: BrowserContext, site: str) -> None:
    rules, sources = listen(page)
    with page.expect_response("**/*.speculationrules") as reply:
        page.goto(f"{site}/beyblade")
    assert reply.value.headers["content-type"] == "application/speculationrules+json"
    page.wait_for_load_state("networkidle")
    assert [said["ruleSet"].get("errorMessage") for said in rules] == [None]
    drawn = ahead(sources, "Prerender")
    assert {"/", "/about", "/beyblade/regulations", "/en/beyblade"} <= drawn
    # These begin with calls of their own, or are tools that somebody opens on purpose.
    assert not drawn & {"/events", "/beyblade/scoreboard"}
    assert "/events" in ahead(sources, "Prefetch")
    sources.clear()
    page.goto(f"{site}/events/1", wait_until="networkidle")
    event = ahead(sources, "Prerender")
    assert event
    assert [path for path in event | drawn if "." in path or path.startswith("/api")] == []
    assert [path for path in event if path.endswith("/board")] == []


@in_english
def test_a_page_drawn_ahead_sleeps_until_it_is_asked_for(
    page: Page, context: BrowserContext, site: str
) -> None:
    calls: list[str] = []
    page.on("request", lambda request: calls.append(urlsplit(request.url).path))
    page.add_init_script(_DRAWN_AHEAD)
    page.goto(f"{site}/", wait_until="load")
    islands, asleep = page.evaluate(_ASLEEP)
    assert islands == asleep > 0
    assert [path for path in calls if path.startswith("/api/")] == []
    expect(page.locator("#language-offer")).to_be_hidden()
    page.evaluate("() => window.ask()")
    expect(page.locator("#language-offer")).to_be_visible()
    # What lies below comes once the browser is idle, and moves what was scrolled to before.
    page.wait_for_function(f"() => ({_LEFT_OUT})() === 0")
    wake_islands(page)
    assert [path for path in calls if path.startswith("/api/")] != []


@pytest.mark.parametrize("address", ["/about", "/beyblade", "/en/services"])
def test_the_first_frame_of_a_page_drawn_ahead_ends_with_the_screen(
    page: Page, context: BrowserContext, site: str, address: str
) -> None:
    page.add_init_script(_DRAWN_AHEAD)
    page.goto(f"{site}{address}", wait_until="load")
    wait_for_scripts(page)
    assert page.evaluate(_LEFT_OUT) > 1
    end = page.evaluate(_END)
    page.evaluate("() => window.ask()")
    page.wait_for_function(f"() => ({_LEFT_OUT})() === 0")
    # Its boxes keep their size, but for margins that reach through the edge of a part.
    assert page.evaluate(_END) == pytest.approx(end, rel=0.02)


@in_both_languages
def test_what_moves_makes_no_page_wider_than_a_phone(page: Page, site: str, prefix: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{site}{prefix}/about")
    assert overflow(page) == 0


# Links of a page, where they lead, and whether something is carried over.
_CARRIED = (
    ("footer a[href='/en/about']", "/en/about", False),
    ("main li a[href='/en/services/photo-booth']", "/en/services/photo-booth", True),
)


def test_only_a_picture_is_carried_over(page: Page, context: BrowserContext, site: str) -> None:
    page.add_init_script(
        "addEventListener('pagereveal', (event) => window.carried = !!event.viewTransition)"
    )
    page.emulate_media(reduced_motion="no-preference")
    for link, next_page, carried in _CARRIED:
        page.goto(f"{site}/en/services")
        wait_for_scripts(page)
        page.locator(link).first.click()
        page.wait_for_url(f"{site}{next_page}")
        page.wait_for_function("() => window.carried !== undefined")
        assert page.evaluate("() => window.carried") is carried


def test_the_next_page_is_not_styled_anew_by_its_transition(page: Page, site: str) -> None:
    """A colour for what is selected, given to the root, has every element styled again."""
    page.goto(f"{site}/beyblade", wait_until="domcontentloaded")
    selected = "(element) => getComputedStyle(element, '::selection').backgroundColor"
    nothing = "rgba(0, 0, 0, 0)"
    assert page.locator("html").evaluate(selected) == nothing
    assert page.locator("h1").evaluate(selected) != nothing


def follow_link(page: Page, site: str, prefix: str) -> None:
    """Open the home page and follow a link of it, then wait until both pages are kept."""
    page.goto(f"{site}{prefix or '/'}")
    page.locator(f'footer a[href="{prefix}/about"]').click()
    page.wait_for_url(f"{site}{prefix}/about")
    page.evaluate(_UNTIL_KEPT, [prefix or "/", f"{prefix}/about"])


def assert_kept(page: Page, site: str, prefix: str) -> None:
    """Without a network, pages of a language that were seen open, and say so."""
    note = page.locator(".kept-note")
    page.goto(f"{site}{prefix}/about")
    page.reload()
    expect(note).to_contain_text("offline" if prefix else "เน็ตหลุด")
    expect(page.locator("h1")).to_be_visible()
    page.goto(f"{site}{prefix or '/'}?from=chat")
    expect(note).to_be_visible()


def test_pages_seen_open_without_a_network(
    page: Page, context: BrowserContext, site: str, complaints: Complaints
) -> None:
    note = page.locator(".kept-note")
    for prefix in ("", "/en"):
        follow_link(page, site, prefix)
        expect(note).to_have_count(0)
    context.set_offline(True)
    for prefix in ("", "/en"):
        assert_kept(page, site, prefix)
    with pytest.raises(Error, match="ERR_"):
        page.goto(f"{site}/en/privacy")
    context.set_offline(False)
    page.goto(f"{site}/en/about")
    expect(page.locator("h1")).to_be_visible()
    expect(note).to_have_count(0)
    # Chromium itself reports what it cannot fetch without a network.
    complaints.forgive_failed_requests()


def test_pages_that_name_people_are_shown_for_a_day(
    page: Page, context: BrowserContext, site: str, complaints: Complaints
) -> None:
    event, about = "/en/events/1", "/en/about"
    follow_link(page, site, "/en")
    page.goto(f"{site}{event}")
    page.evaluate(_UNTIL_KEPT, [event, about])
    context.set_offline(True)
    for hours, kept in ((23, [about, event]), (25, [about])):
        page.evaluate(_AGED, [[event, about], hours])
        for path in kept:
            page.goto(f"{site}{path}")
            expect(page.locator(".kept-note")).to_be_visible()
    with pytest.raises(Error, match="ERR_"):
        page.goto(f"{site}{event}")
    context.set_offline(False)
    # The next page that is kept has the worker forget it.
    page.goto(f"{site}/en/privacy")
    page.wait_for_function("async () => !(await caches.match('/en/events/1'))")
    assert about in page.evaluate(_KEPT)
    complaints.forgive_failed_requests()


def test_only_pages_and_scripts_are_kept_and_the_remover_leaves_nothing_behind(
    page: Page, context: BrowserContext, site: str
) -> None:
    follow_link(page, site, "/en")
    page.goto(f"{site}/en/events", wait_until="networkidle")
    page.evaluate(_UNTIL_KEPT, ["/en/events"])
    kept: list[str] = page.evaluate(_KEPT)
    assert {"/en", "/en/about", "/en/events"} <= set(kept)
    others = [path for path in kept if "." in path or path.startswith("/api")]
    assert [path for path in others if not path.startswith("/_astro/")] == []
    assert page.evaluate(_WORKERS) == 1
    page.evaluate(_REMOVER)
    page.evaluate(_UNTIL_GONE)


@pytest.fixture(scope="module")
def live_site() -> Iterator[str]:
    """A site whose first event has a tournament under way."""
    with (
        live_store(players=16, stadiums=4) as store,
        running_site(NK_DATA=store.folder, NK_PUBLIC_URL=PUBLIC_URL) as site,
    ):
        yield site.origin


def test_a_kept_page_of_a_tournament_says_how_old_it_is(browser: Browser, live_site: str) -> None:
    # A visitor of their own, as this is another site than that of the other tests.
    context = browser.new_context()
    page = context.new_page()
    follow_link(page, live_site, "/en")
    page.goto(f"{live_site}/en/events/1")
    news = page.locator(".live-news")
    expect(news).to_have_text("Updates by itself")
    page.evaluate(_UNTIL_KEPT, ["/en/events/1"])
    context.set_offline(True)
    # Two hours and a little later, as seconds have passed since the page was made.
    context.clock.install(time=datetime.now(UTC) + timedelta(hours=2, seconds=30))
    page.reload()
    expect(page.locator(".kept-note")).to_be_visible()
    expect(news).to_have_text("As of 120 min ago. Reconnecting")
    context.set_offline(False)
    context.clock.run_for(13_000)
    expect(news).to_have_text("Updates by itself")
    context.close()


def cost_of_a_second_view(page: Page, address: str) -> float:
    page.goto(address)
    # What a slow machine fetches only after a pause belongs to the first view, too.
    load_everything(page)
    page.wait_for_load_state("networkidle")
    session = page.context.new_cdp_session(page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda sent: sizes.append(sent["encodedDataLength"]))
    session.send("Network.enable")
    page.goto(address, wait_until="networkidle")
    return sum(sizes)


@pytest.mark.parametrize("address", ["/", "/events", "/games", "/meeple", "/events/1"])
def test_a_second_view_costs_next_to_nothing(page: Page, site: str, address: str) -> None:
    assert 0 < cost_of_a_second_view(page, f"{site}{address}") <= 5_000


@pytest.mark.parametrize("address", ["/events/1", "/en/events/1/board"])
def test_a_second_view_of_a_tournament_costs_next_to_nothing(
    browser: Browser, live_site: str, address: str
) -> None:
    # A page of its own, as it visits another site than the other tests.
    page = browser.new_page()
    assert 0 < cost_of_a_second_view(page, f"{live_site}{address}") <= 5_000
    page.close()
