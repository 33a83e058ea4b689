"""`/meeple/CODE.webp`: a made meeple as one small picture."""

import io
import json

import pytest
from PIL import Image

from nk.rules.meeple import write_code
from nk.settings import ROOT
from nk.site.meeple_pictures import SIDE
from nk.site.pages import Pages
from tests.support.server.little_site import LittleSite, get, make_site

VECTORS = json.loads((ROOT / "tests" / "vectors" / "meeple.json").read_text(encoding="utf-8"))
PLAIN = (0, 0, 0, 0, 0, 0, 0)


def drawn(site: LittleSite, *choices: int) -> Image.Image:
    reply = get(site.serving, f"/meeple/{write_code(choices)}.webp")
    assert reply.status == 200
    return Image.open(io.BytesIO(reply.body)).convert("RGB")


def test_a_code_is_a_small_picture_that_is_kept_for_ever(site: LittleSite) -> None:
    path = f"/meeple/{write_code(PLAIN)}.webp"
    reply = get(site.serving, path)
    assert reply.header("content-type") == "image/webp"
    assert reply.header("cache-control") == "public, max-age=31536000, immutable"
    assert len(reply.body) < 8_000
    assert drawn(site, *PLAIN).size == (SIDE, SIDE)
    again = get(site.serving, path, extra=[(b"if-none-match", reply.header("etag").encode())])
    assert again.status == 304


def test_the_picture_shows_what_the_code_says(site: LittleSite) -> None:
    middle = (SIDE // 2, SIDE * 3 // 4)
    red, green, _ = pixel(drawn(site, *PLAIN), middle)
    assert red > 150 > green
    red, green, _ = pixel(drawn(site, 3, *PLAIN[1:]), middle)
    assert green > red
    assert max(pixel(drawn(site, *PLAIN[:6], 5), (1, 1))) < 130


def pixel(picture: Image.Image, at: tuple[int, int]) -> tuple[int, int, int]:
    red, green, blue = picture.crop((*at, at[0] + 1, at[1] + 1)).tobytes()
    return red, green, blue


@pytest.mark.parametrize("vector", VECTORS["codes"], ids=lambda vector: vector["code"])
def test_every_known_code_is_drawn(site: LittleSite, vector: dict[str, str]) -> None:
    assert get(site.serving, f"/meeple/{vector['code']}.webp").status == 200


@pytest.mark.parametrize(
    "name",
    [
        *(code for code in VECTORS["refused"] if code.isascii() and code.isalnum()),
        write_code(PLAIN).upper().replace("1", "I"),
        "../10020010g",
        "10020010g.webp/..",
        "10020010g%00",
    ],
)
def test_what_is_no_code_is_not_found(site: LittleSite, name: str) -> None:
    assert get(site.serving, f"/meeple/{name}.webp").status == 404


def test_meeples_need_no_store_and_push_out_nothing_else(site: LittleSite) -> None:
    kept = len(site.live.kept)
    drawn(site, *PLAIN)
    assert len(site.live.kept) == kept


def test_a_picture_is_waited_for_longer_than_a_store(pages: Pages) -> None:
    hasty = make_site(pages, first_patience=0.0)
    assert get(hasty.serving, f"/meeple/{write_code(PLAIN)}.webp").status == 200
