"""Clear glass in cut-outs: what stands behind it is not drawn, so few samples leave grain in it."""

from PIL import Image, ImageChops, ImageFilter

#: What is this solid on average (of 255), neither empty nor a thing, is seen through.
THIN, SOLID = 24, 235
#: As dark as this (of 255) it is a shadow on the ground.
DARK = 70
#: Narrower than this (in pixels) it is the edge of a thing.
NARROW = 7
#: How far (in pixels) the grain is evened out.
REACH = 3
#: And how far its edge is.
SOFTNESS = 0.6


def calmed(picture: Image.Image) -> Image.Image:
    """Even out what is seen through, up to its very edges."""
    glass = _glass(picture)
    channels = picture.convert("RGBa").split()
    even = Image.merge("RGBA", [_among(channel, glass) for channel in channels])
    soft = glass.filter(ImageFilter.GaussianBlur(SOFTNESS))
    mixed = Image.composite(even, Image.merge("RGBA", channels), soft).tobytes()
    done = Image.frombytes("RGBa", picture.size, mixed).convert("RGBA")
    return Image.composite(done, picture, soft.point([0, *[255] * 255]))


def _glass(picture: Image.Image) -> Image.Image:
    red, green, blue, alpha = picture.split()
    between = alpha.filter(ImageFilter.BoxBlur(2)).point(
        [255 if THIN < value < SOLID else 0 for value in range(256)]
    )
    lightest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    light = lightest.filter(ImageFilter.MedianFilter(5)).point(
        [255 if value >= DARK else 0 for value in range(256)]
    )
    found = ImageChops.multiply(between, light).filter(ImageFilter.MinFilter(NARROW))
    # Grain has holes, and yet it does not reach beyond its own edge.
    drawn = alpha.point([255 if value >= THIN else 0 for value in range(256)])
    whole = drawn.filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.MinFilter(5))
    # What is solid beside it would shine into it.
    things = alpha.filter(ImageFilter.MedianFilter(5)).filter(ImageFilter.MaxFilter(3))
    clear = things.point([255 if value < SOLID else 0 for value in range(256)])
    clear = ImageChops.multiply(clear, whole)
    return ImageChops.multiply(found.filter(ImageFilter.MaxFilter(NARROW)), clear)


def _among(channel: Image.Image, glass: Image.Image) -> Image.Image:
    """Blur a channel with nothing of what lies beside the glass."""
    known = Image.merge("LA", (channel, glass)).convert("RGBA").convert("RGBa")
    return known.filter(ImageFilter.GaussianBlur(REACH)).convert("RGBA").getchannel("R")
