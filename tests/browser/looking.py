"""What several browser tests look at."""

from typing import Any

import pytest
from playwright.sync_api import Page

on_both = pytest.mark.parametrize("device", ["phone", "desktop"])
without_scripts = pytest.mark.parametrize("scripting", [False])
in_both_languages = pytest.mark.parametrize("prefix", ["", "/en"])


def axe_findings(page: Page, axe: str) -> list[str]:
    """Every accessibility rule the page breaks as it stands now, with the first place of each."""
    page.evaluate(axe)
    result: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {found['help']} ({found['nodes'][0]['target']})"
        for found in result["violations"]
    ]


def overflow(page: Page) -> int:
    """How many pixels wider than the screen the page is."""
    wide: int = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wide


def wake_islands(page: Page) -> None:
    """Scroll through the page, so that everything that waits to be seen wakes up."""
    page.evaluate(
        """async () => {
            for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
                scrollTo({ top: y, behavior: 'instant' });
                await new Promise((resolve) => requestAnimationFrame(() => resolve()));
            }
        }"""
    )
    page.wait_for_function("() => !document.querySelector('astro-island[ssr]')")
    page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
