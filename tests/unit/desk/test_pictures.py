"""Pictures in: known by content, upright, without camera data; hostile files refused."""

import errno
import io
import os
import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image

from nk.content.pictures.masters import find_masters
from nk.desk.pictures import (
    Master,
    PictureRefusedError,
    event_picture,
    read_picture,
    store_picture,
)

_GPS = 0x8825
_ORIENTATION = 0x0112


def encoded(
    kind: str, size: tuple[int, int] = (40, 20), mode: str = "RGB", **more: object
) -> bytes:
    picture = Image.new(mode, size, "red")
    picture.paste("blue", (0, 0, size[0] // 2, size[1]))
    data = io.BytesIO()
    picture.save(data, kind, **more)
    return data.getvalue()


def take_picture(content: Path, name: str, data: bytes) -> Master:
    master = read_picture(name, data)
    store_picture(content, master)
    return master


def photograph() -> bytes:
    exif = Image.Exif()
    exif[_ORIENTATION] = 6
    exif[0x010F] = "SECRET CAMERA"
    exif.get_ifd(_GPS)[1] = "N"
    exif.get_ifd(_GPS)[2] = (13.0, 44.0, 1.0)
    return encoded("JPEG", exif=exif, comment=b"SECRET COMMENT")


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF"])
def test_each_kind_is_taken_by_its_content(tmp_path: Path, kind: str) -> None:
    taken = take_picture(tmp_path, "menu/new-dish", encoded(kind))
    assert (taken.file, taken.width, taken.height) == ("images/menu/new-dish.jpg", 40, 20)
    masters, errors = find_masters(tmp_path)
    assert (list(masters), errors) == (["menu/new-dish"], [])


def test_a_photograph_is_upright_and_tells_nothing_of_its_camera(tmp_path: Path) -> None:
    taken = take_picture(tmp_path, "menu/photo", photograph())
    assert (taken.width, taken.height) == (20, 40)
    data = (tmp_path / taken.file).read_bytes()
    assert b"SECRET" not in data
    with Image.open(io.BytesIO(data)) as kept:
        assert dict(kept.getexif()) == {}
        assert "icc_profile" not in kept.info
        # The blue half was on the left, and the camera was held turned to the right.
        above = kept.convert("RGB").getpixel((10, 2))
        assert isinstance(above, tuple)
        assert above[2] > above[0]


def with_another_behind() -> bytes:
    """A photograph as phones write them: turned on its side, and a small picture behind it."""
    data = io.BytesIO()
    with Image.open(io.BytesIO(photograph())) as first:
        another = [Image.new("RGB", (8, 8), "lime")]
        first.save(data, "MPO", save_all=True, append_images=another, exif=first.getexif())
    return data.getvalue()


def test_of_a_phones_photograph_with_another_behind_it_the_first_is_taken(tmp_path: Path) -> None:
    with Image.open(io.BytesIO(with_another_behind())) as sent:
        assert (sent.format, getattr(sent, "n_frames", 1)) == ("MPO", 2)
    taken = take_picture(tmp_path, "menu/photo", with_another_behind())
    kept = (tmp_path / taken.file).read_bytes()
    assert b"SECRET" not in kept
    for data, kind in ((kept, "JPEG"), (event_picture(with_another_behind()), "WEBP")):
        with Image.open(io.BytesIO(data)) as shown:
            assert (shown.format, shown.size, getattr(shown, "n_frames", 1)) == (kind, (20, 40), 1)
            # The photograph's blue half is above once it stands upright; the other is all lime.
            assert [_colour(shown, (10, at)) for at in (5, 35)] == ["blue", "red"]


def _colour(picture: Image.Image, at: tuple[int, int]) -> str:
    """The strongest of the three colours at a place."""
    found = picture.convert("RGB").getpixel(at)
    assert isinstance(found, tuple)
    return ("red", "green", "blue")[found.index(max(found))]


def test_what_is_see_through_stays_so(tmp_path: Path) -> None:
    data = io.BytesIO()
    Image.new("RGBA", (8, 8), (255, 0, 0, 100)).save(data, "WEBP", lossless=True)
    taken = take_picture(tmp_path, "brand/mark", data.getvalue())
    assert taken.file == "images/brand/mark.png"
    with Image.open(tmp_path / taken.file) as kept:
        assert kept.mode == "RGBA"


def test_nothing_shines_through_the_picture_of_an_event() -> None:
    data = io.BytesIO()
    Image.new("RGBA", (8, 8), (255, 0, 0, 0)).save(data, "WEBP", lossless=True)
    with Image.open(io.BytesIO(event_picture(data.getvalue()))) as kept:
        assert (kept.mode, kept.size) == ("RGB", (8, 8))
        assert kept.getpixel((4, 4)) == (255, 255, 255)


def test_a_new_photograph_replaces_the_old_and_leaves_the_art(tmp_path: Path) -> None:
    folder = tmp_path / "images" / "menu"
    folder.mkdir(parents=True)
    for ending in (".webp", ".png", ".jpeg"):
        (folder / f"rice{ending}").write_bytes(encoded("PNG"))
    take_picture(tmp_path, "menu/rice", encoded("JPEG"))
    assert sorted(path.name for path in folder.iterdir()) == ["rice.jpg", "rice.webp"]


def bomb() -> bytes:
    """A PNG of a few bytes that claims to be 30,000 by 30,000."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    header = struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0)
    rows = zlib.compress(b"\0" * 1000)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    )


def moving() -> bytes:
    frames = [Image.new("RGB", (9, 9), colour) for colour in ("red", "blue")]
    data = io.BytesIO()
    frames[0].save(data, "WEBP", save_all=True, append_images=frames[1:])
    return data.getvalue()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not a JPEG"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "not a JPEG"),
        (b"GIF89a" + b"\0" * 100, "not a JPEG"),
        (encoded("GIF"), "not a JPEG"),
        (encoded("TIFF"), "not a JPEG"),
        (encoded("BMP"), "not a JPEG"),
        (encoded("ICO"), "not a JPEG"),
        (b"%PDF-1.7 " + b"x" * 99, "not a JPEG"),
        (encoded("JPEG")[:300], "damaged"),
        (encoded("PNG")[:60], "damaged"),
        (encoded("AVIF")[:-40], "damaged"),
        (b"\xff\xd8\xff\xe0" + b"\x00" * 500, "not a JPEG"),
        (bomb(), "40 megapixels"),
        (encoded("PNG", (8000, 5001), "1"), "40 megapixels"),
        (moving(), "moves"),
        (encoded("PNG") + b"\0" * (15 * 1024 * 1024), "15 MB"),
    ],
    ids=range(16),
)
def test_what_is_no_picture_of_ours_is_refused(tmp_path: Path, data: bytes, reason: str) -> None:
    with pytest.raises(PictureRefusedError, match=reason) as refused:
        take_picture(tmp_path, "menu/new-dish", data)
    assert refused.value.sentence.th
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "name",
    ["", "menu", "../secret/x", "menu/../x", "/etc/x", "menu/X", "menu/x.jpg", "menu//x", "a/b\n",
     "menu/" + "x" * 200, "menu/ก", "menu/.x", "menu\\x/y"],
)  # fmt: skip
def test_a_name_that_leads_elsewhere_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(PictureRefusedError, match="Name the picture"):
        take_picture(tmp_path, name, encoded("PNG"))
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = take_picture(tmp_path, "menu/rice", encoded("PNG"))
    before = (tmp_path / old.file).read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        take_picture(tmp_path, "menu/rice", photograph())
    files = [path.name for path in (tmp_path / "images" / "menu").iterdir()]
    assert files == ["rice.jpg"]
    assert (tmp_path / old.file).read_bytes() == before
