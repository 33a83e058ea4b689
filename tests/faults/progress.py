"""Long tests say how far they are; `./nk test faults` lets the lines through."""

import os


def say(what: str) -> None:
    """Print one line at once."""
    print(f"  {what}", flush=True)


def chosen(name: str, usual: int) -> int:
    """Return a figure of a test, which a variable of the environment may lower for a trial."""
    return int(os.environ.get(name, usual))
