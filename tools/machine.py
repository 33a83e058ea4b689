"""The browser, the database server and other programs of the checks, found or installed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from nk.cli.terminal import stop

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> Path:
    """Find a Chromium; on Debian install the distribution's, elsewhere Playwright's own."""
    found = _on_path(_BROWSERS)
    if found:
        return found
    if apt := shutil.which("apt-get"):
        _apt_install(apt, "chromium")
        found = _on_path(_BROWSERS)
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
        found = _playwrights_own()
    if not found:
        stop("No Chromium was found, and none could be installed. Install it and try again.")
    return found


def find_headless_shell() -> Path:
    """Find Chromium without the browser around it; where Debian does not have it, a Chromium."""
    found = _on_path(("chromium-headless-shell",))
    if not found and (apt := shutil.which("apt-get")):
        _apt_install(apt, "chromium-headless-shell")
        found = _on_path(("chromium-headless-shell",))
    return found or find_chromium()


def find_postgres() -> Path:
    """Find the folder of PostgreSQL's programs; on Debian install them."""
    found = _postgres_folder()
    if not found and (apt := shutil.which("apt-get")):
        _apt_install(apt, "postgresql")
        found = _postgres_folder()
    if not found:
        stop("PostgreSQL was not found, and could not be installed. Install it and try again.")
    return found


def find_program(name: str) -> Path:
    """Find a program; on Debian install the package of the same name."""
    found = _on_path((name,))
    if not found and (apt := shutil.which("apt-get")):
        _apt_install(apt, name)
        found = _on_path((name,))
    if not found:
        stop(f"{name} was not found, and could not be installed. Install it and try again.")
    return found


def _postgres_folder() -> Path | None:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    if installed:
        return installed[0].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _on_path(names: tuple[str, ...]) -> Path | None:
    # Servers are kept where a user's path often does not lead.
    places = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"
    return next((Path(path) for name in names if (path := shutil.which(name, path=places))), None)


def _playwrights_own() -> Path:
    asked = subprocess.run(
        [
            sys.executable,
            "-c",
            "from playwright.sync_api import sync_playwright as s\n"
            "with s() as p: print(p.chromium.executable_path)",
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    return Path(asked.stdout.strip())


def _apt_install(apt: str, package: str) -> None:
    """Install a Debian package; only root may, so say so otherwise."""
    if os.geteuid() != 0:
        stop(f"This needs {package}. Install it with: sudo apt-get install {package}")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", package]):
        subprocess.run([apt, "-y", *command], check=True, env=quiet, stdout=subprocess.DEVNULL)
