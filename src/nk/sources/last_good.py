"""The last good answer to each question, in memory and on disk, so that a restart keeps it."""

import json
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import Any, Final

_LOG: Final = logging.getLogger(__name__)

# Names stand in these answers. One that could not be fetched again for this long is forgotten.
LONGEST_KEPT_SECONDS: Final = 86_400.0
_SECONDS_BETWEEN_STAMPS: Final = 3_600.0

# Reads a body; raises for one that is not what was asked for.
Read = Callable[[bytes], Any]


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer as it was read, and when it was fetched by this process's timer."""

    value: Any
    digest: bytes
    size: int
    # None: by an earlier process, so it counts as old.
    fetched: float | None
    # When the file beside it was last written or stamped, by the clock on the wall.
    stamped: float
    evictable: bool


class LastGood:
    """A set of answers bounded in number, bytes and age; the least recently used goes first."""

    def __init__(
        self,
        folder: Path | None,
        *,
        most: int = 256,
        most_bytes: int = 8_000_000,
        timer: Callable[[], float] = time.monotonic,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._folder = folder
        self._most = most
        self._most_bytes = most_bytes
        self._timer = timer
        self._clock = clock
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._lock = Lock()
        self._is_tidied = False
        self.changes = 0

    @property
    def size(self) -> int:
        """How many bytes of bodies the kept values were read from."""
        return sum(kept.size for kept in self._kept.values())

    def get(self, question: str, read: Read) -> Kept | None:
        """Return what is kept for a question, if it is not too old."""
        with self._lock:
            kept = self._kept.get(question)
            if kept is not None:
                self._kept.move_to_end(question)
        if kept is None:
            return self._from_disk(question, read)
        if self._is_outdated(kept):
            self.drop(question)
            return None
        return kept

    def put(self, question: str, body: bytes, value: Any, *, evictable: bool) -> None:
        """Keep an answer; the disk is only touched when it differs from the one before."""
        digest, now = sha256(body).digest(), self._clock()
        before = self._kept.get(question)
        is_new = before is None or before.digest != digest
        stamped = now if is_new or before is None else before.stamped
        if is_new:
            self.changes += 1
            self._write(question, body)
        elif now - stamped > _SECONDS_BETWEEN_STAMPS:
            stamped = now
            self._stamp(question)
        self._hold(question, Kept(value, digest, len(body), self._timer(), stamped, evictable))

    def drop(self, question: str) -> None:
        """Forget an answer whose subject no longer exists."""
        with self._lock:
            gone = self._kept.pop(question, None)
        if gone is not None:
            self.changes += 1
        self._delete(question)

    def _hold(self, question: str, kept: Kept) -> None:
        with self._lock:
            self._kept[question] = kept
            self._kept.move_to_end(question)
            dropped = []
            while len(self._kept) > self._most or self.size > self._most_bytes:
                oldest = next((q for q, k in self._kept.items() if k.evictable), None)
                if oldest is None:
                    break
                del self._kept[oldest]
                dropped.append(oldest)
        for old in dropped:
            self._delete(old)

    def _from_disk(self, question: str, read: Read) -> Kept | None:
        if self._folder is None:
            return None
        self._tidy_once(self._folder)
        path = self._path(self._folder, question)
        try:
            stamped = path.stat().st_mtime
            stored = json.loads(path.read_bytes())
            if stored["question"] != question or self._is_too_old(stamped):
                return None
            body = stored["body"].encode()
            value = read(body)
        except FileNotFoundError:
            return None
        except Exception as error:
            # Whatever is wrong with the file, there is nothing to be had from it.
            _LOG.warning("kept upstream answer %s cannot be read: %s", path.name, error)
            return None
        kept = Kept(value, sha256(body).digest(), len(body), None, stamped, evictable=True)
        self._hold(question, kept)
        return kept

    def _is_outdated(self, kept: Kept) -> bool:
        if kept.fetched is None:
            return self._is_too_old(kept.stamped)
        return self._timer() - kept.fetched > LONGEST_KEPT_SECONDS

    def _is_too_old(self, stamped: float) -> bool:
        return self._clock() - stamped > LONGEST_KEPT_SECONDS

    def _tidy_once(self, folder: Path) -> None:
        """Delete what is too old or too much; nobody may ever ask for it again."""
        if self._is_tidied:
            return
        self._is_tidied = True
        try:
            found = sorted(
                ((path.stat().st_mtime, path) for path in folder.glob("*.json")), reverse=True
            )
            for number, (stamped, path) in enumerate(found):
                if number >= self._most or self._is_too_old(stamped):
                    path.unlink(missing_ok=True)
        except OSError as error:
            _LOG.warning("kept upstream answers could not be tidied: %s", error)

    def _write(self, question: str, body: bytes) -> None:
        """Write beside and rename, so that a crash leaves the old file or the new one."""
        if self._folder is None:
            return
        path = self._path(self._folder, question)
        partial = path.with_suffix(f".{os.getpid()}.partial")
        text = json.dumps({"question": question, "body": body.decode("utf-8")})
        try:
            # Names stand in it: it is nobody else's to read.
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            partial.unlink(missing_ok=True)
            with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as f:
                f.write(text)
                f.flush()
                os.fsync(f.fileno())
            partial.replace(path)
        except OSError as error:
            # Memory still holds the answer; only a restart would miss it.
            _LOG.warning("the upstream answer could not be kept on disk: %s", error)

    def _stamp(self, question: str) -> None:
        if self._folder is not None:
            try:
                os.utime(self._path(self._folder, question))
            except OSError as error:
                _LOG.warning("the kept upstream answer could not be stamped: %s", error)

    def _delete(self, question: str) -> None:
        if self._folder is not None:
            try:
                self._path(self._folder, question).unlink(missing_ok=True)
            except OSError as error:
                _LOG.warning("the kept upstream answer could not be deleted: %s", error)

    @staticmethod
    def _path(folder: Path, question: str) -> Path:
        return folder / f"{sha256(question.encode()).hexdigest()[:32]}.json"
