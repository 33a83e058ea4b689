"""Fresh renders get light, thumbs and soft shadows once."""

from pathlib import Path

import pytest
from PIL import Image

from tools.art.retouch import (
    DAY,
    FAINT,
    LETTERS,
    LIGHTS,
    SHADOWS,
    SIGNS,
    THUMBS,
    Light,
    deepened,
    grounded,
    held,
    lit,
    retouch,
    touching,
    unshaded,
)
from tools.art.titles import TITLES, Title, titled

DUSK = (30, 20, 60, 200)
NAMES = [*dict.fromkeys((*LIGHTS, *SIGNS)), *THUMBS, *SHADOWS, *TITLES]


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    for name in (*NAMES, DAY):
        path = tmp_path / f"{name}.webp"
        path.parent.mkdir(exist_ok=True)
        Image.new("RGBA", (64, 64), DUSK).save(path)
    return tmp_path


def test_light_brightens_every_colour_and_leaves_the_outline() -> None:
    bright = lit(Image.new("RGBA", (4, 4), DUSK), Light(1.0, 1.0, 1.0, 1.0)).getpixel((1, 1))
    assert isinstance(bright, tuple)
    assert all(after > before for after, before in zip(bright[:3], DUSK[:3], strict=True))
    assert bright[3] == DUSK[3]


def test_the_letters_of_the_sign_get_their_colour_back_and_nothing_around_them_does() -> None:
    day = Image.new("RGBA", (1600, 1340), (39, 159, 91, 255))
    letter, ring, far = (1060, 320), (1130, 300), (300, 300)
    for spot, colour in (
        (letter, (255, 153, 149)),
        (ring, (249, 230, 154)),
        (far, (255, 153, 149)),
    ):
        day.putpixel(spot, (*colour, 255))
    done = deepened(Image.new("RGBA", day.size, (250, 240, 230, 255)), day, (1.0, 0.5, 0.4))
    assert done.getpixel(letter) == (250, 120, 92, 255)
    assert {done.getpixel(spot) for spot in (ring, far, LETTERS[0])} == {(250, 240, 230, 255)}


def test_white_and_black_stay_what_they_are() -> None:
    light = Light(1.4, 1.2, 1.0, 0.75)
    assert lit(Image.new("RGBA", (1, 1), "#000000"), light).getpixel((0, 0)) == (0, 0, 0, 255)
    white = lit(Image.new("RGBA", (1, 1), "#FFFFFF"), light).getpixel((0, 0))
    assert isinstance(white, tuple)
    assert min(white) > 225


def test_the_hand_shows_through_where_the_thumb_lies() -> None:
    thumb = THUMBS["meeple/thing-cup"]
    thing = held(Image.new("RGBA", (640, 640), "#FFEECC"), thumb)
    clear = thing.getpixel((round(thumb.across), round(thumb.down)))
    assert isinstance(clear, tuple)
    assert clear[3] < 40
    assert thing.getpixel((100, 300)) == (255, 238, 204, 255)


def test_a_shadow_is_fainter_and_ends_inside_what_stands_stays() -> None:
    picture = Image.new("RGBA", (200, 100), (0, 0, 0, 120))
    picture.paste((200, 40, 40, 255), (80, 20, 120, 80))
    done = grounded(picture)
    alpha = done.getchannel("A")
    assert done.getpixel((100, 50)) == (200, 40, 40, 255)
    assert done.getpixel((60, 50)) != (0, 0, 0, 120)
    assert alpha.getpixel((60, 50)) == pytest.approx(72, abs=3)
    assert alpha.getpixel((1, 50)) == pytest.approx(0, abs=12)
    assert alpha.getpixel((198, 50)) == pytest.approx(0, abs=12)


def test_of_a_wide_shadow_only_what_touches_is_kept_and_of_a_stain_nothing() -> None:
    picture = Image.new("RGBA", (30, 10), (0, 0, 0, 60))
    picture.paste((0, 0, 0, 220), (10, 0, 20, 10))
    picture.paste((200, 40, 40, 255), (20, 0, 30, 10))
    deep, far = (touching(picture).getchannel("A").getpixel((x, 5)) for x in (15, 5))
    assert deep == FAINT
    assert far == pytest.approx(2, abs=2)
    bare = unshaded(picture)
    assert [bare.getchannel("A").getpixel((x, 5)) for x in (5, 15, 25)] == [0, 0, 255]
    assert bare.getpixel((25, 5)) == touching(picture).getpixel((25, 5)) == (200, 40, 40, 255)


def test_no_shadow_stays_mixed_into_the_rim_of_what_stands() -> None:
    picture = Image.new("RGBA", (30, 10), (0, 0, 0, 220))
    picture.paste((80, 16, 16, 255), (10, 0, 30, 10))
    picture.paste((200, 40, 40, 255), (11, 0, 30, 10))
    assert touching(picture).getpixel((10, 5)) == pytest.approx((200, 40, 40, 255), abs=4)


def test_no_dotted_line_is_left_where_a_thing_half_covers_its_shadow() -> None:
    picture = Image.new("RGBA", (200, 100), (0, 0, 0, 60))
    picture.paste((200, 40, 40, 255), (80, 20, 120, 80))
    # Its rim: too dark to be the thing's, and denser than the shadow; and see-through crumbs of it.
    picture.paste((50, 10, 10, 180), (79, 20, 80, 80))
    picture.paste((75, 7, 5, 200), (120, 20, 121, 80))
    done = grounded(picture)
    assert done.getpixel((79, 50)) == done.getpixel((70, 50))
    assert done.getpixel((120, 50)) == pytest.approx((200, 40, 40, 200), abs=4)


def test_a_title_covers_the_box_and_nothing_that_stands_before_it() -> None:
    box = Image.new("RGBA", (200, 100), "#FF0000")
    corners = ((20.0, 20.0), (180.0, 30.0), (180.0, 80.0), (20.0, 70.0))
    title = Title(("UNO",), corners, "#0000FF", "#FFFF00", before=(20, 45, 15))
    done = titled(box, title)
    assert done.getpixel((50, 60)) == (0, 0, 255, 255)
    assert {done.getpixel((x, 50)) for x in range(40, 170)} >= {(255, 255, 0, 255)}
    for outside in ((100, 10), (10, 50), (100, 90), (28, 45)):
        assert done.getpixel(outside) == (255, 0, 0, 255)


def test_a_picture_is_retouched_once(fresh: Path) -> None:
    assert retouch(fresh) == NAMES
    after = [(fresh / f"{name}.webp").read_bytes() for name in NAMES]
    assert retouch(fresh) == []
    assert after == [(fresh / f"{name}.webp").read_bytes() for name in NAMES]
