"""The browser that measures, kept from calling out by itself."""

import os

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
