"""A cut-out keeps its objects and loses its shadow at the border."""

import pytest
from PIL import Image

from tools.art.rendering import melt_shadow, with_contact_shadow

SIZE = (200, 100)


def one_pixel(color: tuple[int, int, int, int], at: tuple[int, int]) -> tuple[int, ...]:
    picture = Image.new("RGBA", SIZE, (0, 0, 0, 0))
    picture.putpixel(at, color)
    pixel = melt_shadow(picture).getpixel(at)
    assert isinstance(pixel, tuple)
    return pixel


@pytest.mark.parametrize(
    ("color", "at", "alpha"),
    [
        pytest.param((0, 0, 0, 100), (100, 50), 92, id="shadow inside loses only its smudge"),
        pytest.param((0, 0, 0, 8), (100, 50), 0, id="smudge"),
        pytest.param((0, 0, 0, 100), (0, 50), 0, id="shadow at the border"),
        pytest.param((240, 64, 42, 100), (0, 50), 100, id="soft edge of a red object"),
        pytest.param((10, 10, 10, 255), (0, 50), 255, id="solid black object"),
        pytest.param((255, 255, 255, 0), (100, 50), 0, id="nothing stays nothing"),
    ],
)
def test_only_shadows_melt(
    color: tuple[int, int, int, int], at: tuple[int, int], alpha: int
) -> None:
    assert one_pixel(color, at)[3] == alpha


def test_colours_are_left_alone() -> None:
    assert one_pixel((240, 64, 42, 255), (3, 3)) == (240, 64, 42, 255)


def test_a_shadow_fades_steadily_towards_the_border() -> None:
    shaded = melt_shadow(Image.new("RGBA", SIZE, (0, 0, 0, 200))).getchannel("A")
    numbers = list(shaded.crop((0, 50, 40, 51)).tobytes())
    assert numbers == sorted(numbers)
    assert numbers[0] < 10
    assert numbers[-1] == 192


def test_a_layer_throws_its_shadow_only_on_what_is_below() -> None:
    layer, below = Image.new("RGBA", SIZE), Image.new("RGBA", SIZE)
    layer.paste((240, 64, 42, 255), (80, 20, 120, 50))
    below.paste((255, 255, 255, 255), (0, 0, 100, 100))
    alpha = with_contact_shadow(layer, below).getchannel("A")
    on_it, beside_it, under_the_layer = (
        alpha.crop((x, y, x + 1, y + 1)).tobytes()[0] for x, y in ((90, 51), (110, 51), (90, 30))
    )
    assert 20 < on_it < 100
    assert (beside_it, under_the_layer) == (0, 255)
