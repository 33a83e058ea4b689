"""What the pages know of each picture: its size, its widths, and its placeholder class."""

import json
from collections.abc import Iterable

from nk.content.pictures.encoding import Encoded

ADDRESS = "/img"


def pictures_json(pictures: Iterable[Encoded]) -> str:
    """Write the facts by picture name."""
    facts = {picture.name: _facts(picture) for picture in pictures}
    return json.dumps(facts, indent=1, sort_keys=True) + "\n"


def _facts(picture: Encoded) -> dict[str, object]:
    largest = picture.variants[-1]
    return {
        "width": largest.width,
        "height": largest.height,
        "placeholder": _class(picture.colour),
        "variants": [
            {"w": variant.width, "file": f"{ADDRESS}/{variant.file}"}
            for variant in picture.variants
        ],
    }


def placeholders_css(pictures: Iterable[Encoded]) -> str:
    """Write a class for each colour in use: the site's policy forbids style attributes."""
    colours = sorted({picture.colour for picture in pictures if picture.colour})
    return "".join(f".{_class(colour)}{{background-color:#{colour}}}\n" for colour in colours)


def _class(colour: str | None) -> str:
    """Name the class; a see-through picture has none of its own, the page shows behind it."""
    return f"ph-{colour or 'none'}"
