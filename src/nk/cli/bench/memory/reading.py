"""A process's memory as Linux tells it."""

import re
from pathlib import Path

_LINE = re.compile(r"^(Rss|Pss):\s+([0-9]+) kB$", re.MULTILINE)


def memory_of(process: int) -> dict[str, float]:
    """Return the resident and the proportional set size of a process, in megabytes."""
    return read_sizes(Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii"))


def read_sizes(text: str) -> dict[str, float]:
    """Read both sizes; memory shared by several processes counts whole in the first only."""
    return {name.upper(): int(kilobytes) * 1024 / 1e6 for name, kilobytes in _LINE.findall(text)}
