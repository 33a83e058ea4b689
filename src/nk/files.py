"""Writing files so that a reader never meets half of one."""

import os
from pathlib import Path


def write_if_changed(path: Path, data: bytes) -> bool:
    """Put the data in the file; tell whether it was different before."""
    if path.exists() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    # The number keeps two builds at the same time from writing one part file.
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    part.write_bytes(data)
    part.replace(path)
    return True
