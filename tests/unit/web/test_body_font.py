"""The body letters: both scripts in one file, so that a paragraph never shows two faces."""

from fontTools.ttLib import TTFont

from tools.fonts import BODY_WEIGHTS, FONTS, FREQUENT


def body_font() -> TTFont:
    (file,) = FONTS.glob("anuphan-*.woff2")
    return TTFont(file)


def test_one_file_has_every_letter_of_both_scripts() -> None:
    # The typeface draws neither the two invisible joiners nor the circle under a lone mark.
    undrawn = {0x200C, 0x200D, 0x25CC}
    assert set(body_font().getBestCmap()) == {*FREQUENT["latin"], *FREQUENT["thai"]} - undrawn


def test_it_has_every_weight_the_style_sheets_ask_for() -> None:
    (axis,) = body_font()["fvar"].axes
    assert (axis.minValue, axis.maxValue) == BODY_WEIGHTS


def test_thai_marks_are_placed_and_latin_letters_are_drawn_closer() -> None:
    features = {record.FeatureTag for record in body_font()["GPOS"].table.FeatureList.FeatureRecord}
    assert {"mark", "mkmk", "kern"} <= features
