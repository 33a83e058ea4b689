"""What a phone does, and what a visitor sees, in the first moment of a page."""

from playwright.sync_api import Page

from tests.browser.test_every_page import addresses, on_a_phone
from tools.shots.command import wake_islands

# The first use of any of these takes a phone about a tenth of a second.
_WATCH_FORMATS = """
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
_ROWS = """() => {
    const root = document.documentElement;
    const rows = [...document.querySelectorAll('main > section:first-of-type .button-row')];
    const heights = () => rows.map((row) => row.clientHeight);
    const own = heights();
    const [first, ...others] = getComputedStyle(root).getPropertyValue('--font-heading').split(',');
    root.style.setProperty('--font-heading', others.join());
    const standIn = heights();
    root.style.removeProperty('--font-heading');
    return [own, standIn];
}"""


@on_a_phone
def test_no_page_wakes_the_browsers_own_formats(page: Page, site: str) -> None:
    page.add_init_script(_WATCH_FORMATS)
    woken = {}
    for address in [*addresses(), "/events/1", "/en/events/1"]:
        page.goto(f"{site}{address}")
        wake_islands(page)
        if formats := page.evaluate("() => formats"):
            woken[address] = formats
    page.evaluate("() => new Date().toLocaleDateString()")
    assert page.evaluate("() => formats") == ["toLocaleDateString"]
    assert woken == {}


@on_a_phone
def test_rows_of_buttons_break_the_same_before_their_letters_come(page: Page, site: str) -> None:
    changed = []
    seen = 0
    for address in addresses():
        page.goto(f"{site}{address}")
        page.evaluate("() => document.fonts.ready")
        for width in (360, 390, 412):
            page.set_viewport_size({"width": width, "height": 800})
            own, stand_in = page.evaluate(_ROWS)
            seen += len(own)
            if own != stand_in:
                changed.append((address, width, own, stand_in))
    assert changed == []
    assert seen > len(addresses())
