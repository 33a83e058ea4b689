"""The project as a clone has it: what git knows, and nothing that a build or a start has made."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from nk.settings import ROOT
from tools.running_site import clean_environment

# Makes each place unwritable for this program alone, then becomes the command in the first one.
_READ_ONLY = """
count=$1; first=$2; shift
while [ "$count" -gt 0 ]; do
    mount --rbind "$1" "$1" && mount -o remount,bind,ro "$1" || exit 70
    shift; count=$((count - 1))
done
cd "$first" && exec "$@"
"""


def fresh_copy(folder: Path) -> Path:
    """Copy it, with the Python environment of this machine in the place of one of its own."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        # A file that is deleted but not yet committed is none any more.
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, target)
    (folder / ".venv").symlink_to(sys.prefix)
    return folder


def environment_of(copy: Path, **settings: str) -> dict[str, str]:
    """An environment in which Python imports the copy's code."""
    return clean_environment({**settings, "PYTHONPATH": str(copy / "src")})


def python_of(copy: Path) -> str:
    """The copy's Python, as its services name it."""
    return str(copy / ".venv" / "bin" / "python")


def read_only(*places: Path) -> list[str]:
    """Make folders unwritable; return what a command has to begin with for them to be so.

    Root may write whatever the mode says, so for root they are mounted without that right. Where
    even that is not allowed, as in most containers, nothing stops a writer but the test that
    looks at the files afterwards.
    """
    if os.geteuid() != 0:
        for place in places:
            for path in (place, *place.rglob("*")):
                if not path.is_symlink():
                    path.chmod(path.stat().st_mode & ~0o222)
        return []
    names = [str(place) for place in places]
    mounts = ["unshare", "--mount", "--propagation", "private", "sh", "-c", _READ_ONLY, "sh"]
    prefix = [*mounts, str(len(places)), *names]
    return prefix if _succeeds([*prefix, "true"]) else []


def _succeeds(command: Sequence[str]) -> bool:
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


def state_of(*places: Path) -> dict[str, tuple[int, int]]:
    """Every file's size and time of change; what Python compiles for itself does not count."""
    files = (path for place in places for path in place.rglob("*") if not path.is_dir())
    return {
        str(path): (path.lstat().st_size, path.lstat().st_mtime_ns)
        for path in files
        if "__pycache__" not in path.parts
    }
