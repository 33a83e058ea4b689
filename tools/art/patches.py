"""Patches: the part of a picture that another state changes, cut out so that no seam is seen."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageChops, ImageFilter, ImageMath

Box = tuple[int, int, int, int]
#: Boxes lie on this grid, so that a sheet made smaller by 3/8 or 3/4 still has whole pixels there.
GRID = 8
#: A change smaller than this (of 255) is the renderer's noise.
NOISE = 24
#: How far (pixels) a patch reaches over what changed, and over how many it melts away.
REACH, MELT = 15, 3.0
#: Light changes slowly over a picture; a shape smaller than this is no light.
LIGHT = 14.0


@dataclass(frozen=True)
class Patch:
    """A see-through piece and the box of the picture that it belongs to."""

    box: Box
    picture: Image.Image


def on_grid(box: Box, size: tuple[int, int]) -> Box:
    """Widen a box to the grid, inside the picture."""
    left, top, right, bottom = box
    return (
        max(0, left // GRID * GRID),
        max(0, top // GRID * GRID),
        min(size[0], -(-right // GRID) * GRID),
        min(size[1], -(-bottom // GRID) * GRID),
    )


def placed(frame: Image.Image, box: Box, base: Image.Image) -> Image.Image:
    """Return the base with a frame, which shows only its box, laid into it."""
    whole = base.convert("RGB")
    whole.paste(frame.convert("RGB"), box[:2])
    return whole


def changed(base: Image.Image, other: Image.Image, within: Box) -> Image.Image:
    """Return where two pictures differ inside a box, as a mask with soft edges."""
    difference = ImageChops.difference(base.convert("RGB").crop(within), other.crop(within))
    red, green, blue = difference.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    clear = most.filter(ImageFilter.MedianFilter(5)).point(lambda v: 255 if v > NOISE else 0)
    # The border of the box itself stays clear, so that the patch melts before it ends.
    edge = REACH // 2 + round(MELT * 3)
    inner = Image.new("L", clear.size)
    inner.paste(clear.crop((edge, edge, clear.width - edge, clear.height - edge)), (edge, edge))
    wide = inner.filter(ImageFilter.MaxFilter(REACH)).filter(ImageFilter.GaussianBlur(MELT))
    mask = Image.new("L", base.size)
    mask.paste(wide, within[:2])
    return mask


def near(outline: Image.Image, mask: Image.Image, reach: int) -> Image.Image:
    """Return an outline, and what of a mask is less than `reach` pixels from it."""
    box = outline.getbbox() or (0, 0, *outline.size)
    around = (box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach)
    wide = outline.crop(around)
    for _ in range(reach // 10):
        wide = wide.filter(ImageFilter.MaxFilter(21))
    kept = Image.new("L", mask.size)
    kept.paste(ImageChops.multiply(mask.crop(around), wide), around[:2])
    return ImageChops.lighter(kept, outline.filter(ImageFilter.GaussianBlur(1)))


def cut(picture: Image.Image, mask: Image.Image) -> Patch:
    """Cut what the mask shows out of a picture."""
    found = mask.point(lambda value: 255 if value > 1 else 0).getbbox()
    if found is None:
        raise ValueError("nothing is different there")
    box = on_grid(found, picture.size)
    piece = picture.convert("RGB").crop(box)
    piece.putalpha(mask.crop(box))
    return Patch(box, piece)


def relit(picture: Image.Image, base: Image.Image, light: Image.Image) -> Image.Image:
    """Return a picture that was rendered in the light of `base` as it looks in another light."""
    soft = ImageFilter.GaussianBlur(LIGHT)
    bands = zip(
        picture.convert("RGB").split(),
        base.convert("RGB").filter(soft).split(),
        light.convert("RGB").filter(soft).split(),
        strict=True,
    )
    return Image.merge("RGB", [_scaled(*band) for band in bands])


def _scaled(band: Image.Image, base: Image.Image, light: Image.Image) -> Image.Image:
    scaled: Image.Image = ImageMath.lambda_eval(
        lambda args: args["convert"](
            args["min"](args["band"] * (args["light"] + 4) / (args["base"] + 4), 255), "L"
        ),
        band=band.convert("F"),
        base=base.convert("F"),
        light=light.convert("F"),
    )
    return scaled


def recoloured(
    picture: Image.Image, day: Image.Image, outline: Image.Image, share: float
) -> Image.Image:
    """Return a picture whose colours inside an outline are nearer to those of another."""
    soft = ImageFilter.GaussianBlur(LIGHT)
    box = outline.getbbox() or (0, 0, *outline.size)
    inside = outline.crop(box)
    weight = inside.filter(soft)
    pairs = zip(
        picture.convert("RGB").crop(box).split(),
        day.convert("RGB").crop(box).split(),
        strict=True,
    )
    bands = [
        _nearer(band, _within(band, inside, soft), _within(other, inside, soft), weight, share)
        for band, other in pairs
    ]
    done = picture.copy()
    mask = ImageChops.multiply(inside, picture.getchannel("A").crop(box))
    done.paste(Image.merge("RGB", bands), box[:2], mask)
    done.putalpha(picture.getchannel("A"))
    return done


def _within(band: Image.Image, inside: Image.Image, soft: ImageFilter.Filter) -> Image.Image:
    """Blur a band without what lies outside."""
    return ImageChops.multiply(band, inside).filter(soft)


def _nearer(
    band: Image.Image, now: Image.Image, then: Image.Image, weight: Image.Image, share: float
) -> Image.Image:
    """Scale a band by part of the ratio of two soft lights; both are as thin as the weight."""
    scaled: Image.Image = ImageMath.lambda_eval(
        lambda args: args["convert"](
            args["min"](
                args["band"]
                * (
                    (args["then"] + 0.05 * args["weight"] + 1)
                    / (args["now"] + 0.05 * args["weight"] + 1)
                )
                ** share,
                255,
            ),
            "L",
        ),
        band=band.convert("F"),
        now=now.convert("F"),
        then=then.convert("F"),
        weight=weight.convert("F"),
    )
    return scaled


def brightened(picture: Image.Image, base: Image.Image, light: Image.Image) -> Image.Image:
    """Return another light with the light added that `picture` has more than `base`."""
    more = ImageChops.subtract(picture.convert("RGB"), base.convert("RGB"))
    return ImageChops.add(light.convert("RGB"), more)
