"""Making every picture of the site: widths as AVIF and its colour, kept between builds."""

import hashlib
import io
import json
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path

from PIL import Image, ImageOps, features

from nk.files import write_if_changed

# Raised when the way of encoding changes, so that cached pictures are made again.
RECIPE = 1
# On two cores speed 8 encodes the whole site in about a minute. Speed 3 saves a tenth of the bytes
# and takes thirty times as long, so only what a phone's first screen waits for gets it.
SPEED = 8
PATIENT_SPEED = 3
_COLOUR_STEP = 17


@dataclass(frozen=True, slots=True)
class Job:
    """What to make of a master."""

    name: str
    master: Path
    widths: tuple[int, ...]
    quality: int
    in_first_view: bool = False


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
    speeds = (SPEED, PATIENT_SPEED) if job.in_first_view else SPEED
    digest.update(repr((RECIPE, speeds, job.name, job.widths, job.quality)).encode())
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
    patient = job.in_first_view and width == min(job.widths)
    speed = PATIENT_SPEED if patient else SPEED
    small.save(data, "AVIF", quality=job.quality, speed=speed, max_threads=1)
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


Advance = Callable[[int, int], None]


class PictureError(Exception):
    """A master that cannot be read as a picture."""

    def __init__(self, job: Job, problem: BaseException) -> None:
        super().__init__(f"{job.master.name} cannot be read as a picture: {problem}")
        self.job = job


@dataclass(frozen=True, slots=True)
class PictureStore:
    """Where encoded pictures are kept, and where the web build finds them."""

    cache: Path
    published: Path


def publish(jobs: Iterable[Job], store: PictureStore, advance: Advance) -> list[Encoded]:
    """Make all pictures, put them where the web build finds them, and remove stale ones."""
    if not features.check("avif"):
        raise RuntimeError("this Pillow cannot write AVIF; install the wheel of requirements.txt")
    store.cache.mkdir(parents=True, exist_ok=True)
    keys = {job: job_key(job) for job in jobs}
    done = {job: cached for job, key in keys.items() if (cached := _cached(store, key))}
    advance(len(done), len(keys))
    waiting = [job for job in keys if job not in done]
    for count, (job, encoded) in enumerate(_encode_all(waiting, store.cache), len(done) + 1):
        _remember(store, keys[job], encoded)
        done[job] = encoded
        advance(count, len(keys))
    pictures = [done[job] for job in keys]
    _place_files(pictures, store)
    return pictures


def _encode_all(jobs: list[Job], cache: Path) -> Iterable[tuple[Job, Encoded]]:
    if not jobs:
        return
    workers = min(len(jobs), os.cpu_count() or 1)
    # A fresh interpreter per worker: forking a process that has threads can hang.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(encode, job, cache): job for job in jobs}
        for future in as_completed(futures):
            try:
                yield futures[future], future.result()
            except (OSError, SyntaxError, ValueError) as problem:
                pool.shutdown(cancel_futures=True)
                raise PictureError(futures[future], problem) from problem


def _cached(store: PictureStore, key: str) -> Encoded | None:
    note = store.cache / f"{key}.json"
    if not note.exists():
        return None
    data = json.loads(note.read_text("utf-8"))
    variants = tuple(Variant(**variant) for variant in data["variants"])
    if not all((store.cache / variant.stored).exists() for variant in variants):
        return None
    return Encoded(data["name"], data["colour"], variants)


def _remember(store: PictureStore, key: str, encoded: Encoded) -> None:
    # The note is written last and in one step, so a stopped build leaves no half entry.
    note = json.dumps(encoded.as_json()).encode()
    write_if_changed(store.cache / f"{key}.json", note)


def _place_files(pictures: Iterable[Encoded], store: PictureStore) -> None:
    store.published.mkdir(parents=True, exist_ok=True)
    wanted = {variant.file: variant for picture in pictures for variant in picture.variants}
    for path in store.published.iterdir():
        if path.name not in wanted:
            path.unlink(missing_ok=True)
    for name, variant in wanted.items():
        write_if_changed(store.published / name, (store.cache / variant.stored).read_bytes())
