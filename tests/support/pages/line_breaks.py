"""Where the lines of a page break, and which words and figures that parts.

What the pages show is measured: a letter that stands lower than the one before it starts a line. A
dictionary says what a word is; see `thai_words.py` beside this. The remedy for a finding is a
word for `keep_together` in content/glossary.yaml, or for `may_break` if it is two words there.
"""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page

from nk.content.registry import GLOSSARY, validated
from nk.content.schema.values import Known
from nk.content.schema.words import Glossary
from nk.content.yaml import read_document
from nk.settings import ROOT
from tests.support.pages.thai_words import WordEnds

WIDTHS: Final = (320, 360, 390, 768, 1440)
# Texts by the block they flow in, each with the places before which a new line starts.
_LINES: Final = """() => {
    const thai = /[\\u0e01-\\u0e4e]/;
    const elsewhere = 'script, style, noscript, svg, .hidden-visually';
    const shown = { visibilityProperty: true };
    const blocks = new Map();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || element.closest(elsewhere)) continue;
        if (!element.checkVisibility(shown)) continue;
        let block = element;
        while (getComputedStyle(block).display === 'inline') block = block.parentElement;
        // Letters of a line that runs downwards all stand lower than the one before.
        if (getComputedStyle(block).writingMode !== 'horizontal-tb') continue;
        blocks.set(block, [...(blocks.get(block) ?? []), texts.currentNode]);
    }
    const range = document.createRange();
    const lines = [];
    for (const nodes of blocks.values()) {
        if (!nodes.some((node) => thai.test(node.data))) continue;
        let text = '';
        let top;
        const starts = [];
        for (const node of nodes) {
            for (let index = 0; index < node.length; index += 1) {
                range.setStart(node, index);
                range.setEnd(node, index + 1);
                const [box] = range.getClientRects();
                // Marks above a letter have no width, and spaces at the end of a line no box.
                if (box && box.width > 0) {
                    const lower = top !== undefined && box.top > top + box.height / 2;
                    if (lower) starts.push(text.length);
                    top = box.top;
                }
                text += node.data[index];
            }
        }
        if (starts.length > 0) lines.push({ text, starts });
    }
    return lines;
}"""
_HOLDS_THAI: Final = "() => /[\\u0e01-\\u0e4e]{3}/.test(document.querySelector('main').innerText)"


def known_word_ends() -> WordEnds:
    """The dictionary, with the words of the glossary."""
    document = read_document(ROOT / "content" / GLOSSARY.file, GLOSSARY.file)
    glossary: Glossary = validated(GLOSSARY, document, Known({}, frozenset()))
    return WordEnds(glossary.keep_together, glossary.may_break)


def holds_thai(page: Page) -> bool:
    """Whether any Thai is on the page, such as a name on an English one."""
    found: bool = page.evaluate(_HOLDS_THAI)
    return found


def torn_words(page: Page, ends: WordEnds) -> Iterator[str]:
    """What stands on two lines at some width and should not. All of the page must be drawn."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        for line in page.evaluate(_LINES):
            for start in line["starts"]:
                if torn := ends.torn(line["text"], start):
                    around = line["text"][max(0, start - 20) : start + 20]
                    yield f"{torn} at {width} in {around!r}"
