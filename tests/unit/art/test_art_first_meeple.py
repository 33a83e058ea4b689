"""The first meeple's picture is what its layers give, so that it is never older than they are."""

from PIL import Image, ImageChops, ImageStat

from nk.content.meeple import Kit
from nk.content.schema.meeple import FirstMeeple
from nk.rules.meeple import PARTS
from nk.settings import ROOT
from tools.art.first_meeple import first_meeple

KIT = Kit(ROOT / "content")
# Of 255, in the square of 16 pixels that differs most: the master is pressed a little.
PRESSED = 12
SQUARES = (40, 40)


def first() -> FirstMeeple:
    assert KIT.first is not None
    return KIT.first


def on_white(picture: Image.Image) -> Image.Image:
    sheet = Image.new("RGBA", picture.size, "white")
    sheet.alpha_composite(picture.convert("RGBA"))
    return sheet.convert("RGB")


def unlike_the_master(layers: Image.Image) -> float:
    with Image.open(KIT.file_of(first().image)) as master:
        assert master.size == layers.size
        difference = ImageChops.difference(on_white(master), on_white(layers))
    squares = difference.resize(SQUARES, Image.Resampling.BOX)
    return max(most for _, most in ImageStat.Stat(squares).extrema)


def test_the_picture_is_what_its_layers_give() -> None:
    assert unlike_the_master(first_meeple(KIT, first())) < PRESSED, "run `./nk art backgrounds`"


def test_another_choice_would_be_noticed() -> None:
    for part, choices in zip(PARTS[:-1], KIT.parts, strict=False):
        other = next(each.id for each in choices if each.id != getattr(first(), part))
        changed = first().model_copy(update={part: other})
        assert unlike_the_master(first_meeple(KIT, changed)) > PRESSED, part


def test_the_background_is_not_in_it() -> None:
    corners = first_meeple(KIT, first()).getchannel("A").crop((0, 0, 40, 40))
    assert corners.getextrema() == (0, 0)
