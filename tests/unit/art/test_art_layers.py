"""The patches of the home hero fit back to the pixel, and the list of places fits the sheets."""

import json
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from nk.cli.places import ROOT
from tools.art.layers import HOURS, PLACES, TURNS, WIDTH, layout, sheet
from tools.art.patches import (
    GRID,
    Patch,
    brightened,
    changed,
    cut,
    placed,
    recoloured,
    relit,
)
from tools.art.rendering import IMAGES
from tools.art.scenes import read_catalogue, read_frames

FACTS: dict[str, Any] = json.loads(PLACES.read_text(encoding="utf-8"))
PEOPLE = [who for people in TURNS.values() for who in people]
every_hour = pytest.mark.parametrize("hour", HOURS)

# The flat picture and the sheets are both lossy; of 255, this is what that may cost.
LOSS = 4.0


def opened(name: str) -> Image.Image:
    with Image.open(IMAGES / f"{name}.webp") as picture:
        return picture.convert("RGBA")


def part(paper: Image.Image, name: str) -> tuple[Image.Image, tuple[int, int]]:
    x, y, wide, high, across, down = FACTS["parts"][name]
    return paper.crop((across, down, across + wide, down + high)), (x, y)


@every_hour
def test_everyone_at_rest_fits_back_to_the_pixel(hour: str) -> None:
    flat, paper = opened(HOURS[hour]), opened(f"layers/home-{hour}")
    for who in PEOPLE:
        piece, spot = part(paper, who)
        whole = flat.copy()
        whole.alpha_composite(piece, spot)
        box = (*spot, spot[0] + piece.width, spot[1] + piece.height)
        difference = ImageChops.difference(whole.crop(box), flat.crop(box)).convert("RGB")
        assert max(ImageStat.Stat(difference).mean) < LOSS, who


@every_hour
def test_a_patch_melts_before_its_border(hour: str) -> None:
    paper = opened(f"layers/home-{hour}")
    for name in FACTS["parts"]:
        alpha = part(paper, name)[0].getchannel("A")
        inner = Image.new("L", alpha.size, 255)
        inner.paste(0, (1, 1, alpha.width - 1, alpha.height - 1))
        border = ImageChops.multiply(alpha, inner)
        # An outline is cut where something stands before it; the others end in nothing.
        assert name in PEOPLE or ImageStat.Stat(border).extrema[0][1] < 40, name


@every_hour
def test_sheets_are_as_large_as_the_list_says(hour: str) -> None:
    assert list(opened(f"layers/home-{hour}").size) == FACTS["sheet"]
    assert list(opened(HOURS[hour]).size) == FACTS["picture"]
    assert FACTS["sheet"][0] == WIDTH
    for box in FACTS["parts"].values():
        assert [number % GRID for number in (*box[:2], *box[4:])] == [0, 0, 0, 0]


def test_everything_is_there() -> None:
    named = set(FACTS["parts"])
    assert {*PEOPLE, *(f"{who}-up" for who in PEOPLE), "flash"} <= named
    assert {f"{thing}-{step}" for thing in ("tops", "die") for step in range(1, 6)} <= named
    assert {*PEOPLE, "booth", "tops", "die", "cup"} <= set(FACTS["places"])


def test_frames_are_no_pictures_of_their_own() -> None:
    frames = read_frames(ROOT, "heroes/home")
    assert {"heroes/home/people-a", "heroes/home/play-5"} <= {entry.name for entry in frames}
    assert all(entry.box for entry in frames)
    assert not {entry.name for entry in frames} & {entry.name for entry in read_catalogue(ROOT)}


def room(dot: str = "#203040") -> Image.Image:
    picture = Image.new("RGB", (160, 120), "#C08040")
    ImageDraw.Draw(picture).ellipse((60, 40, 90, 70), fill=dot)
    return picture


def test_a_patch_holds_what_changed_and_nothing_else() -> None:
    base, other = room(), room("#F0E0D0")
    patch = cut(other, changed(base, other, (16, 0, 144, 112)))
    left, top, right, bottom = patch.box
    assert (left, top) <= (60, 40)
    assert (right, bottom) >= (90, 70)
    whole = base.convert("RGBA")
    whole.alpha_composite(patch.picture, patch.box[:2])
    difference = ImageChops.difference(whole.convert("RGB"), other)
    assert max(most for _, most in ImageStat.Stat(difference).extrema) <= 4


def test_nothing_changed_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="nothing is different"):
        cut(room(), changed(room(), room(), (0, 0, 160, 120)))


def test_a_frame_is_laid_into_its_place() -> None:
    frame = Image.new("RGBA", (8, 8), "#FF0000")
    whole = placed(frame, (16, 24, 24, 32), room())
    assert whole.getpixel((16, 24)) == (255, 0, 0)
    assert whole.getpixel((15, 24)) == (192, 128, 64)


def test_another_light_dims_what_it_dims() -> None:
    base, changed_one = Image.new("RGB", (64, 64), "#808080"), Image.new("RGB", (64, 64), "#FF8000")
    night = Image.new("RGB", (64, 64), "#404040")
    middle = relit(changed_one, base, night).crop((32, 32, 33, 33)).tobytes()
    assert tuple(middle) == pytest.approx((131, 66, 0), abs=3)


def test_skins_go_back_to_their_colours_within_their_outline() -> None:
    night = Image.new("RGBA", (96, 96), (64, 32, 128, 255))
    day = Image.new("RGBA", (96, 96), (240, 200, 60, 255))
    outline = Image.new("L", (96, 96))
    outline.paste(255, (16, 16, 80, 80))
    whole = recoloured(night, day, outline, 1.0)
    # Nearly those of the day: deep shadow is not lifted all the way.
    middle = whole.convert("RGB").crop((48, 48, 49, 49)).tobytes()
    assert tuple(middle) == pytest.approx((208, 149, 66), abs=4)
    assert whole.getpixel((8, 8)) == (64, 32, 128, 255)
    assert recoloured(night, day, outline, 0.0).tobytes() == night.tobytes()


def test_a_flash_adds_its_light() -> None:
    base, flash = Image.new("RGB", (8, 8), "#404040"), Image.new("RGB", (8, 8), "#A08040")
    assert brightened(flash, base, Image.new("RGB", (8, 8), "#101010")).getpixel((4, 4)) == (
        0x70,
        0x50,
        0x10,
    )


def test_no_two_patches_share_a_place() -> None:
    patches = {
        str(k): Patch((0, 0, 0, 0), Image.new("RGBA", (200 + 40 * k, 96), (k, 0, 0, 255)))
        for k in range(1, 12)
    }
    spots = layout(patches)
    paper = sheet(patches, spots)
    assert paper.width == WIDTH
    for name, patch in patches.items():
        x, y = spots[name]
        box = (x, y, x + patch.picture.width, y + patch.picture.height)
        assert ImageChops.difference(paper.crop(box), patch.picture).getbbox() is None
