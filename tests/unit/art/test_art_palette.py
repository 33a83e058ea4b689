"""Colours are read, converted and shaded correctly."""

import pytest

from art.kit.palette import PALETTE, RAINBOW, hex_code, linear, shade


@pytest.mark.parametrize(
    ("color", "expected"),
    [
        ("#000000", (0.0, 0.0, 0.0)),
        ("#FFFFFF", (1.0, 1.0, 1.0)),
        ("#808080", (0.2159, 0.2159, 0.2159)),
        ("#0A0000", (0.00304, 0.0, 0.0)),
        ("white", (1.0, 1.0, 1.0)),
    ],
)
def test_linear_follows_the_srgb_curve(color: str, expected: tuple[float, float, float]) -> None:
    assert linear(color) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize(
    ("color", "amount", "expected"),
    [
        ("#808080", 1.0, "#FFFFFF"),
        ("#808080", -1.0, "#000000"),
        ("#804020", 0.0, "#804020"),
        ("#804020", -0.5, "#402010"),
        ("#000000", 0.5, "#808080"),
    ],
)
def test_shade_mixes_towards_black_and_white(color: str, amount: float, expected: str) -> None:
    assert shade(color, amount) == expected


@pytest.mark.parametrize("color", ["tomatoe", "", "#FFF", "FFFFFF1"])
def test_an_unknown_colour_is_refused(color: str) -> None:
    with pytest.raises(ValueError, match="palette name"):
        hex_code(color)


def test_rainbow_names_distinct_palette_colours() -> None:
    assert set(RAINBOW) <= set(PALETTE)
    assert len(set(RAINBOW)) == len(RAINBOW)
