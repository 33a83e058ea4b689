"""The heading letters: a plain zero, and one width of space."""

import pytest
from fontTools.ttLib import TTFont

from tools.fonts import FONTS, PLAIN_ZERO_RINGS, PLAIN_ZERO_WIDTH


@pytest.mark.parametrize("file", ["mitr-600-normal.woff2", "mitr-latin-600-normal.woff2"])
def test_the_zero_is_plain_and_narrower_than_the_letter(file: str) -> None:
    font = TTFont(FONTS / file)
    zero, letter = font["glyf"]["zero"], font["glyf"]["O"]
    # One hole: the figure with a stroke has two.
    assert zero.numberOfContours == len(PLAIN_ZERO_RINGS) == 2
    assert font.getBestCmap()[ord("0")] == "zero"
    assert (zero.xMin, zero.xMax) == PLAIN_ZERO_RINGS[0]
    assert (zero.yMin, zero.yMax) == (letter.yMin, letter.yMax)
    assert font["hmtx"]["zero"][0] == PLAIN_ZERO_WIDTH < font["hmtx"]["O"][0]


@pytest.mark.parametrize("file", ["mitr-600-normal.woff2", "mitr-latin-600-normal.woff2"])
def test_a_space_that_does_not_break_is_no_wider_than_another(file: str) -> None:
    font = TTFont(FONTS / file)
    names, widths = font.getBestCmap(), font["hmtx"]
    assert widths[names[0xA0]] == widths[names[0x20]]
