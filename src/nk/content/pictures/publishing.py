"""Making every picture of the site: what is cached is reused, the rest is encoded in parallel."""

import json
import os
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from PIL import features

from nk.content.pictures.encoding import Encoded, Job, Variant, encode, job_key
from nk.content.writing import write_if_changed

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
