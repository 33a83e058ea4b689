"""What is measured on a page that stands: letters, targets, phrases, rows and formats."""

from typing import Final

from playwright.sync_api import Page

_SMALLEST_TYPE: Final = 14

# What is drawn as text, with its size; pictures of text (SVG) scale with their drawing.
_SMALL_TYPE: Final = """(smallest) => {
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
_SMALL_TARGETS: Final = """() => {
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
_TORN: Final = """() => {
    const isText = (node) => node.nodeType === Node.TEXT_NODE
        ? node.textContent.trim() !== '' : node.matches('.keep, em');
    return [...document.querySelectorAll('.keep')].map((word) => word.parentElement)
        .filter((phrase) => /flex|grid/.test(getComputedStyle(phrase).display))
        .filter((phrase) => [...phrase.childNodes].filter(isText).length > 1)
        .map((phrase) => phrase.textContent.trim());
}"""

# The first use of any of these takes a phone about a tenth of a second.
WATCH_FORMATS: Final = """
window.formats = [];
const noted = (name) => ({
    construct: (format, given) => { formats.push(name); return new format(...given); },
    apply: (method, self, given) => { formats.push(name); return method.apply(self, given); },
});
for (const name of Object.getOwnPropertyNames(Intl)) {
    if (typeof Intl[name] === 'function') Intl[name] = new Proxy(Intl[name], noted(name));
}
for (const { prototype } of [Number, BigInt, Date, String, Array]) {
    for (const name of Object.getOwnPropertyNames(prototype).filter((each) => /locale/i.test(each)))
        prototype[name] = new Proxy(prototype[name], noted(name));
}
"""

# The height of each row of buttons in the first section, with its own letters and without.
_ROWS: Final = """() => {
    const first = document.querySelector('main > section:first-of-type');
    if (!first) return [[], []];
    const rows = [...first.querySelectorAll('.button-row')];
    const heights = () => rows.map((row) => row.clientHeight);
    const own = heights();
    const letters = getComputedStyle(first).getPropertyValue('--font-heading').split(',');
    first.style.setProperty('--font-heading', letters.slice(1).join());
    const standIn = heights();
    first.style.removeProperty('--font-heading');
    return [own, standIn];
}"""


def small_letters(page: Page) -> list[str]:
    """Texts too small to be read on a phone."""
    found: list[str] = page.evaluate(_SMALL_TYPE, _SMALLEST_TYPE)
    return found


def small_targets(page: Page) -> list[str]:
    """Controls too small for a thumb."""
    found: list[str] = page.evaluate(_SMALL_TARGETS)
    return found


def torn_phrases(page: Page) -> list[str]:
    """Phrases whose words a flex box sets apart, those of the phone's menu among them."""
    page.locator("details[data-menu=phone] summary").tap()
    found: list[str] = page.evaluate(_TORN)
    return found


def changing_rows(page: Page) -> list[str]:
    """Rows of buttons in the first section that break otherwise before their letters come."""
    changed: list[str] = []
    if page.evaluate(_ROWS) == [[], []]:
        return changed
    for width in (360, 390, 412):
        page.set_viewport_size({"width": width, "height": 800})
        own, stand_in = page.evaluate(_ROWS)
        if own != stand_in:
            changed.append(f"{own} becomes {stand_in} at {width}")
    return changed


def woken_formats(page: Page) -> list[str]:
    """What the page used of the browser's own formats; the page came with `WATCH_FORMATS`."""
    woken: list[str] = page.evaluate("() => formats.splice(0)")
    # The watch itself is awake.
    page.evaluate("() => new Date().toLocaleDateString()")
    assert page.evaluate("() => formats.splice(0)") == ["toLocaleDateString"]
    return woken
