"""Finishing for cut-outs: their shadow melts away before it meets the picture's edge."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageFilter

#: Fainter than this (of 255) a shadow is only a smudge on the page.
SMUDGE = 8
#: The renderer leaves shadows black; a surface is never this dark and see-through at once.
BLACK = 24
SOLID = 235
#: Share of the picture's width over which a shadow melts at the border.
BORDER = 0.07


def melt_shadow(picture: Image.Image) -> Image.Image:
    """Return the cut-out with smudges removed and its shadow faded towards the border."""
    red, green, blue, alpha = picture.convert("RGBA").split()
    brightest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    dark = brightest.point(lambda value: 255 if value <= BLACK else 0)
    see_through = alpha.point(lambda value: 255 if value <= SOLID else 0)
    shadow = ImageChops.multiply(dark, see_through)
    cleaned = alpha.point(lambda value: max(0, value - SMUDGE))
    melted = ImageChops.multiply(cleaned, _vignette(alpha.size))
    return Image.merge("RGBA", (red, green, blue, Image.composite(melted, alpha, shadow)))


def _vignette(size: tuple[int, int]) -> Image.Image:
    width, height = size
    edge = round(width * BORDER)
    mask = Image.new("L", size, 0)
    mask.paste(255, (edge, edge, width - edge, height - edge))
    # Three box blurs of a third of the edge each reach exactly from the border to the inside.
    for _ in range(3):
        mask = mask.filter(ImageFilter.BoxBlur(edge / 3))
    return mask
