"""`nk fonts`: cut the typefaces down to the letters and weights the site sets.

The packages carry two to three times what a page needs, and the first view waits for these files.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from nk.cli.build import console
from nk.cli.node import install_packages
from nk.cli.places import WEB

FONTS = WEB / "src" / "fonts"
_PACKAGES = WEB / "node_modules"

# What English and Thai sentences use; rarer Latin letters come from the whole file when needed.
BASIC_LATIN = (*range(0x20, 0x7F), 0xA0, 0xA9, 0xB0, 0xB7, 0xD7, *range(0x2013, 0x2015))
PUNCTUATION = (0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x2212)
THAI = (*range(0x0E01, 0x0E3B), *range(0x0E3F, 0x0E5C), 0x200C, 0x200D, 0x25CC)
LETTERS = {"latin": (*BASIC_LATIN, *PUNCTUATION), "thai": THAI}
# The lightest and the heaviest the style sheets ask for.
BODY_WEIGHTS = (400, 700)


@dataclass(frozen=True, slots=True)
class Cut:
    """One font file: where it comes from, which letters it keeps, where it goes."""

    source: Path
    script: str
    target: Path


def fonts() -> None:
    """Cut the font files of the packages into web/src/fonts. Needed after a font's update."""
    install_packages()
    FONTS.mkdir(exist_ok=True)
    for cut in cuts():
        data = _cut(cut)
        cut.target.write_bytes(data)
        console.print(f"· {cut.target.name}: {cut.source.stat().st_size:,} to {len(data):,} bytes")


def cuts() -> Iterator[Cut]:
    """List the font files to make."""
    for script in LETTERS:
        yield _of("@fontsource-variable/anuphan", f"anuphan-{script}-wght-normal", script)
        for family, weight in (("mitr", 600), ("chakra-petch", 700), ("mali", 700)):
            yield _of(f"@fontsource/{family}", f"{family}-{script}-{weight}-normal", script)


def _of(package: str, name: str, script: str) -> Cut:
    source = _PACKAGES / package / "files" / f"{name}.woff2"
    return Cut(source, script, FONTS / f"{name}.woff2")


def _cut(cut: Cut) -> bytes:
    # Imported late: only this command handles fonts.
    from io import BytesIO

    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    font = TTFont(cut.source)
    # Screens dense enough for these pages draw well without hints, which are half of a small file.
    subsetter = Subsetter(Options(hinting=False))
    subsetter.populate(unicodes=LETTERS[cut.script])
    subsetter.subset(font)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": BODY_WEIGHTS})
    font.flavor = "woff2"
    data = BytesIO()
    font.save(data)
    return data.getvalue()
