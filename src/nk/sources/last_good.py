"""The last good answer to each question, in memory and on disk, so that a restart keeps it."""

import json
import logging
import os
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Lock

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer's body, and when it was fetched by this process's timer (None: from disk)."""

    body: bytes
    fetched: float | None


class LastGood:
    """A bounded set of answers; the least recently used one goes first."""

    def __init__(self, folder: Path | None, most: int = 256) -> None:
        self._folder = folder
        self._most = most
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._lock = Lock()
        # The folder is read when something is first asked for: a worker that takes the place
        # of another then finds what that one kept.
        self._is_read = folder is None
        self.changes = 0

    def get(self, question: str) -> Kept | None:
        """Return what is kept for a question."""
        with self._lock:
            self._read_once()
            kept = self._kept.get(question)
            if kept is not None:
                self._kept.move_to_end(question)
            return kept

    def put(self, question: str, body: bytes, fetched: float) -> None:
        """Keep an answer; the disk is only touched when it differs from the one before."""
        with self._lock:
            self._read_once()
            before = self._kept.get(question)
            self._kept[question] = Kept(body, fetched)
            self._kept.move_to_end(question)
            dropped = self._kept.popitem(last=False)[0] if len(self._kept) > self._most else None
        if before is None or before.body != body:
            self.changes += 1
            self._write(question, body)
        if dropped is not None:
            self._delete(dropped)

    def drop(self, question: str) -> None:
        """Forget an answer whose subject no longer exists."""
        with self._lock:
            self._read_once()
            gone = self._kept.pop(question, None)
        if gone is not None:
            self.changes += 1
            self._delete(question)

    def _read_once(self) -> None:
        if not self._is_read and self._folder is not None:
            self._is_read = True
            self._load(self._folder)

    def _load(self, folder: Path) -> None:
        paths = sorted(folder.glob("*.json")) if folder.is_dir() else []
        for path in paths[: self._most]:
            try:
                stored = json.loads(path.read_bytes())
                question, body = stored["question"], stored["body"].encode()
            except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
                _LOG.warning("kept upstream answer %s cannot be read: %s", path.name, error)
                continue
            self._kept[question] = Kept(body, None)

    def _write(self, question: str, body: bytes) -> None:
        """Write beside and rename, so that a crash leaves the old file or the new one."""
        if self._folder is None:
            return
        path = self._path(self._folder, question)
        partial = path.with_suffix(f".{os.getpid()}.partial")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with partial.open("wb") as file:
                file.write(json.dumps({"question": question, "body": body.decode()}).encode())
                file.flush()
                os.fsync(file.fileno())
            partial.replace(path)
        except OSError as error:
            # Memory still holds the answer; only a restart would miss it.
            _LOG.warning("the upstream answer could not be kept on disk: %s", error)

    def _delete(self, question: str) -> None:
        if self._folder is not None:
            self._path(self._folder, question).unlink(missing_ok=True)

    @staticmethod
    def _path(folder: Path, question: str) -> Path:
        return folder / f"{sha256(question.encode()).hexdigest()[:32]}.json"
