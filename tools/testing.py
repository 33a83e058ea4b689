"""`nk test`: everything that must hold before a change lands, or a named part of it."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from nk.cli.building.build import compile_with_progress, console, ensure_built
from nk.cli.building.node import install_packages, node, package_script
from nk.cli.places import CONTENT, ROOT
from nk.cli.terminal import stop
from tools.machine import find_chromium, find_headless_shell, find_postgres

Check = Callable[[], bool]
Preparation = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of the checks: what it needs first, and the checks, in order."""

    about: str
    needs: tuple[Preparation, ...]
    checks: tuple[tuple[str, Check], ...]
    # Takes too long to be run with the rest; it has to be named.
    on_request: bool = False
    # The checks keep one core busy each, so two are run at a time.
    by_twos: bool = False


def _python(*arguments: str) -> Check:
    return lambda: _passes([sys.executable, "-m", *arguments])


def _pytest(*arguments: str) -> Check:
    # Only the tests of the API use it, and each process of the others would load it for seconds.
    unused = () if "tests/api" in arguments else ("-p", "no:schemathesis")
    return _python("pytest", "-q", *unused, *arguments)


def _pytest_side_by_side(folder: str, more: int = 0) -> Check:
    # Each process goes on with its share in order, as a file's tests have servers, tabs and desks
    # in common, and helps the others out in the end. Tests that wait for servers and browsers
    # leave a core idle now and then, for one process `more`; with more than four little is gained.
    processes = min(4, (os.cpu_count() or 1) + more)
    return _pytest("-n", str(processes), "--dist=worksteal", folder)


def _script(package: str, file: str, *arguments: str) -> Check:
    return lambda: node(package_script(package, file), arguments) == 0


def _passes(command: list[str]) -> bool:
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def _lint_imports() -> bool:
    return _passes([str(Path(sys.executable).with_name("lint-imports")), "--no-cache"])


def _tools() -> None:
    install_packages(tools=True)


def _tools_and_content() -> None:
    # npm waits for the network most of the time; meanwhile the pictures are made.
    with ThreadPoolExecutor(max_workers=2) as pool:
        work = [pool.submit(_tools), pool.submit(compile_with_progress)]
    for each in work:
        each.result()


def _desk_words() -> None:
    # Imported late: the models of the content take half a second to make.
    from nk.cli.desk.build import compile_words

    compile_words(CONTENT)


def _chromium() -> None:
    # The tests read where the browsers are from here; one of their own would be a download.
    os.environ["CHROMIUM"] = str(find_chromium())
    os.environ["HEADLESS_SHELL"] = str(find_headless_shell())


def _postgres() -> None:
    os.environ["POSTGRES_BIN"] = str(find_postgres())


class Ready:
    """What the parts need first, each made once.

    What Debian has is fetched beside the first checks, one package after the other.
    """

    def __init__(self, needs: list[Preparation]) -> None:
        beside = ThreadPoolExecutor(max_workers=1)
        self._made: dict[Preparation, Future[object]] = {
            need: beside.submit(need) for need in (_postgres, _chromium) if need in needs
        }

    def wait_for(self, need: Preparation) -> None:
        """Return once it is there; a failure beside the checks is told here."""
        if need not in self._made:
            self._made[need] = Future()
            self._made[need].set_result(need())
        self._made[need].result()


PARTS: dict[str, Part] = {
    "lint": Part(
        "style and import direction",
        (_tools_and_content,),
        (
            ("ruff", _python("ruff", "check", ".")),
            ("ruff format", _python("ruff", "format", "--check", ".")),
            ("import direction", _lint_imports),
            ("biome", _script("@biomejs/biome", "bin/biome", "ci", ".")),
        ),
    ),
    "types": Part(
        "types of Python and TypeScript",
        (_tools_and_content, _desk_words),
        (
            ("mypy", _python("mypy")),
            ("astro check", _script("astro", "bin/astro.mjs", "check", "--silent")),
            ("tsc of the desk", _script("typescript", "bin/tsc", "--noEmit", "-p", "desk")),
        ),
        by_twos=True,
    ),
    "unit": Part(
        "the parts by themselves",
        (_postgres, _tools_and_content, _desk_words),
        (
            ("vitest", _script("vitest", "vitest.mjs", "run")),
            ("pytest unit", _pytest_side_by_side("tests/unit")),
        ),
    ),
    "api": Part(
        "store and API, on SQLite and PostgreSQL",
        (_postgres,),
        (("pytest api", _pytest_side_by_side("tests/api", more=1)),),
    ),
    "server": Part(
        "a running server",
        (ensure_built,),
        (("pytest server", _pytest_side_by_side("tests/server", more=1)),),
    ),
    "safety": Part(
        "hostile requests, texts and files; headers; what a page may run",
        (_chromium, _tools, ensure_built),
        (("pytest safety", _pytest_side_by_side("tests/safety", more=1)),),
    ),
    "browser": Part(
        "every page in a real Chromium",
        (_chromium, _tools, ensure_built),
        (("pytest browser", _pytest_side_by_side("tests/browser", more=1)),),
    ),
    "faults": Part(
        "kills, full disks, locks, bad upstreams and full load, for about twenty minutes",
        (_postgres, ensure_built),
        # Not captured: these tests say how far they are.
        (("pytest faults", _pytest("-s", "tests/faults")),),
        on_request=True,
    ),
}


def run_checks(
    parts: Annotated[
        list[str] | None,
        typer.Argument(help=f"Any of: {', '.join(PARTS)}. All but faults by default."),
    ] = None,
) -> None:
    """Install what a fresh machine needs, then run the checks."""
    chosen = parts or [name for name, part in PARTS.items() if not part.on_request]
    unknown = [name for name in chosen if name not in PARTS]
    if unknown:
        stop(f"There is no part named {', '.join(unknown)}; choose from {', '.join(PARTS)}.")
    # Hundreds of servers and commands are started; each would compile all of its code anew.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    ready = Ready([need for name in chosen for need in PARTS[name].needs])
    results = [result for name in chosen for result in _run(PARTS[name], name, ready)]
    failed = [name for name, passed in results if not passed]
    console.print(f"\n{len(results) - len(failed)} passed, {len(failed)} failed")
    if failed:
        stop(f"Failed: {', '.join(failed)}.")


def _run(part: Part, name: str, ready: Ready) -> list[tuple[str, bool]]:
    console.rule(f"[bold]{name}[/bold]: {part.about}")
    for need in part.needs:
        ready.wait_for(need)
    with ThreadPoolExecutor(max_workers=2 if part.by_twos else 1) as pool:
        passed = pool.map(lambda each: _run_check(*each), part.checks)
        return [(label, each) for (label, _), each in zip(part.checks, passed, strict=True)]


def _run_check(label: str, check: Check) -> bool:
    started = time.monotonic()
    passed = check()
    mark = "[green]passed[/green]" if passed else "[red]failed[/red]"
    console.print(f"{mark} {label} ({time.monotonic() - started:.0f} s)")
    return passed
