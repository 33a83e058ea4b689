"""What a rendered picture gets afterwards, without Blender: light, a thumb, a shadow, a title."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tools.art.edges import spread
from tools.art.glass import calmed
from tools.art.rendering import IMAGES
from tools.art.titles import TITLES, titled

#: Written into a picture that has been retouched, so that it is not retouched twice.
MARK = b"retouched"
#: Light above this share of white comes nearer to white without reaching it.
KNEE = 0.4
#: The thumb is drawn this much larger, so that its edge is smooth.
FINE = 4
INK, SHADE, SHINE = "#1B1D3E", "#3A0D1E", "#FFFFFF"
#: A pixel as dark as this (of 255) and not solid is shadow on the ground.
DARK, SOLID = 64, 250
#: No denser than this (of 255) is what a contact keeps of a shadow.
FAINT = 64
#: The share of a cut-out's width over which its shadow fades out towards the sides.
FADE = 0.09


@dataclass(frozen=True)
class Light:
    """How many stops brighter, and the share of each colour in it."""

    stops: float
    red: float
    green: float
    blue: float


@dataclass(frozen=True)
class Thumb:
    """Where the thumb lies on a thing: an oval around a point, tilted by degrees."""

    across: float
    down: float
    half_long: float
    half_high: float
    tilt: float


#: By moonlight alone, faces could not be seen on a pale page.
LIGHTS = {"heroes/home-closed": Light(1.4, 1.2, 1.0, 0.75)}
#: The shop after dark: how much of each colour is left to the letters of its sign, which their own
#: light washes out to white.
SIGNS = {"heroes/home-night": (1.0, 0.74, 0.68), "heroes/home-closed": (0.98, 0.53, 0.45)}
#: By day the letters are seen as they are: redder than the wall, and less green than their ring.
DAY = "heroes/home"
#: Around the letters (pixels of the day's picture), past the shelf and the crown.
LETTERS = (
    *((1000, 236), (1140, 236), (1140, 354), (1133, 360)),
    *((1133, 392), (1060, 372), (1000, 345)),
)
#: In pixels of a layer of 640: without a thumb a thing lies before the hand, not in it.
THUMBS = {
    "meeple/thing-die": Thumb(166, 416, 27, 14, -12),
    "meeple/thing-cup": Thumb(180, 418, 27, 15, -10),
    "meeple/thing-top": Thumb(190, 410, 28, 14, -16),
    "meeple/thing-cards": Thumb(190, 420, 29, 15, -14),
    "meeple/thing-magnifier": Thumb(162, 420, 27, 13, -14),
    "meeple/thing-flowers": Thumb(172, 420, 26, 14, -12),
    "meeple/thing-trophy": Thumb(158, 416, 25, 12, -10),
    "meeple/thing-controller": Thumb(200, 428, 24, 13, -20),
}

#: Cut-outs that stand on coloured cards, where the render's black shadow looks like a stain.
SHADOWS = (
    "beyblade/judge",
    "beyblade/victory",
    "closing/boxes",
    "closing/cup",
    "closing/dressed",
    "closing/gang",
    "closing/table",
    "closing/way",
    "heroes/no-event",
    "heroes/not-found",
    "heroes/services",
    "menu/add-ons",
    "menu/basil-rice",
    "menu/beverages",
    "menu/french-fries",
    "menu/fresh",
    "menu/milk-butter-toast",
    "menu/nutella-toast",
    "menu/omelet-rice",
    "menu/pink-milk",
    "menu/price",
    "menu/red-soda",
    "menu/red-soda-lime",
    "menu/rice",
    "menu/rich-egg-rice",
    "menu/salt-pepper-rice",
    "menu/sharing",
    "menu/smoothies",
    "menu/snacks",
    "menu/sodas",
    "menu/strawberry-smoothie",
    "menu/toast",
    "play/any-hour",
    "play/any-number",
    "play/games",
    "play/money-back",
    "play/parking",
    "play/snacks",
    "play/teaching",
    "privacy/chest",
    "script/accused",
    "services/beyblade",
    "services/cafe",
    "services/play",
    "services/script",
    "services/team",
    "small/empty-events",
    "small/error",
    "team-building/communication",
    "team-building/creativity",
    "team-building/problem-solving",
    "team-building/relationships",
    "team-building/teamwork",
    "team-building/time-management",
)

#: Of these, groups so wide that their shadow reaches the sides, and what lies on paper, where a
#: soft shadow looks like a stain: only what touches keeps one.
CONTACTS = frozenset(
    {"heroes/services", "script/accused"}
    | {name for name in SHADOWS if name.startswith(("menu/", "play/", "team-building/"))}
)
#: Of these, what stands on dark pages, and keeps none at all.
UNSHADED = frozenset({"beyblade/judge"})
#: Of these, what has glass, or air in motion, with nothing drawn behind it.
CLEAR = frozenset({"beyblade/victory", "services/script"})


def lit(picture: Image.Image, light: Light) -> Image.Image:
    """Brighten every pixel alike, so that patches of the same picture still fit it."""
    curves = [_curve(2**light.stops * share) for share in (light.red, light.green, light.blue)]
    bright = picture.convert("RGB").point([tone for curve in curves for tone in curve])
    bright.putalpha(picture.getchannel("A"))
    return bright


def _curve(gain: float) -> list[int]:
    """Return what each of the 256 tones of a colour becomes."""
    return [round(255 * min(1.0, _shown(_below_white(_seen(v / 255) * gain)))) for v in range(256)]


def _seen(tone: float) -> float:
    return tone / 12.92 if tone <= 0.04045 else float(((tone + 0.055) / 1.055) ** 2.4)


def _shown(light: float) -> float:
    return light * 12.92 if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)


def _below_white(light: float) -> float:
    room = 1 - KNEE
    return light if light <= KNEE else KNEE + room * (1 - exp((KNEE - light) / room))


def letters_in(day: Image.Image) -> Image.Image:
    """Return where the letters of the sign are in the picture of the day."""
    red, green, _ = day.convert("RGB").split()
    warm = red.point([round(255 * min(1.0, max(0.0, (v - 120) / 90))) for v in range(256)])
    no_ring = green.point([round(255 * min(1.0, max(0.0, (195 - v) / 25))) for v in range(256)])
    around = Image.new("L", day.size)
    ImageDraw.Draw(around).polygon(LETTERS, fill=255)
    return ImageChops.multiply(around, ImageChops.multiply(warm, no_ring))


def deepened(picture: Image.Image, day: Image.Image, left: tuple[float, ...]) -> Image.Image:
    """Give the letters of the sign their colour back; their shading stays."""
    deep = picture.convert("RGB").point([round(v * share) for share in left for v in range(256)])
    deep.putalpha(picture.getchannel("A"))
    return Image.composite(deep, picture, letters_in(day))


def held(thing: Image.Image, thumb: Thumb) -> Image.Image:
    """Open the thing where the thumb lies: the hand below shows, whatever its colour."""
    shape, solid = _oval(thing.size, thumb), thing.getchannel("A")
    around = shape.filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.GaussianBlur(4))
    shadow = _faint(ImageChops.offset(around, -2, 4), 0.62)
    dark = Image.new("RGB", thing.size, INK)
    opened = Image.composite(dark, thing.convert("RGB"), shadow)
    opened.putalpha(ImageChops.multiply(solid, ImageChops.invert(shape)))
    edge = ImageChops.subtract(shape, ImageChops.offset(shape, -1, -6))
    below = ImageChops.multiply(edge.filter(ImageFilter.GaussianBlur(2.5)), shape)
    spot = Thumb(
        thumb.across - thumb.half_long * 0.2,
        thumb.down - thumb.half_high * 0.38,
        thumb.half_long * 0.42,
        thumb.half_high * 0.22,
        thumb.tilt,
    )
    above = _oval(thing.size, spot).filter(ImageFilter.GaussianBlur(1.6))
    for colour, mask in ((SHADE, _faint(below, 0.42)), (SHINE, _faint(above, 0.6))):
        layer = Image.new("RGBA", thing.size, colour)
        layer.putalpha(ImageChops.multiply(mask, solid))
        opened = Image.alpha_composite(opened, layer)
    return opened


def _faint(mask: Image.Image, share: float) -> Image.Image:
    return mask.point([round(value * share) for value in range(256)])


def _oval(size: tuple[int, int], thumb: Thumb) -> Image.Image:
    oval = Image.new("L", (round(2 * thumb.half_long * FINE), round(2 * thumb.half_high * FINE)))
    ImageDraw.Draw(oval).ellipse((0, 0, oval.width - 1, oval.height - 1), fill=255)
    turned = oval.rotate(-thumb.tilt, expand=True, resample=Image.Resampling.BICUBIC)
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE))
    corner = (
        round(thumb.across * FINE - turned.width / 2),
        round(thumb.down * FINE - turned.height / 2),
    )
    mask.paste(turned, corner)
    return mask.resize(size, Image.Resampling.LANCZOS)


def unshaded(picture: Image.Image) -> Image.Image:
    """Take the shadow on the ground away, and the crumbs of it that are left beside the things."""
    done = _shadowed(_without_fringe(picture), Image.new("L", picture.size))
    alpha = done.getchannel("A")
    # Smaller than a crumb and yet no crumb is what is light, such as a string.
    whole = alpha.filter(ImageFilter.MinFilter(5)).filter(ImageFilter.MaxFilter(7))
    light = done.convert("L").point(_from(150)).filter(ImageFilter.MaxFilter(3))
    done.putalpha(ImageChops.multiply(alpha, ImageChops.lighter(whole, light)))
    return done


def touching(picture: Image.Image) -> Image.Image:
    """Keep of the shadow only what lies close around the things, as ink."""
    # Faint right at the things too, where it would be a dotted line around them.
    tones = [min(FAINT, round(0.6 * v**3 / 255**2)) for v in range(256)]
    faint = picture.getchannel("A").point(tones)
    return _shadowed(_without_fringe(picture), faint)


def _without_fringe(picture: Image.Image) -> Image.Image:
    """Give the rim of the things the colour just inside it: on it the black shadow has mixed in."""
    colours, things = picture.convert("RGB"), ImageChops.invert(_shadow(picture))
    solid = ImageChops.multiply(things, picture.getchannel("A").point(_from(SOLID)))
    inside = solid.filter(ImageFilter.MinFilter(5))
    known = colours.copy()
    known.putalpha(inside)
    rim = ImageChops.subtract(things, inside)
    # Further out only what is see-through has the shadow in it: the rest is its own dark edge.
    crumbs = ImageChops.subtract(things, solid)
    done = colours
    for reach, where in ((3, crumbs), (2, rim)):
        # Blurred with its colours multiplied by what is known of them, nothing unknown seeps in.
        near = known.convert("RGBa").filter(ImageFilter.GaussianBlur(reach)).convert("RGBA")
        seen = ImageChops.multiply(where, near.getchannel("A").point(_from(8)))
        done = Image.composite(near.convert("RGB"), done, seen)
    done.putalpha(picture.getchannel("A"))
    return done


def _from(least: int) -> list[int]:
    """All that is at least so much."""
    return [255 if value >= least else 0 for value in range(256)]


def grounded(picture: Image.Image) -> Image.Image:
    """Make the shadow on the ground ink, fainter, and gone before the picture ends."""
    # Where things touch the ground it stays deep.
    tones = [round(0.55 * v + 0.25 * v**3 / 255**2) for v in range(256)]
    faint = picture.getchannel("A").point(tones)
    wide, high = picture.size
    side = round(wide * FADE)
    inside = Image.new("L", picture.size)
    inside.paste(255, (side, 0, wide - side, high - side // 2))
    faint = ImageChops.multiply(faint, inside.filter(ImageFilter.GaussianBlur(side * 0.45)))
    return _shadowed(_without_fringe(picture), faint)


def _shadowed(picture: Image.Image, faint: Image.Image) -> Image.Image:
    """Make the shadow on the ground ink, as dense as `faint`; the things stay as they are."""
    shadow, alpha = _shadow(picture), picture.getchannel("A")
    # A pixel that a thing half covers is denser than its shadow: a dotted line around the thing.
    beside = ImageChops.invert(shadow).filter(ImageFilter.MaxFilter(5))
    faint = Image.composite(faint.filter(ImageFilter.MinFilter(5)), faint, beside)
    ink = Image.new("RGB", picture.size, INK)
    done = Image.composite(ink, picture.convert("RGB"), shadow)
    done.putalpha(Image.composite(faint, alpha, shadow))
    return done


def _shadow(picture: Image.Image) -> Image.Image:
    """Where the ground is seen, and the shadow on it."""
    red, green, blue, alpha = picture.split()
    lightest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return ImageChops.multiply(
        lightest.point([255 if value < DARK else 0 for value in range(256)]),
        alpha.point([255 if value < SOLID else 0 for value in range(256)]),
    )


def retouch(images: Path = IMAGES) -> list[str]:
    """Retouch what was rendered since; return the names."""
    names = (*dict.fromkeys((*LIGHTS, *SIGNS)), *THUMBS, *SHADOWS, *TITLES)
    return [name for name in names if _retouched(images / f"{name}.webp", name)]


def _retouched(path: Path, name: str) -> bool:
    with Image.open(path) as opened:
        if opened.info.get("xmp", b"").startswith(MARK):
            return False
        picture = opened.convert("RGBA")
    done = spread(_touched(name, picture)) if name in THUMBS else _touched(name, picture)
    if name in SIGNS:
        with Image.open(path.parents[1] / f"{DAY}.webp") as day:
            done = deepened(done, day, SIGNS[name])
    done.save(path, "WEBP", quality=90, method=6, xmp=MARK, exact=name in THUMBS)
    return True


def _touched(name: str, picture: Image.Image) -> Image.Image:
    if name in LIGHTS or name in SIGNS:
        return lit(picture, LIGHTS[name]) if name in LIGHTS else picture
    if name in THUMBS:
        return held(picture, THUMBS[name])
    if name in TITLES:
        return titled(picture, TITLES[name])
    if name in CLEAR:
        picture = calmed(picture)
    if name in UNSHADED:
        return unshaded(picture)
    return touching(picture) if name in CONTACTS else grounded(picture)
