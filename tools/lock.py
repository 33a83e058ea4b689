"""`nk lock`: compile requirements*.in to pinned, hashed files that name no registry."""

import subprocess
import sys

from nk.cli.places import ROOT
from nk.cli.terminal import stop

_OPTIONS = (
    "--universal",
    "--generate-hashes",
    "--python-version=3.11",
    "--no-header",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--quiet",
)


def lock() -> None:
    """Pin the Python packages anew after a change to requirements.in or requirements-dev.in."""
    for name in ("requirements", "requirements-dev"):
        command = [sys.executable, "-m", "uv", "pip", "compile", *_OPTIONS]
        files = [f"{name}.in", "--output-file", f"{name}.txt"]
        if subprocess.run([*command, *files], cwd=ROOT, check=False).returncode != 0:
            stop(f"{name}.in could not be compiled; the lines above say why.")
