"""The icons that browsers and phones ask for, made from brand/icon."""

import io
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

# The page's cream: phones put icons on it where they cannot be see-through.
BACKGROUND = "#FFF6E8"
# Phones may cut a maskable icon to a circle; what matters must stay in the middle four fifths.
SAFE_PART = 0.8
ICON_NAMES = (
    "favicon.ico",
    *("icon-32.png", "icon-192.png", "icon-512.png"),
    *("apple-touch-icon.png", "icon-maskable-512.png"),
)


def icon_files(master: Path) -> Iterator[tuple[str, bytes]]:
    """Make each icon, by its file name."""
    return zip(ICON_NAMES, _icons(master), strict=True)


def _icons(master: Path) -> Iterator[bytes]:
    with Image.open(master) as opened:
        icon = _square(opened.convert("RGBA"))
    # Browsers fetch it with every first page, so it has the one size that they show.
    yield _bytes(_sized(icon, 32), "ICO", sizes=[(32, 32)])
    yield _bytes(_sized(icon, 32), "PNG")
    yield _bytes(_sized(icon, 192), "PNG")
    yield _bytes(_sized(icon, 512), "PNG")
    yield _bytes(_on_background(icon, 180, 0.92), "PNG")
    yield _bytes(_on_background(icon, 512, SAFE_PART), "PNG")


def _square(icon: Image.Image) -> Image.Image:
    side = max(icon.size)
    square = Image.new("RGBA", (side, side))
    square.paste(icon, ((side - icon.width) // 2, (side - icon.height) // 2))
    return square


def _sized(icon: Image.Image, side: int) -> Image.Image:
    return icon.resize((side, side), Image.Resampling.LANCZOS)


def _on_background(icon: Image.Image, side: int, part: float) -> Image.Image:
    inner = _sized(icon, round(side * part))
    picture = Image.new("RGB", (side, side), BACKGROUND)
    corner = (side - inner.width) // 2
    picture.paste(inner, (corner, corner), inner)
    return picture


def _bytes(picture: Image.Image, kind: str, **options: object) -> bytes:
    data = io.BytesIO()
    picture.save(data, kind, **options)
    return data.getvalue()
