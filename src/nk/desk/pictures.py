"""Taking in a picture: what it is by its content, turned upright, without camera data."""

import io
import re
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from nk.club.errors import Sentence
from nk.content.pictures.masters import ART_ENDING, ENDINGS, IMAGES
from nk.files import sync_folder, write_part

LARGEST_FILE: Final = 15 * 1024 * 1024
MOST_PIXELS: Final = 40_000_000
_FORMATS: Final = ("JPEG", "PNG", "WEBP", "AVIF")
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)+")
_LONGEST_NAME: Final = 120
_PART: Final = ".*.part"
# Good enough to be cut from once more; the widths that visitors get are made of it.
_JPEG_QUALITY: Final = 92
# An event's picture is shown as it is kept: at most 1240 dots wide on the page, twice that on
# few screens.
_EVENT_SIDE: Final = 1600
_EVENT_QUALITY: Final = 80


class PictureRefusedError(Exception):
    """A file that is not taken, with the reason in both languages."""

    def __init__(self, th: str, en: str) -> None:
        super().__init__(en)
        self.sentence = Sentence(th=th, en=en)


@dataclass(frozen=True, slots=True)
class Master:
    """A picture that was read and may be stored: `file` is its place under the content."""

    name: str
    file: str
    width: int
    height: int
    data: bytes


def read_picture(name: str, data: bytes) -> Master:
    """Make a master of what was sent, which takes a moment; raise PictureRefusedError."""
    if len(name) > _LONGEST_NAME or not _NAME.fullmatch(name):
        raise PictureRefusedError(
            "ชื่อรูปต้องเป็น โฟลเดอร์/ชื่อ ตัวเล็ก ตัวเลข และขีด",
            "Name the picture as folder/name in small letters, digits and hyphens.",
        )
    picture = _opened(data)
    encoded, ending = _encoded(picture)
    return Master(name, f"{IMAGES}/{name}{ending}", picture.width, picture.height, encoded)


def event_picture(data: bytes) -> bytes:
    """Make of what was sent the picture that an event's page shows; raise PictureRefusedError."""
    picture = _opened(data)
    picture.thumbnail((_EVENT_SIDE, _EVENT_SIDE), Image.Resampling.LANCZOS)
    if picture.mode == "RGBA":
        # On the page it lies over a scene, which must not shine through.
        paper = Image.new("RGB", picture.size, "white")
        paper.paste(picture, mask=picture.getchannel("A"))
        picture = paper
    encoded = io.BytesIO()
    picture.save(encoded, "WEBP", quality=_EVENT_QUALITY, method=4)
    return encoded.getvalue()


def store_picture(content: Path, master: Master) -> None:
    """Put a master into the content in one step; a failure leaves the old one as it was."""
    target = content / master.file
    part = write_part(target, master.data)
    try:
        part.replace(target)
        _remove_other_photographs(target)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def forget_parts(content: Path) -> None:
    """Take away what a killed process left half-written."""
    for part in (content / IMAGES).rglob(_PART):
        part.unlink(missing_ok=True)


def _opened(data: bytes) -> Image.Image:
    if len(data) > LARGEST_FILE:
        raise PictureRefusedError(
            "ไฟล์รูปใหญ่เกิน 15 MB ย่อรูปก่อนนะ", "The file is larger than 15 MB; make it smaller."
        )
    try:
        with warnings.catch_warnings():
            # A picture that unpacks to far more than its file is refused by its size below.
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(data), formats=_FORMATS) as opened:
                return _pixels(opened)
    except UnidentifiedImageError:
        raise PictureRefusedError(
            "ไฟล์นี้ไม่ใช่รูป JPEG, PNG, WebP หรือ AVIF",
            "This is not a JPEG, PNG, WebP or AVIF picture.",
        ) from None
    except Image.DecompressionBombError:
        raise _too_many_pixels() from None
    except (OSError, SyntaxError, ValueError, EOFError, MemoryError, OverflowError) as problem:
        raise PictureRefusedError(
            "รูปนี้เสีย เปิดไม่ได้", "The picture is damaged and cannot be read."
        ) from problem


def _too_many_pixels() -> PictureRefusedError:
    return PictureRefusedError(
        "รูปใหญ่เกิน 40 ล้านพิกเซล ย่อรูปก่อนนะ",
        "The picture has more than 40 megapixels; make it smaller.",
    )


def _pixels(opened: Image.Image) -> Image.Image:
    """Return the bare pixels, the way the camera was held; the size is looked at first."""
    if opened.width * opened.height > MOST_PIXELS:
        raise _too_many_pixels()
    # A phone's photograph may carry others behind it, such as how far away things are (MPO):
    # nothing of it moves, and the first one is the photograph.
    if opened.format != "MPO" and getattr(opened, "n_frames", 1) > 1:
        raise PictureRefusedError("รูปนี้ขยับได้ ใช้รูปนิ่งนะ", "The picture moves; send a still one.")
    upright = ImageOps.exif_transpose(opened)
    mode = "RGBA" if upright.has_transparency_data else "RGB"
    picture = _in_common_colours(upright.convert(mode), opened.info.get("icc_profile"))
    # Only pixels are taken over: location, camera, profile and comments stay behind.
    bare = Image.new(mode, picture.size)
    bare.paste(picture)
    return bare


def _in_common_colours(picture: Image.Image, profile: bytes | None) -> Image.Image:
    """Turn a phone's wider colours into those of the web, as the profile does not stay."""
    if not profile:
        return picture
    try:
        theirs = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        ours = ImageCms.createProfile("sRGB")
        turned = ImageCms.profileToProfile(picture, theirs, ours, outputMode=picture.mode)
    except (ImageCms.PyCMSError, OSError):
        # A profile that cannot be read, or is for other colours, is as good as none.
        return picture
    return turned or picture


def _encoded(picture: Image.Image) -> tuple[bytes, str]:
    """Return the master's bytes and ending; a photograph's ending is never the art's own."""
    data = io.BytesIO()
    if picture.mode == "RGBA":
        picture.save(data, "PNG", optimize=True)
        return data.getvalue(), ".png"
    # Not optimised: that needs the whole file in one buffer, which a grainy picture outgrows.
    picture.save(data, "JPEG", quality=_JPEG_QUALITY, subsampling=0)
    return data.getvalue(), ".jpg"


def _remove_other_photographs(target: Path) -> None:
    """Take away an older photograph of the name; the project's own art stays underneath."""
    for ending in ENDINGS:
        other = target.with_suffix(ending)
        if ending != ART_ENDING and other != target:
            other.unlink(missing_ok=True)
