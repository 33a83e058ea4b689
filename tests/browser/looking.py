"""What several browser tests look at."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page

from nk.cli.shots.waking import wake_islands as wake_islands

on_both = pytest.mark.parametrize("device", ["phone", "desktop"])
without_scripts = pytest.mark.parametrize("scripting", [False])
in_both_languages = pytest.mark.parametrize("prefix", ["", "/en"])


def axe_findings(page: Page, axe: str) -> list[str]:
    """Every accessibility rule the page breaks as it stands now, with the first place of each."""
    page.evaluate(axe)
    result: dict[str, Any] = page.evaluate(
        """() => axe.run(document, {
            resultTypes: ['violations'],
            rules: { 'target-size': { enabled: true } },
            // Only rules that are off need the style sheets fetched again.
            preload: false,
        })"""
    )
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


_CUT_OFF = """() => {
    const found = new Set();
    const edge = document.documentElement.clientWidth;
    const shown = { visibilityProperty: true, opacityProperty: true };
    const beside = (box, frame) => box.left < frame.left - 2 || box.right > frame.right + 2;
    // The neighbours of the picture in the viewer wait beside the screen.
    const elsewhere = '.hidden-visually, [aria-hidden=true], svg, .skip, '
        + '.yarl__slide:not(.yarl__slide_current)';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || !element.checkVisibility(shown)) continue;
        if (element.closest(elsewhere)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const box = range.getBoundingClientRect();
        let frame = element;
        let reachable = false;
        for (; frame !== document.body && !reachable; frame = frame.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(frame);
            const hides = frame.getBoundingClientRect();
            const low = /hidden|clip/.test(overflowY) && box.bottom > hides.bottom + 2;
            if (low || (/hidden|clip/.test(overflowX) && beside(box, hides)))
                found.add(`hidden: ${texts.currentNode.data.trim().slice(0, 40)}`);
            reachable = /auto|scroll/.test(overflowX);
        }
        if (!reachable && beside(box, { left: 0, right: edge }))
            found.add(`outside: ${texts.currentNode.data.trim().slice(0, 40)}`);
    }
    return [...found];
}"""

# The spacing that a reader may ask for (WCAG 2.2, 1.4.12).
_SPACING = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
}"""


def cut_off(page: Page) -> list[str]:
    """Texts that are partly hidden or outside the screen, and cannot be scrolled to."""
    found: list[str] = page.evaluate(_CUT_OFF)
    return found


@contextmanager
def spaced_out(page: Page) -> Iterator[None]:
    """Spread letters, words, lines and paragraphs as a reader may."""
    page.evaluate(_SPACING)
    yield
    page.evaluate("() => { document.adoptedStyleSheets = [] }")


def moving(page: Page) -> int:
    """How many animations run."""
    count: int = page.evaluate(
        "() => document.getAnimations().filter((each) => each.playState === 'running').length"
    )
    return count


_EDGELESS = """() => {
    const controls = 'button, summary, [role=tab], .button, input, select, [role=combobox]';
    const edged = (element) => {
        const style = getComputedStyle(element);
        const drawn = ['Top', 'Bottom'].some((side) =>
            Number.parseFloat(style[`border${side}Width`]) > 0
            && style[`border${side}Style`] !== 'none');
        return drawn || (style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
            || (element.matches('input') && style.appearance !== 'none')
            || element.querySelector('svg, img') !== null;
    };
    const look = (element) => {
        const style = getComputedStyle(element);
        return [style.border, style.outline, style.backgroundColor, style.color,
            style.textDecorationLine, style.fontWeight].join();
    };
    const bare = [...document.querySelectorAll(controls)].filter((control) => {
        const shown = control.offsetWidth > 2 ? control : control.closest('label') ?? control;
        const around = [shown, shown.nextElementSibling, shown.parentElement].filter(Boolean);
        return shown.checkVisibility({ visibilityProperty: true }) && !around.some(edged);
    });
    const one = (kind) => document.querySelector(kind);
    const pairs = [
        ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
        ['input:checked + span', 'input:not(:checked) + span'],
        ['.languages [aria-current]', '.languages a:not([aria-current])'],
    ].filter((pair) => pair.every(one));
    return [
        ...bare.map((control) => `no edge: ${control.className} ${control.textContent.trim()}`),
        ...pairs.filter(([chosen, other]) => look(one(chosen)) === look(one(other))).flat(),
    ];
}"""


def edgeless_in_forced_colours(page: Page) -> list[str]:
    """Controls drawn by colours alone, which vanish where the reader chooses the colours."""
    page.emulate_media(forced_colors="active")
    found: list[str] = page.evaluate(_EDGELESS)
    return found
