"""`nk fonts`: cut the typefaces down to the letters and weights the site sets.

The packages carry two to three times what a page needs, and the first view waits for these files.
"""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from nk.cli.building.build import console
from nk.cli.building.node import install_packages
from nk.cli.places import WEB

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont

FONTS = WEB / "src" / "fonts"
_PACKAGES = WEB / "node_modules"

# What English and Thai sentences use; rarer Latin letters come from the whole file when needed.
BASIC_LATIN = (*range(0x20, 0x7F), 0xA0, 0xA9, 0xB0, 0xB7, 0xD7, *range(0x2013, 0x2015))
PUNCTUATION = (0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212)
THAI = (*range(0x0E01, 0x0E3B), *range(0x0E3F, 0x0E5C), 0x200C, 0x200D, 0x25CC)
LETTERS = {"latin": (*BASIC_LATIN, *PUNCTUATION), "thai": THAI}
# Letters that no sentence of the site has, such as Thai digits: the first view waits longest for
# the body's file and for the photo booth's headings, so there they come from the whole files
# where somebody's name holds one.
RARE = {
    *(0x24, 0x5E, 0x7E, 0xB0, 0x2022),
    *(0xE03, 0xE05, 0xE26, 0xE3A, 0xE45, *range(0xE4E, 0xE5C)),
}
FREQUENT = {script: tuple(sorted({*all_} - RARE)) for script, all_ in LETTERS.items()}
# What sets Thai marks and draws letters closer. Fractions and other languages' shapes bring letters
# of their own, which nothing here asks for.
FEATURES = ("ccmp", "kern", "liga", "mark", "mkmk", "rlig")
# Mitr's zero has a stroke through it, which people read as a letter in "1,000+" and "9:00". The
# plain one is its O drawn narrower, in units of the font: where each ring begins and ends, and how
# wide the figure is. The licence allows it; no name of this font is reserved.
PLAIN_ZERO_RINGS = ((23, 645), (211, 457))
PLAIN_ZERO_WIDTH = 668
# The lightest and the heaviest the style sheets ask for.
BODY_WEIGHTS = (400, 700)


@dataclass(frozen=True, slots=True)
class Cut:
    """One font file: the files of the package it comes from and the letters, by script."""

    sources: dict[str, Path]
    target: Path
    letters: dict[str, tuple[int, ...]]


def fonts() -> None:
    """Cut the font files of the packages into web/src/fonts. Needed after a font's update."""
    install_packages()
    FONTS.mkdir(exist_ok=True)
    wanted = list(cuts())
    for stale in set(FONTS.iterdir()) - {cut.target for cut in wanted}:
        stale.unlink()
    for cut in wanted:
        data = _body(cut) if "anuphan" in cut.target.name else _pressed(_joined(cut))
        cut.target.write_bytes(data)
        whole = sum(source.stat().st_size for source in cut.sources.values())
        console.print(f"· {cut.target.name}: {whole:,} to {len(data):,} bytes")


def cuts() -> Iterator[Cut]:
    """List the font files to make."""
    # A paragraph mixes Thai with Latin words and figures. In one file they come together or not
    # at all, so no paragraph is ever set in two faces.
    body = _PACKAGES / "@fontsource-variable" / "anuphan" / "files"
    sources = {script: body / f"anuphan-{script}-wght-normal.woff2" for script in LETTERS}
    yield Cut(sources, FONTS / "anuphan-wght-normal.woff2", FREQUENT)
    # Headings of Thai pages mix the scripts as well; English ones need the Latin letters alone.
    for family, weight in (("mitr", 600), ("chakra-petch", 700), ("mali", 700)):
        files = _PACKAGES / "@fontsource" / family / "files"
        whole = {script: files / f"{family}-{script}-{weight}-normal.woff2" for script in LETTERS}
        letters = FREQUENT if family == "mali" else LETTERS
        yield Cut(whole, FONTS / f"{family}-{weight}-normal.woff2", letters)
        yield Cut({"latin": whole["latin"]}, FONTS / whole["latin"].name, LETTERS)


def _body(cut: Cut) -> bytes:
    """Join the scripts of a variable font: both ends of the weight first, then what lies between.

    The font's outlines change evenly from one end to the other, so its two ends say everything.
    """
    # Imported late: only this command handles fonts.
    from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
    from fontTools.varLib import build

    space = DesignSpaceDocument()
    lightest, heaviest = BODY_WEIGHTS
    space.addAxis(
        AxisDescriptor(
            tag="wght", name="Weight", minimum=lightest, default=lightest, maximum=heaviest
        )
    )
    ends = [_joined(cut, {"wght": weight}) for weight in BODY_WEIGHTS]
    _draw_closer_alike(*ends)
    for weight, font in zip(BODY_WEIGHTS, ends, strict=True):
        space.addSource(SourceDescriptor(font=font, location={"Weight": weight}))
    return _pressed(build(space, exclude=["MVAR", "STAT"])[0])


def _draw_closer_alike(light: "TTFont", heavy: "TTFont") -> None:
    """Give all weights the lightest's kerning: what differs is a hair, and a twentieth of the file.

    How far a Thai mark stands from its letter stays each weight's own.
    """
    pairs = light["GPOS"].table.LookupList.Lookup
    lookups = heavy["GPOS"].table.LookupList.Lookup
    for place, lookup in enumerate(pairs):
        first = lookup.SubTable[0]
        if getattr(first, "ExtSubTable", first).__class__.__name__ == "PairPos":
            lookups[place] = deepcopy(lookup)


def _joined(cut: Cut, weight: dict[str, int] | None = None) -> "TTFont":
    """All scripts in one font that does not vary, a variable one at this weight."""
    from fontTools.merge import Merger
    from fontTools.varLib.instancer import instantiateVariableFont

    with TemporaryDirectory() as folder:
        files = []
        for script, source in cut.sources.items():
            font = _subset(source, cut.letters[script])
            if weight is not None:
                font = instantiateVariableFont(font, weight)
            files.append(f"{folder}/{script}.ttf")
            font.save(files[-1])
        return Merger().merge(files)


def _subset(source: Path, letters: tuple[int, ...]) -> "TTFont":
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(source)
    if "mitr-latin" in source.name:
        _draw_plain_zero(font)
        # Its space that does not break is wider, as if there were two in "36 baht".
        font["hmtx"]["uni00A0"] = (font["hmtx"]["space"][0], 0)
    # Screens dense enough for these pages draw well without hints, which are half of a small file.
    subsetter = Subsetter(Options(hinting=False, layout_features=list(FEATURES)))
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    return font


def _draw_plain_zero(font: "TTFont") -> None:
    """Put an O as narrow as a figure in the place of the zero with a stroke."""
    from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

    letter = font["glyf"]["O"]
    zero = deepcopy(letter)
    points = [list(point) for point in letter.coordinates]
    first = 0
    for last, (left, right) in zip(letter.endPtsOfContours, PLAIN_ZERO_RINGS, strict=True):
        ring = points[first : last + 1]
        start, end = min(x for x, _ in ring), max(x for x, _ in ring)
        for point in ring:
            point[0] = round(left + (point[0] - start) * (right - left) / (end - start))
        first = last + 1
    zero.coordinates = GlyphCoordinates(points)
    zero.recalcBounds(font["glyf"])
    font["glyf"]["zero"] = zero
    font["hmtx"]["zero"] = (PLAIN_ZERO_WIDTH, zero.xMin)


def _pressed(font: "TTFont") -> bytes:
    font.flavor = "woff2"
    data = BytesIO()
    font.save(data)
    return data.getvalue()
