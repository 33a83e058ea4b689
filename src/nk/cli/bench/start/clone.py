"""A copy of the project as a new colleague gets it: what git holds, and nothing installed."""

import subprocess
from pathlib import Path

from nk.cli.bench.options import PartFailedError
from nk.cli.places import ROOT


def fresh_clone(folder: Path) -> Path:
    """Clone the last commit into a folder and return the copy."""
    copy = folder / "nk"
    command = ["git", "clone", "--quiet", "--local", "--no-hardlinks", str(ROOT), str(copy)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise PartFailedError(f"the project could not be cloned: {done.stderr.strip()}")
    return copy
