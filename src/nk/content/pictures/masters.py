"""content/images.yaml and the master of every picture under content/images."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field

from nk.content.errors import ContentError
from nk.content.schema.values import ContentModel, PictureName, Slug
from nk.sentences import Sentence

Width = Annotated[int, Field(ge=16, le=4096)]
Quality = Annotated[int, Field(ge=1, le=100)]
PerCent = Annotated[int, Field(ge=0, le=100)]
Widths = Annotated[tuple[Width, ...], Field(min_length=1, max_length=6)]

MIDDLE = (50, 50)


class PictureSettings(ContentModel):
    """Widths by set, the first part of a picture's name, and the pictures pages name in code.

    `first_view` names the sets that a phone waits for: their smallest width is pressed with more
    patience. `focus` is the point, in per cent from the upper left corner, that every crop keeps in
    sight.
    """

    quality: Quality
    set_quality: dict[Slug, Quality] = Field(default_factory=dict)
    first_view: tuple[Slug, ...] = ()
    widths: dict[Slug, Widths]
    other_widths: Widths
    focus: dict[PictureName, tuple[PerCent, PerCent]] = Field(default_factory=dict)
    used_by_code: tuple[PictureName, ...]

    def widths_for(self, name: str) -> tuple[int, ...]:
        """Find the widths of a picture by its set."""
        return self.widths.get(_set(name), self.other_widths)

    def quality_for(self, name: str) -> int:
        """Find the quality of a picture by its set."""
        return self.set_quality.get(_set(name), self.quality)

    def is_in_first_view(self, name: str) -> bool:
        """Whether a phone waits for a picture, by its set."""
        return _set(name) in self.first_view

    def focus_of(self, name: str) -> tuple[int, int]:
        """Find the point that a crop keeps in sight; the middle, where nothing else is said."""
        return self.focus.get(name, MIDDLE)


def _set(name: str) -> str:
    return name.split("/", 1)[0]


IMAGES = "images"
# The project's own art is WebP. Any other ending is a photograph that was put in its place.
ART_ENDING = ".webp"
ENDINGS = (ART_ENDING, ".avif", ".png", ".jpg", ".jpeg")
# Pictures as phones and programs save them, which browsers do not show.
_NOT_USED = (".heic", ".heif", ".tif", ".tiff", ".bmp", ".gif", ".jfif", ".psd", ".raw", ".dng")
_NO_PICTURE = Sentence(
    th="ไฟล์นี้ไม่ใช่รูป ถึงชื่อจะเหมือนรูป บันทึกรูปใหม่เป็น .jpg",
    en="this file is no picture, whatever its name says; save the picture again as .jpg",
)
_STARTS = (b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n")


@dataclass(frozen=True, slots=True)
class Master:
    """A picture by its name, `heroes/home`, and the file it comes from."""

    name: str
    path: Path

    @property
    def is_photograph(self) -> bool:
        """Whether it was put in the place of the project's own art."""
        return self.path.suffix.lower() != ART_ENDING


def find_masters(content: Path) -> tuple[Mapping[str, Master], list[ContentError]]:
    """List the masters by name; two photographs of one name are a mistake."""
    root = content / IMAGES
    found: dict[str, list[Path]] = {}
    errors: list[ContentError] = []
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        shown = f"content/{IMAGES}/{path.relative_to(root).as_posix()}"
        if path.suffix.lower() in _NOT_USED:
            errors.append(ContentError(shown, 1, "", _save_as(path.suffix.lower())))
        elif path.suffix.lower() in ENDINGS:
            found.setdefault(path.relative_to(root).with_suffix("").as_posix(), []).append(path)
            if not _starts_like_a_picture(path):
                errors.append(ContentError(shown, 1, "", _NO_PICTURE))
    errors += [error for name, paths in found.items() if (error := _two_photographs(name, paths))]
    return {name: Master(name, _chosen(paths)) for name, paths in found.items()}, errors


def _save_as(ending: str) -> Sentence:
    return Sentence(
        th=f"เว็บใช้รูป {ending} ไม่ได้ บันทึกเป็น .jpg ชื่อเดิมแล้วใส่แทน",
        en=f"{ending} pictures are ignored; save it as .jpg under the same name and put that here",
    )


def _starts_like_a_picture(path: Path) -> bool:
    """Look at the first bytes, by which every kind of picture is known."""
    with path.open("rb") as file:
        start = file.read(16)
    in_riff = start[:4] == b"RIFF" and start[8:12] == b"WEBP"
    return start.startswith(_STARTS) or in_riff or start[4:12] in (b"ftypavif", b"ftypavis")


def _photographs(paths: list[Path]) -> list[Path]:
    return [path for path in paths if path.suffix.lower() != ART_ENDING]


def _chosen(paths: list[Path]) -> Path:
    return (_photographs(paths) or paths)[0]


def _two_photographs(name: str, paths: list[Path]) -> ContentError | None:
    photographs = _photographs(paths)
    if len(photographs) < 2:
        return None
    thai, english = (word.join(path.name for path in photographs) for word in (" กับ ", " and "))
    reason = Sentence(th=f"มีทั้ง {thai} เก็บไว้รูปเดียว", en=f"{english} are both here; keep one of them")
    return ContentError(f"content/{IMAGES}/{name}", 1, "", reason)
