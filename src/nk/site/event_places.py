"""Where an event is: what staff wrote, or the branch's own name where that says too little."""

import re
from collections.abc import Mapping
from typing import Final

from nk.site.addresses import Language
from nk.site.events import EventView
from nk.site.shop_facts import BranchPlace

_THAI: Final = re.compile("[\u0e00-\u0e7f]")


def is_foreign(text: str, language: Language) -> bool:
    """Tell whether a text that staff wrote is Thai in an English page."""
    return language == "en" and _THAI.search(text) is not None


def place_name(event: EventView, branches: Mapping[str, BranchPlace], language: Language) -> str:
    """Return the place in words; staff write it in Thai, the branches have English names too."""
    branch = branches.get(event.branch_id or "")
    if branch and (not event.location or is_foreign(event.location, language)):
        return branch.names[language]
    return event.location


def postal_address(
    event: EventView, branches: Mapping[str, BranchPlace], language: Language
) -> dict[str, str]:
    """Return the place in schema.org's words; the street is known only of a branch."""
    branch = branches.get(event.branch_id or "")
    known = (
        {"streetAddress": branch.streets[language], "postalCode": branch.postal_code}
        if branch
        else {}
    )
    return {
        "@type": "PostalAddress",
        **known,
        "addressLocality": "Bangkok",
        "addressCountry": "TH",
    }
