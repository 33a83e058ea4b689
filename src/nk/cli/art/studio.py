"""The renderer's own Python environment, made on first use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from rich.console import Console

from nk.cli.places import CACHE, ROOT

STUDIO = CACHE / "art-venv"
REQUIREMENTS = ROOT / "art" / "requirements.txt"


def studio_python(console: Console) -> Path:
    """Return the interpreter that has Blender, installing it when it is missing."""
    python = STUDIO / "bin" / "python"
    if not _has_blender():
        with console.status("Setting up the renderer (once, about 400 MB)"):
            subprocess.run([sys.executable, "-m", "venv", str(STUDIO)], check=True)
            install = [str(python), "-m", "pip", "install", "--quiet", "--require-hashes"]
            subprocess.run([*install, "-r", str(REQUIREMENTS)], check=True)
    return python


def _has_blender() -> bool:
    return any(STUDIO.glob("lib/python*/site-packages/bpy/__init__*"))
