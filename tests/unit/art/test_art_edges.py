"""Layers that lie over each other have smooth edges of their own colour."""

from PIL import Image

from tools.art.edges import REACH, smooth_edge, spread

RED = (220, 40, 30)
SIZE = (40, 40)
EDGE = 20


def jagged() -> Image.Image:
    """Return a red half whose edge has grey pixels, solid and clear in turn."""
    layer = Image.new("RGBA", SIZE)
    layer.paste((*RED, 255), (0, 0, EDGE, SIZE[1]))
    for row in range(SIZE[1]):
        layer.putpixel((EDGE, row), (90, 90, 90, 200 if row % 2 else 20))
    return layer


def pixel(image: Image.Image, left: int, top: int) -> tuple[int, ...]:
    """Return the colour at a point, with its opacity."""
    found = image.getpixel((left, top))
    assert isinstance(found, tuple)
    return found


def test_an_edge_is_even_and_has_no_other_colour() -> None:
    smooth = smooth_edge(jagged())
    alphas = {pixel(smooth, EDGE, row)[3] for row in range(10, 30)}
    assert max(alphas) - min(alphas) < 20
    assert {pixel(smooth, EDGE, row)[:3] for row in range(10, 30)} == {RED}
    assert smooth.getpixel((5, 20)) == (*RED, 255)
    assert pixel(smooth, 35, 20)[3] == 0


def test_the_colour_goes_on_unseen_below_the_edge() -> None:
    layer = Image.new("RGBA", SIZE)
    layer.paste((*RED, 255), (0, 0, EDGE, SIZE[1]))
    wide = spread(layer)
    assert wide.getchannel("A").tobytes() == layer.getchannel("A").tobytes()
    assert wide.getpixel((EDGE + REACH - 1, 20)) == (*RED, 0)
    assert wide.getpixel((EDGE + REACH, 20)) == (0, 0, 0, 0)
