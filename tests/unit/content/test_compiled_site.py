"""Compiling a whole small site: what the web build finds, and that a second run does nothing."""

import json
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from nk.content import compiler
from nk.content.errors import ContentErrors
from tests.support.content import (
    PICTURES,
    SMALL_SOURCES,
    replace_in,
    write_picture,
    write_small_site,
)

compile_content = partial(compiler.compile_content, sources=SMALL_SOURCES)


def generated(root: Path, name: str) -> str:
    return (root / "web/src/generated" / name).read_text("utf-8")


def snapshot(root: Path) -> dict[str, tuple[int, bytes]]:
    return {
        path.relative_to(root).as_posix(): (path.stat().st_mtime_ns, path.read_bytes())
        for path in sorted((root / "web").rglob("*"))
        if path.is_file()
    }


def test_each_language_is_plain_strings(tmp_path: Path) -> None:
    write_small_site(tmp_path)
    assert compile_content(tmp_path) == len(PICTURES)
    thai, english = (
        json.loads(generated(tmp_path, f"content.{code}.json")) for code in ("th", "en")
    )
    assert thai["words"] == {"nav.home": "หน้าแรก", "n.count": "{n}\u00a0เกม"}
    assert english["words"]["nav.home"] == "Home"
    assert english["pages"]["home"]["head"]["keywords"] == ["games"]
    assert english["services"][0]["price"] == {"from": 36, "unit": None, "shown": "36 baht"}
    assert "images" not in thai
    assert json.loads(generated(tmp_path, "glossary.json")) == {"keep_together": ["ทัวร์นาเมนต์"]}
    assert 'export type WordKey =\n  | "n.count"' in generated(tmp_path, "content.ts")


def test_pictures_are_cut_and_named_by_their_bytes(tmp_path: Path) -> None:
    content = write_small_site(tmp_path)
    write_picture(content, "services/play.webp", "#E8452F00")
    compile_content(tmp_path)
    facts = json.loads(generated(tmp_path, "images.json"))
    assert sorted(facts) == sorted(PICTURES)
    hero, cut_out = facts["heroes/home"], facts["services/play"]
    assert (hero["width"], hero["height"], hero["placeholder"]) == (20, 10, "ph-e43")
    assert generated(tmp_path, "pictures.css") == ".ph-e43{background-color:#e43}\n"
    # The master is 24 wide: it is never enlarged, and its transparency is kept.
    assert [variant["w"] for variant in cut_out["variants"]] == [16, 24]
    assert cut_out["placeholder"] == "ph-none"
    published = tmp_path / "web/public"
    with Image.open(published / cut_out["variants"][0]["file"].lstrip("/")) as picture:
        assert picture.format == "AVIF"
        assert picture.size == (16, 8)
        # AVIF rounds a little, to what no eye can see.
        assert max(picture.getchannel("A").tobytes()) <= 2


def test_only_the_smallest_of_a_first_view_is_pressed_for_longer(tmp_path: Path) -> None:
    content = write_small_site(tmp_path)
    noise = Image.effect_noise((64, 64), 80).convert("RGB")
    noise.save(content / "images/services/play.webp", lossless=True)
    compile_content(tmp_path)
    before = json.loads(generated(tmp_path, "images.json"))["services/play"]["variants"]
    replace_in(
        content / "images.yaml", "widths: {services", "first_view: [services]\nwidths: {services"
    )
    compile_content(tmp_path)
    after = json.loads(generated(tmp_path, "images.json"))["services/play"]["variants"]
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, True]


def test_the_point_a_crop_keeps_in_sight_is_data(tmp_path: Path) -> None:
    content = write_small_site(tmp_path)
    settings = content / "images.yaml"
    with settings.open("a", encoding="utf-8") as file:
        file.write("focus:\n  heroes/home: [20, 35]\n")
    compile_content(tmp_path)
    facts = json.loads(generated(tmp_path, "images.json"))
    assert facts["heroes/home"]["focus"] == "at-20-35"
    assert facts["services/play"]["focus"] is None
    assert ".at-20-35{object-position:20% 35%}" in generated(tmp_path, "pictures.css")


def test_a_point_of_no_picture_and_one_outside_are_mistakes(tmp_path: Path) -> None:
    content = write_small_site(tmp_path)
    with (content / "images.yaml").open("a", encoding="utf-8") as file:
        file.write("focus:\n  heroes/gone: [20, 35]\n  heroes/home: [20, 135]\n")
    with pytest.raises(ContentErrors) as caught:
        compile_content(tmp_path)
    assert "heroes/gone" in str(caught.value)
    assert "100" in str(caught.value)


def test_a_second_run_writes_nothing(tmp_path: Path) -> None:
    write_small_site(tmp_path)
    compile_content(tmp_path)
    first = snapshot(tmp_path)
    steps: list[tuple[int, int]] = []
    compile_content(tmp_path, advance=lambda done, total: steps.append((done, total)))
    assert snapshot(tmp_path) == first
    assert steps == [(len(PICTURES), len(PICTURES))]


def test_a_photograph_replaces_the_art_and_stale_files_go(tmp_path: Path) -> None:
    content = write_small_site(tmp_path)
    compile_content(tmp_path)
    before = set((tmp_path / "web/public/img").iterdir())
    write_picture(content, "heroes/home.jpg", "#0E8F82")
    compile_content(tmp_path)
    facts = json.loads(generated(tmp_path, "images.json"))
    assert facts["heroes/home"]["placeholder"] == "ph-188"
    after = set((tmp_path / "web/public/img").iterdir())
    assert len(after) == len(before)
    assert {path.name.split(".")[0] for path in after - before} == {
        "heroes-home-16",
        "heroes-home-20",
    }


def test_a_lost_cache_entry_is_made_again(tmp_path: Path) -> None:
    write_small_site(tmp_path)
    compile_content(tmp_path)
    first = {name: data for name, (_, data) in snapshot(tmp_path).items()}
    for path in (tmp_path / ".cache/images").glob("*.avif"):
        path.unlink()
    compile_content(tmp_path)
    assert {name: data for name, (_, data) in snapshot(tmp_path).items()} == first


def test_icons(tmp_path: Path) -> None:
    content = write_small_site(tmp_path)
    write_picture(content, "brand/icon.webp", "#E8452FFF", (64, 64))
    compile_content(tmp_path)
    sizes = {"icon-32": 32, "icon-192": 192, "icon-512": 512, "icon-maskable-512": 512}
    for name, side in {**sizes, "apple-touch-icon": 180}.items():
        with Image.open(tmp_path / f"web/public/{name}.png") as icon:
            assert icon.size == (side, side)
    with Image.open(tmp_path / "web/public/icon-maskable-512.png") as icon:
        assert icon.getpixel((4, 4)) == (255, 246, 232)
    with Image.open(tmp_path / "web/public/favicon.ico") as icon:
        assert icon.info["sizes"] == {(32, 32)}


def test_missing_pictures_can_be_stood_in_for(tmp_path: Path) -> None:
    content = write_small_site(tmp_path)
    replace_in(content / "services.yaml", "services/play", "services/new")
    with pytest.raises(ContentErrors, match="there is no picture content/images/services/new"):
        compile_content(tmp_path)
    assert compile_content(tmp_path, stand_ins=True) == len(PICTURES) + 1
    assert json.loads(generated(tmp_path, "images.json"))["services/new"]["width"] == 64


def test_stand_ins_are_refused_in_production(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_small_site(tmp_path)
    monkeypatch.setenv("NK_ENV", "production")
    with pytest.raises(ContentErrors, match="stand-ins are refused"):
        compile_content(tmp_path, stand_ins=True)


def test_a_broken_picture_is_a_mistake_with_its_name(tmp_path: Path) -> None:
    content = write_small_site(tmp_path)
    # It starts like one, so that only decoding it finds it out.
    (content / "images/gallery/one.webp").write_bytes(b"RIFF\x00\x00\x00\x00WEBPnot a picture")
    with pytest.raises(
        ContentErrors, match=r"content/images/gallery/one:1: one\.webp cannot be read"
    ):
        compile_content(tmp_path)
