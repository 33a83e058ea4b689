"""What is wrong with a page in a state: how it is built, and how it fits however large it is."""

from typing import Any, Final

from playwright.sync_api import Page, ViewportSize

from tests.support.pages.browser import cut_off, draw_all, moving, overflow, spaced_out

# Browsers zoom by making the page narrower: 640 pixels are a desktop at 200 %, 320 one at 400 %.
ZOOMED: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 320, "height": 640},
    "desktop": {"width": 640, "height": 450},
}


class Faults(dict[str, Any]):
    """What was looked for, each with what was found of it."""

    def found(self) -> dict[str, Any]:
        """Only what is wrong."""
        return {name: found for name, found in self.items() if found}


def faults_of_structure(page: Page, language: str) -> Faults:
    """What the page says about itself, and whether it keeps still."""
    said = page.locator("html").get_attribute("lang")
    headings = page.locator("h1").count()
    return Faults(
        {
            "language": [] if said == language else [said],
            "main headings": [] if headings == 1 else [headings],
            "animations": moving(page),
        }
    )


def faults_of_size(page: Page, device: str) -> Faults:
    """What does not fit: as it stands, spread out and zoomed. The page stays zoomed and drawn."""
    faults = Faults({"too wide": overflow(page)})
    draw_all(page)
    with spaced_out(page):
        faults["too wide, spread out"] = overflow(page)
        faults["cut off, spread out"] = cut_off(page)
    page.set_viewport_size(ZOOMED[device])
    faults["too wide, zoomed"] = overflow(page)
    faults["cut off, zoomed"] = cut_off(page)
    return faults
