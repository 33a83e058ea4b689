"""What pages know of each picture: its files, size, colour and focus, and the classes for them."""

import json
from collections.abc import Iterable

from nk.content.pictures.masters import MIDDLE, PictureSettings
from nk.content.pictures.variants import Encoded

ADDRESS = "/img"


def pictures_json(pictures: Iterable[Encoded], settings: PictureSettings) -> str:
    """Write the facts by picture name."""
    facts = {picture.name: _facts(picture, settings.focus_of(picture.name)) for picture in pictures}
    return json.dumps(facts, indent=1, sort_keys=True) + "\n"


def _facts(picture: Encoded, focus: tuple[int, int]) -> dict[str, object]:
    largest = picture.variants[-1]
    return {
        "width": largest.width,
        "height": largest.height,
        "placeholder": _colour_class(picture.colour),
        "focus": None if focus == MIDDLE else _focus_class(focus),
        "variants": [
            {"w": variant.width, "file": f"{ADDRESS}/{variant.file}"}
            for variant in picture.variants
        ],
    }


def pictures_css(pictures: Iterable[Encoded], settings: PictureSettings) -> str:
    """Write a class for each colour and focus: the site's policy forbids style attributes."""
    colours = sorted({picture.colour for picture in pictures if picture.colour})
    points = sorted(set(settings.focus.values()) - {MIDDLE})
    return "".join(
        (
            *(f".{_colour_class(each)}{{background-color:#{each}}}\n" for each in colours),
            *(f".{_focus_class((x, y))}{{object-position:{x}% {y}%}}\n" for x, y in points),
        )
    )


def _colour_class(colour: str | None) -> str:
    """Name the class; a see-through picture has none of its own, the page shows behind it."""
    return f"ph-{colour or 'none'}"


def _focus_class(focus: tuple[int, int]) -> str:
    return "at-{}-{}".format(*focus)
