"""Asking the application as the server below it does, with any bytes at all."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Dialog, Page, Route

from nk.site.answers import ASGIApp, Header
from tests.support.hostile.hostile_requests import Hostile
from tests.support.server import little_site
from tests.support.server.little_site import HOST, Reply

T = TypeVar("T")


def finished(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end on a thread of its own: the browser keeps a loop on ours."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def ask(app: ASGIApp, request: Hostile) -> Reply:
    """Send one request; waiting for its body is a failure."""
    method, path, query, headers = request.method, request.path, request.query, request.headers
    return await little_site.ask(app, path, method=method, query=query, headers=headers)


def plain(path: str, method: str = "GET", query: str = "") -> Hostile:
    """Return a request that nobody would call hostile."""
    return Hostile(method, path.encode("ascii"), query.encode("ascii"), (HOST,))


EVERYWHERE = {
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"strict-origin-when-cross-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-embedder-policy": b"require-corp",
    b"cross-origin-resource-policy": b"same-origin",
    b"strict-transport-security": b"max-age=63072000; includeSubDomains",
    b"server": b"nk",
}
POLICY_PARTS = (
    b"default-src 'none'",
    b"base-uri 'none'",
    b"form-action 'self'",
    b"frame-ancestors 'none'",
    b"upgrade-insecure-requests",
)
# From OWASP's list of headers that tell too much, and those that would open a door.
FORBIDDEN = frozenset(
    {
        *(b"x-powered-by", b"x-aspnet-version", b"x-runtime", b"x-version", b"via", b"sourcemap"),
        *(b"x-sourcemap", b"x-generator", b"x-server", b"x-backend", b"x-served-by", b"set-cookie"),
        *(b"access-control-allow-origin", b"access-control-allow-credentials", b"refresh"),
        *(b"content-security-policy-report-only", b"public-key-pins", b"x-xss-protection"),
    }
)


def header_problems(lines: Sequence[Header]) -> list[str]:
    """Say what is wrong with the headers of one answer."""
    times = Counter(name for name, _ in lines)
    found = [f"{name!r} is sent {times[name]} times" for name in times if times[name] > 1]
    given = dict(lines)
    found += [
        f"{name!r} is {given.get(name)!r}"
        for name, value in EVERYWHERE.items()
        if given.get(name) != value
    ]
    found += [f"{name!r} is sent" for name in given if name in FORBIDDEN]
    if any(sign in name + value for name, value in lines for sign in (b"\r", b"\n", b"\0")):
        found.append("a header is broken in two")
    return found + _policy_problems(given)


def _policy_problems(given: dict[bytes, bytes]) -> list[str]:
    directives = given.get(b"content-security-policy", b"").split(b"; ")
    found = [f"the policy lacks {part!r}" for part in POLICY_PARTS if part not in directives]
    names = [directive.partition(b" ")[0] for directive in directives]
    if len(set(names)) != len(names):
        found.append("the policy names a thing twice")
    if b"camera=()" not in given.get(b"permissions-policy", b""):
        found.append("the camera is not forbidden")
    return found


_NOTE_VIOLATIONS = """
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
        window.violations.push(event.effectiveDirective);
    });
"""


@dataclass
class Watch:
    """What a page did that no page of ours does."""

    outside: list[str] = field(default_factory=list)
    dialogs: list[str] = field(default_factory=list)
    uncaught: list[str] = field(default_factory=list)

    def dismiss(self, dialog: Dialog) -> None:
        """Note a dialog and close it."""
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def problems(self, page: Page) -> list[str]:
        """Say everything that a hostile text achieved."""
        done = [*self.outside, *self.dialogs, *self.uncaught]
        if page.evaluate("() => window.hacked !== undefined"):
            done.append("code of the text ran")
        evil: int = page.locator(".evil, iframe, object, embed, base").count()
        if evil:
            done.append(f"{evil} elements of the text")
        odd = "a[href]:not([href^='https://'], [href^='/'], [href^='#'], [href^='tel:'])"
        links: list[str] = page.locator(odd).evaluate_all("(all) => all.map((a) => a.href)")
        own = urlsplit(page.url).hostname
        return [
            *done,
            *(link for link in links if urlsplit(link).hostname != own and "mailto:" not in link),
        ]


def violations(page: Page) -> set[str]:
    """Return the directives of the policy that something ran against."""
    return set(page.evaluate("() => window.violations"))


def watched_page(context: BrowserContext, site: str) -> tuple[Page, Watch]:
    """Open a page under watch; requests to anywhere else are noted and go nowhere."""
    watch = Watch()
    page = context.new_page()
    page.add_init_script(_NOTE_VIOLATIONS)
    page.on("dialog", watch.dismiss)
    page.on("pageerror", lambda error: watch.uncaught.append(f"uncaught: {error}"))
    page.route(_elsewhere(site), lambda route: _note(watch, route))
    return page, watch


def _elsewhere(site: str) -> Callable[[str], bool]:
    own = urlsplit(site).netloc
    return lambda url: urlsplit(url).netloc != own


def _note(watch: Watch, route: Route) -> None:
    watch.outside.append(f"a request to {route.request.url}")
    route.abort()
