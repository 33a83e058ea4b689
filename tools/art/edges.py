"""The edges of cut-outs that lie over each other: smooth, and of their own colour."""

from PIL import Image, ImageChops, ImageFilter

#: As solid as this (of 255) a pixel has the colour of its thing and nothing else in it.
SOLID = 250
#: And as thin as this it is not even glass.
THIN = 16
#: How many pixels the colour goes on beyond the edge, where nothing is seen of it: a coder that
#: halves the colours mixes them with what lies there, and black would be a grey seam.
REACH = 4
#: How far (in pixels) an edge is smoothed, and how many times as steep it is afterwards.
SOFTNESS, STEEPNESS = 1.1, 1.9
_AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


def smooth_edge(layer: Image.Image) -> Image.Image:
    """Return the layer without the jagged, many-coloured rim that few samples leave."""
    layer = layer.convert("RGBA")
    alpha = layer.getchannel("A")
    # Glossy things are speckled where their side is seen: there they take after what is beside.
    inner = layer.copy()
    inner.putalpha(alpha.filter(ImageFilter.MinFilter(3)))
    own, near = (spread(each, SOLID).convert("RGB") for each in (layer, inner))
    even = Image.blend(own, near, 0.6).convert("RGBA")
    tones = [max(0, min(255, round((v - 127.5) * STEEPNESS + 127.5))) for v in range(256)]
    even.putalpha(alpha.filter(ImageFilter.GaussianBlur(SOFTNESS)).point(tones))
    layer.putalpha(alpha.filter(ImageFilter.GaussianBlur(2 * SOFTNESS)))
    return Image.composite(layer, even, _glass(alpha))


def _glass(alpha: Image.Image) -> Image.Image:
    """Mark what is see-through and no edge, such as a lens."""
    tones = [255 if THIN < value < SOLID else 0 for value in range(256)]
    between = alpha.filter(ImageFilter.BoxBlur(2)).point(tones)
    return between.filter(ImageFilter.MinFilter(9)).filter(ImageFilter.MaxFilter(9))


def spread(picture: Image.Image, least: int = 8) -> Image.Image:
    """Let the colours go on below what is less solid than that."""
    alpha = picture.getchannel("A")
    filled = picture.copy()
    filled.putalpha(alpha.point([255 if value >= least else 0 for value in range(256)]))
    for _ in range(REACH):
        below = Image.new("RGBA", picture.size)
        for across, down in _AROUND:
            below.alpha_composite(ImageChops.offset(filled, across, down))
        filled = Image.alpha_composite(below, filled)
    filled.putalpha(alpha)
    return filled
