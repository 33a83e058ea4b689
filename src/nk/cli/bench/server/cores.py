"""Which core does what: both servers take turns on one, the load comes from another."""

import os
from collections.abc import Sequence


def on_server_core(command: Sequence[str]) -> list[str]:
    """Return the command bound to the core of the servers."""
    return _pinned(command, 0)


def on_load_core(command: Sequence[str]) -> list[str]:
    """Return the command bound to the core the load comes from."""
    return _pinned(command, 1)


def _pinned(command: Sequence[str], place: int) -> list[str]:
    cores = sorted(os.sched_getaffinity(0))
    # With a single core there is nothing to keep apart.
    return [*(["taskset", "-c", str(cores[place])] if len(cores) > 1 else []), *command]
