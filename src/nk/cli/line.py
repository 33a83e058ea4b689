"""A line for work that two commands must not do at once: the others wait their turn."""

from __future__ import annotations

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console


@contextmanager
def turn_in_line(lock_file: Path, work: str, console: Console) -> Iterator[None]:
    """Hold the lock of a kind of work, waiting (and saying so) while another holds it."""
    lock_file.parent.mkdir(parents=True, exist_ok=True)
    with lock_file.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            console.print(f"Another {work} is running; waiting in line.")
            fcntl.flock(held, fcntl.LOCK_EX)
        # Closing the file at the end of the block gives the turn to the next in line.
        yield
