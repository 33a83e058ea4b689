"""What moves on a page that stands."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

# Browsers tell the shift of a page to three places; a word that gets a little wider is less.
_STILL = 0.001
# The letters are drawn only in the frame after they came, and what moves by that is not looked for.
# The browser tells what is in view once it has drawn, also while a test holds the clock.
# On a busy machine letters are asked for only when that first frame is drawn.
_WATCH = """async () => {
    do {
        await document.fonts.ready;
        await new Promise((drawn) => { new IntersectionObserver(drawn).observe(document.body); });
    } while (document.fonts.status !== 'loaded');
    window.shifts = [];
    const at = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const told = ({ node, previousRect, currentRect }) =>
        `${node?.textContent.trim().slice(0, 40)} (${at(previousRect)} to ${at(currentRect)})`;
    const note = (entries) => shifts.push(...entries.map(({ value, sources }) =>
        [value, sources.map(told).join()]));
    const watch = new PerformanceObserver((list) => note(list.getEntries()));
    watch.observe({ type: 'layout-shift' });
    window.takeShifts = () => { note(watch.takeRecords()); return shifts; };
}"""
_TAKE = """() => new Promise((taken) => requestAnimationFrame(
    () => requestAnimationFrame(() => taken(takeShifts()))))"""


# A page fetches its scripts once it is painted, and the browser calls it loaded before that.
_SCRIPTS: Final = """async () => {
    const texts = [...document.scripts].map(({ text }) => text);
    const found = texts.flatMap((text) => [...text.matchAll(/import\\(`([^`]+)`\\)/g)]);
    await Promise.all(found.map(([, address]) => import(address)));
    return found.length;
}"""


def wait_for_scripts(page: Page) -> None:
    """Wait until the page's own scripts have run: before, its links and menus are plain ones."""
    assert page.evaluate(_SCRIPTS) > 0


def watch_for_moves(page: Page) -> None:
    """Note what moves from now on, once the letters are drawn."""
    page.evaluate(_WATCH)


def moved(page: Page) -> list[tuple[float, str]]:
    """What moved so far, or nothing when it was too little to be seen."""
    shifts: list[tuple[float, str]] = page.evaluate(_TAKE)
    return shifts if sum(value for value, _ in shifts) >= _STILL else []


# A clock that a test sets turns every timer but the browser's own deadline for a request.
_DEADLINES: Final = """AbortSignal.timeout = (milliseconds) => {
    const ending = new AbortController();
    setTimeout(() => ending.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return ending.signal;
}"""


def install_clock(context: BrowserContext) -> None:
    """Let the test turn the clock of its pages, also that of the deadlines for answers."""
    context.clock.install()
    context.add_init_script(_DEADLINES)


# A control that is hidden for its label's sake shows its focus on what stands around it.
_LOOKS: Final = """const looks = (element) => {
    const around = [element, element.parentElement, element.nextElementSibling,
        element.closest('label'), element.closest('li')].filter(Boolean);
    return around.flatMap((part) => [null, '::before', '::after'].map((piece) => {
        const style = getComputedStyle(part, piece);
        const outline = style.outlineStyle === 'none' ? '' : style.outline;
        return [outline, style.boxShadow, style.borderColor, style.backgroundColor].join();
    })).join();
};"""

_WALK: Final = f"""() => {{
    {_LOOKS}
    const kinds = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const reachable = (element) => element.tabIndex >= 0 && !element.disabled
        && element.getClientRects().length > 0
        && element.checkVisibility({{ visibilityProperty: true }});
    const name = (element) => (element.ariaLabel || element.textContent || element.value).trim();
    const covered = (element) => {{
        const box = (element.closest('label') ?? element).getBoundingClientRect();
        const at = (part) => (start, size) => start + size * part;
        const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) =>
            document.elementFromPoint(at(x)(box.left, box.width), at(y)(box.top, box.height))));
        const own = (found) => found && (found.contains(element) || element.contains(found)
            || found.closest('label')?.contains(element));
        return !places.some(own);
    }};
    const troubles = [];
    scrollTo({{ top: document.body.scrollHeight, behavior: 'instant' }});
    for (const element of [...document.querySelectorAll(kinds)].filter(reachable).reverse()) {{
        document.activeElement.blur();
        const before = looks(element);
        element.focus();
        if (looks(element) === before) troubles.push(`not seen: ${{name(element)}}`);
        if (covered(element)) troubles.push(`covered: ${{name(element)}}`);
    }}
    return troubles;
}}"""


def focus_troubles(page: Page) -> list[str]:
    """Controls that do not show that they have the focus, or that something covers then.

    The page is walked through from its end, as what sticks to the top covers most on the way up.
    """
    # From here on the browser takes a focus to come from the keyboard.
    page.keyboard.press("Tab")
    troubles: list[str] = page.evaluate(_WALK)
    return troubles


def tab_to(page: Page, target: Locator, most: int = 150) -> None:
    """Press Tab until the target has the focus, and see that it shows it."""
    handle = target.element_handle()
    for _ in range(most):
        page.keyboard.press("Tab")
        if handle.evaluate("(element) => element === document.activeElement"):
            break
    expect(target).to_be_focused()
    shown: bool = handle.evaluate(
        """(element) => {
            const around = [element, element.parentElement, element.nextElementSibling,
                element.closest('label'), element.closest('li')].filter(Boolean);
            const outlined = (part, piece) => getComputedStyle(part, piece).outlineStyle !== 'none';
            return around.some((part) => outlined(part) || outlined(part, '::after'));
        }"""
    )
    assert shown


on_both = pytest.mark.parametrize("device", ["phone", "desktop"])
without_scripts = pytest.mark.parametrize("scripting", [False])
in_both_languages = pytest.mark.parametrize("prefix", ["", "/en"])
# For what a page does: the language changes its words and the device its layout, neither what the
# other changes, so each is seen once. How a page fits is measured on all four.
in_both_on_both = pytest.mark.parametrize(
    ("prefix", "device"), [("", "phone"), ("/en", "desktop")], ids=["th-phone", "en-desktop"]
)


# What a closed <details> of the page holds counts as hidden, as axe reads its `open`. But while the
# browser does not draw it, it works its styles out anew each time axe asks for one of them, which
# takes half a minute where hundreds of games are folded away.
_RUN_AXE = """async ([part, targets]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
        'main details::details-content { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
    const { violations } = await axe.run(part, {
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: targets } },
        // Only rules that are off need the style sheets fetched again.
        preload: false,
    });
    document.adoptedStyleSheets = [];
    const told = ({ target, any }) => `(${target}) ${any[0]?.message ?? ''}`;
    return violations.map(({ id, help, nodes }) => `${id}: ${help} ${told(nodes[0])}`);
}"""


def axe_findings(page: Page, axe: str, part: str = "html", *, targets: bool = True) -> list[str]:
    """Every accessibility rule the page breaks as it stands now, with the first place of each; or
    a part of it, when the rest was looked at before. The size of targets is not for a page that
    was scrolled: whatever is half under a bar just then counts as small."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    found: list[str] = page.evaluate(_RUN_AXE, [part, targets])
    return found


def overflow(page: Page) -> int:
    """How many pixels wider than the screen the page is."""
    wide: int = page.evaluate(
        "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wide


# What is not drawn before it is near has a size that was guessed, and no lines yet. A rule for all
# elements would have the browser work every style out anew.
_DRAW_ALL = """() => {
    for (const part of document.body.querySelectorAll('*')) {
        if (getComputedStyle(part).contentVisibility === 'auto')
            part.style.contentVisibility = 'visible';
    }
}"""

_CUT_OFF = """() => {
    const found = new Set();
    const edge = document.documentElement.clientWidth;
    const shown = { visibilityProperty: true, opacityProperty: true };
    const beside = (box, frame) => box.left < frame.left - 2 || box.right > frame.right + 2;
    // The neighbours of the picture in the viewer wait beside the screen.
    const elsewhere = '.hidden-visually, [aria-hidden=true], svg, .skip, '
        + '.yarl__slide:not(.yarl__slide_current)';
    // Most texts have most frames in common.
    const known = new Map();
    const measured = (frame) => {
        if (!known.has(frame)) {
            const { overflowX, overflowY } = getComputedStyle(frame);
            known.set(frame, { overflowX, overflowY, box: frame.getBoundingClientRect() });
        }
        return known.get(frame);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || !element.checkVisibility(shown)) continue;
        if (element.closest(elsewhere)) continue;
        range.selectNodeContents(texts.currentNode);
        const box = range.getBoundingClientRect();
        let frame = element;
        let reachable = false;
        for (; frame !== document.body && !reachable; frame = frame.parentElement) {
            const { overflowX, overflowY, box: hides } = measured(frame);
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


def draw_all(page: Page) -> None:
    """Draw also what is far from the screen, from now on."""
    page.evaluate(_DRAW_ALL)


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
