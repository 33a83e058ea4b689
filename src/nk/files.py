"""Files that are there whole or not at all: a reader never meets half of one."""

import os
import stat
from pathlib import Path


def write_if_changed(path: Path, data: bytes) -> bool:
    """Put data that can be made again in a file; tell whether it was different before."""
    if path.exists() and path.read_bytes() == data:
        return False
    replace_file(path, data, durable=False)
    return True


def replace_file(target: Path, data: bytes, *, durable: bool = True) -> None:
    """Put data in a file's place in one step; what is durable outlives a power cut."""
    part = write_part(target, data, durable=durable)
    try:
        part.replace(target)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    if durable:
        sync_folder(target.parent)


def write_part(target: Path, data: bytes, *, durable: bool = True) -> Path:
    """Write data beside its target, ready to be put in its place; a failure leaves nothing behind.

    A file that is there keeps who may read it; a new one is as this process makes its files.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    # Each writer has a part of its own, be it another process or another thread.
    part = target.with_name(f".{target.name}.{os.getpid()}-{os.urandom(4).hex()}.part")
    try:
        with part.open("wb") as file:
            if target.exists():
                os.fchmod(file.fileno(), stat.S_IMODE(target.stat().st_mode))
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
    except OSError:
        part.unlink(missing_ok=True)
        raise
    return part


def sync_folder(folder: Path) -> None:
    """Make the names in a folder safe on the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
