"""Clear glass of cut-outs is even, and nothing else is touched."""

from random import Random

from PIL import Image, ImageDraw

from tools.art.glass import calmed

TOMATO, PALE = (240, 64, 42), (207, 241, 255)


def _grainy() -> Image.Image:
    """A thing with an edge, and a pane of a third, a half or nothing beside it."""
    picture = Image.new("RGBA", (60, 40))
    ImageDraw.Draw(picture).rectangle((0, 0, 19, 39), fill=(*TOMATO, 255))
    chance = Random(1)
    for x in range(20, 45):
        for y in range(40):
            picture.putpixel((x, y), (*PALE, chance.choice((0, 85, 128))))
    return picture


def _solidity(picture: Image.Image) -> list[int]:
    band = picture.getchannel("A").crop((24, 6, 41, 34))
    return [value for value, count in enumerate(band.histogram()) if count]


def test_grain_in_glass_is_evened_out() -> None:
    before, after = _grainy(), calmed(_grainy())
    assert max(_solidity(before)) - min(_solidity(before)) == 128
    assert max(_solidity(after)) - min(_solidity(after)) < 40
    color = after.getpixel((32, 20))
    assert isinstance(color, tuple)
    assert all(abs(a - b) < 12 for a, b in zip(color[:3], PALE, strict=True))


def test_what_stands_beside_it_stays_and_does_not_run_into_it() -> None:
    before, after = _grainy(), calmed(_grainy())
    assert after.crop((0, 0, 18, 40)).tobytes() == before.crop((0, 0, 18, 40)).tobytes()
    beside = after.getpixel((24, 20))
    assert isinstance(beside, tuple)
    assert abs(beside[0] - PALE[0]) < 20
    assert after.crop((48, 0, 60, 40)).getchannel("A").getextrema() == (0, 0)


def test_a_shadow_on_the_ground_is_no_glass() -> None:
    shadow = Image.new("RGBA", (40, 40), (27, 29, 62, 0))
    for x in range(40):
        for y in range(40):
            shadow.putpixel((x, y), (27, 29, 62, 60 + (x + y) % 3 * 40))
    assert calmed(shadow).tobytes() == shadow.tobytes()
