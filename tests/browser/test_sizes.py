"""Sizes on a phone: letters that can be read, targets that can be hit, words that stay whole."""

import pytest
from playwright.sync_api import Page

from tests.browser.test_every_page import addresses, on_a_phone
from tools.shots.command import wake_islands

_SMALLEST_TYPE = 14

# What is drawn as text, with its size; pictures of text (SVG) scale with their drawing.
_SMALL_TYPE = """(smallest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set();
    while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        const skipped = parentElement.closest('script, style, svg, noscript, .hidden-visually');
        if (!textContent.trim() || skipped || !parentElement.checkVisibility()) continue;
        const size = parseFloat(getComputedStyle(parentElement).fontSize);
        if (size < smallest) small.add(`${size} px: ${textContent.trim().slice(0, 30)}`);
    }
    return [...small];
}"""

# A link in a line of text may be as tall as the line (WCAG 2.5.8); all else is for a thumb. A
# pseudo-element may widen the target beyond the box, so the points around its middle are asked.
_SMALL_TARGETS = """() => {
    const kinds = 'a[href], button, summary, select, textarea, [role=tab],'
        + ' input:not([type=hidden])';
    const reaches = (element, x, y) => {
        const found = document.elementFromPoint(x, y);
        return found && (element.contains(found) || found.closest('label')?.contains(element));
    };
    const isInline = (element) => {
        const line = element.closest('p, li, dd, dt, td, figcaption, blockquote');
        return getComputedStyle(element).display === 'inline' && line
            && line.textContent.trim().length > element.textContent.trim().length;
    };
    const tall = (element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        if (box.width < 2 || box.right < 0 || box.left > innerWidth) return true;
        const least = isInline(element) ? 24 : 44;
        if (box.height >= least - 0.5) return true;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const reach = least / 2 - 1;
        return reaches(element, x, y - reach) && reaches(element, x, y + reach);
    };
    const seen = (element) => element.checkVisibility({ visibilityProperty: true })
        && !element.closest('.hidden-visually, .skip');
    return [...document.querySelectorAll(kinds)].filter(seen).filter((each) => !tall(each))
        .map((each) => `${Math.round(each.getBoundingClientRect().height)} px: `
            + `${(each.ariaLabel || each.textContent || each.type).trim().slice(0, 30)}`);
}"""

# A word held together inside a flex box is a box of its own, and a gap tears the phrase apart.
_TORN = """() => {
    const isText = (node) => node.nodeType === Node.TEXT_NODE
        ? node.textContent.trim() !== '' : node.matches('.keep, em');
    return [...document.querySelectorAll('.keep')].map((word) => word.parentElement)
        .filter((phrase) => /flex|grid/.test(getComputedStyle(phrase).display))
        .filter((phrase) => [...phrase.childNodes].filter(isText).length > 1)
        .map((phrase) => phrase.textContent.trim());
}"""

every_page = pytest.mark.parametrize("address", addresses())


@on_a_phone
@every_page
def test_letters_and_targets_are_large_enough(page: Page, site: str, address: str) -> None:
    page.goto(f"{site}{address}")
    wake_islands(page)
    small = page.evaluate(_SMALL_TYPE, _SMALLEST_TYPE)
    assert (small, page.evaluate(_SMALL_TARGETS)) == ([], [])


@on_a_phone
@pytest.mark.parametrize("address", [each for each in addresses() if not each.startswith("/en")])
def test_no_phrase_is_torn_apart(page: Page, site: str, address: str) -> None:
    page.goto(f"{site}{address}")
    page.locator("details[data-menu=phone] summary").tap()
    assert page.evaluate(_TORN) == []
