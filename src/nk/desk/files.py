"""Files that are there whole or not at all, also after a power cut or on a full disk."""

import os
import stat
from pathlib import Path


def write_part(target: Path, data: bytes) -> Path:
    """Write data beside its target, safely on the disk; a failure leaves nothing behind.

    A file that is there keeps who may read it; a new one is the owner's, as all of the desk's.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f".{target.name}.{os.getpid()}-{os.urandom(4).hex()}.part")
    try:
        with part.open("wb") as file:
            if target.exists():
                os.fchmod(file.fileno(), stat.S_IMODE(target.stat().st_mode))
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        part.unlink(missing_ok=True)
        raise
    return part


def replace_file(target: Path, data: bytes) -> None:
    """Put data in a file's place in one step."""
    part = write_part(target, data)
    try:
        part.replace(target)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder safe on the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
