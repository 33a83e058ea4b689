"""Where the keyboard is: shown, and not under something that sticks to the screen."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

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
