"""A browser that notes everything a hostile page could achieve."""

from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Dialog, Page, Route

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
