"""Seeing what a process does to files and other programs while it is watched.

Python tells its audit hooks about every such act. A hook can never be taken out again, so
there is one for the whole test run, and it listens only while a watch is open.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

WATCHED: Final = frozenset(
    {
        *("open", "os.listdir", "os.scandir", "os.chdir", "os.remove", "os.rename", "os.mkdir"),
        *("os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod", "os.system", "os.exec"),
        *("os.fork", "os.posix_spawn", "subprocess.Popen", "shutil.copyfile", "socket.connect"),
        *("socket.getaddrinfo", "ctypes.dlopen", "import"),
    }
)

_listening: list[list[str]] = []


def _hear(event: str, arguments: tuple[Any, ...]) -> None:
    if _listening and event in WATCHED:
        _listening[-1].append(f"{event} {arguments[0] if arguments else ''}")


sys.addaudithook(_hear)


@contextmanager
def watched() -> Iterator[list[str]]:
    """Collect every act of this process until the end of the block."""
    seen: list[str] = []
    _listening.append(seen)
    try:
        yield seen
    finally:
        _listening.remove(seen)
