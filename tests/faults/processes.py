"""Looking at a server's processes from outside, by what the kernel tells of them."""

from pathlib import Path

from tests.server.running import Running


def accepting_workers(server: Running) -> set[int]:
    """Return the workers that wait for new connections on the server's socket."""
    wanted = _listening_inode(server.port)
    return {worker for worker in server.workers() if _waits_for(worker, wanted)}


def resident_kilobytes(server: Running) -> int:
    """Return the memory that the workers hold, pages shared with the main process included."""
    return sum(_resident(worker) for worker in server.workers())


def _resident(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1])


def _listening_inode(port: int) -> str:
    table = Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]
    for columns in map(str.split, table):
        # 0A is the state of listening.
        if columns[3] == "0A" and columns[1].endswith(f":{port:04X}"):
            return f"socket:[{columns[9]}]"
    raise AssertionError(f"nobody listens on port {port}")


def _waits_for(process: int, inode: str) -> bool:
    """Tell whether one of a process's polls is about this socket."""
    folder = Path(f"/proc/{process}")
    try:
        numbers = {
            entry.name for entry in (folder / "fd").iterdir() if str(entry.readlink()) == inode
        }
        polled = {
            line.split()[1]
            for entry in (folder / "fdinfo").iterdir()
            for line in entry.read_text(encoding="ascii").splitlines()
            if line.startswith("tfd:")
        }
    except OSError:
        # The process, or one of its files, was gone between two looks.
        return False
    return bool(numbers & polled)
