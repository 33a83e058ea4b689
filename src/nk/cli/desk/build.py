"""The desk's screens: built when what they are made of has changed, each in its own folder."""

import os
import shutil
from pathlib import Path
from typing import Final

from nk.cli.building.build import console
from nk.cli.building.inputs import fingerprint
from nk.cli.building.node import install_packages, node, package_script
from nk.cli.places import ROOT, WEB
from nk.cli.terminal import stop, turn_in_line
from nk.content.desk_words import FOLDER, compile_desk_words
from nk.content.errors import ContentErrors
from nk.settings import Settings

_WORDS: Final = WEB / "desk" / "src" / "generated" / "words.ts"
_CODE: Final = (
    *("web/desk", "web/src/lib", "web/src/ui/styles", "web/src/fonts"),
    # A judge's board plays by the rules of the public one.
    "web/src/features/scoreboard/match",
    *("web/package.json", "web/package-lock.json", "src/nk/content/desk_words.py"),
)
# The one before stays, for a desk that still runs on it.
_KEPT: Final = 2


def ensure_desk_built(settings: Settings) -> Path:
    """Return the folder of the screens as they are now; make it first if it is not there."""
    builds = settings.cache / "desk"
    target = builds / _name(settings.content)
    if target.is_dir():
        return target
    builds.mkdir(parents=True, exist_ok=True)
    with turn_in_line(builds / ".lock", "build", console):
        # The one before in line may have made it.
        if not target.is_dir():
            _make(settings, target)
    _forget_old(builds, target)
    return target


def _make(settings: Settings, target: Path) -> None:
    with console.status("Building the desk's screens …"):
        install_packages()
        compile_words(settings.content)
        part = target.with_name(f".{target.name}.{os.getpid()}")
        vite = package_script("vite", "bin/vite.js")
        options = ["--config", "desk/vite.config.mjs", "--logLevel", "warn"]
        if node(vite, ["build", *options, "--outDir", str(part.resolve())]) != 0:
            shutil.rmtree(part, ignore_errors=True)
            stop("The desk's screens could not be built; the lines above say why.")
        part.rename(target)
    console.print("· Building the desk's screens: done")


def compile_words(content: Path) -> None:
    """Check and compile the words of the screens; mistakes are listed and end the command."""
    try:
        compile_desk_words(content, _WORDS)
    except ContentErrors as problems:
        stop(str(problems))


def _forget_old(builds: Path, used: Path) -> None:
    others = [path for path in builds.iterdir() if path.is_dir() and path != used]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[_KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def _name(content: Path) -> str:
    """A name for the screens as they are now, of all that they are made of."""
    roots = [("content", content / FOLDER), *((name, ROOT / name) for name in _CODE)]
    return fingerprint(roots, lambda path: _WORDS.parent in path.parents)[:20]
