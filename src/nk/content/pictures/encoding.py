"""Cutting one master to its widths as AVIF, and finding its placeholder colour."""

import hashlib
import io
from dataclasses import asdict, dataclass
from pathlib import Path

from PIL import Image, ImageOps

# Raised when the way of encoding changes, so that cached pictures are made again.
RECIPE = 1
# On two cores speed 8 encodes the whole site in about a minute; slower ones save few bytes.
SPEED = 8
_COLOUR_STEP = 17


@dataclass(frozen=True, slots=True)
class Job:
    """What to make of a master."""

    name: str
    master: Path
    widths: tuple[int, ...]
    quality: int


@dataclass(frozen=True, slots=True)
class Variant:
    """One encoded width, kept in the cache under `stored`, published as `file`."""

    width: int
    height: int
    stored: str
    file: str


@dataclass(frozen=True, slots=True)
class Encoded:
    """All widths of a picture; `colour` is three hexadecimal digits, or None if see-through."""

    name: str
    colour: str | None
    variants: tuple[Variant, ...]

    def as_json(self) -> dict[str, object]:
        """Give plain values for the cache."""
        return asdict(self)


def job_key(job: Job) -> str:
    """Name the result by everything it depends on."""
    digest = hashlib.sha256(job.master.read_bytes())
    digest.update(repr((RECIPE, SPEED, job.name, job.widths, job.quality)).encode())
    return digest.hexdigest()[:24]


def encode(job: Job, cache: Path) -> Encoded:
    """Make every width of a picture and put them in the cache."""
    with Image.open(job.master) as opened:
        picture = _upright(opened)
    variants = tuple(
        _variant(job, picture, width, cache)
        for width in sorted({min(width, picture.width) for width in job.widths})
    )
    return Encoded(job.name, _mean_colour(picture), variants)


def _upright(opened: Image.Image) -> Image.Image:
    """Turn a photograph the way its camera was held, and drop all that is not the picture."""
    picture = ImageOps.exif_transpose(opened)
    see_through = picture.has_transparency_data
    picture = picture.convert("RGBA" if see_through else "RGB")
    if see_through and picture.getchannel("A").getextrema() == (255, 255):
        picture = picture.convert("RGB")
    return picture


def _variant(job: Job, picture: Image.Image, width: int, cache: Path) -> Variant:
    height = max(1, round(picture.height * width / picture.width))
    small = picture.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3.0)
    data = io.BytesIO()
    small.save(data, "AVIF", quality=job.quality, speed=SPEED, max_threads=1)
    digest = hashlib.sha256(data.getvalue()).hexdigest()
    stored = f"{digest[:24]}.avif"
    (cache / stored).write_bytes(data.getvalue())
    return Variant(width, height, stored, f"{job.name.replace('/', '-')}-{width}.{digest[:8]}.avif")


def _mean_colour(picture: Image.Image) -> str | None:
    if picture.mode == "RGBA":
        return None
    mean = picture.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(mean, tuple)
    return "".join(f"{round(channel / _COLOUR_STEP):x}" for channel in mean)
