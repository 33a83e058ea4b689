"""`nk publish`: check, build aside, exchange, and let the running site show it; or go back."""

import json
import time
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from nk.bangkok import BANGKOK
from nk.cli.building.build import build_of_now
from nk.cli.building.builds import Builds
from nk.cli.serving.running import Server, announced_at, running_server
from nk.cli.terminal import command_settings, stop
from nk.files import write_if_changed
from nk.settings import Settings

_HISTORY: Final = "history.jsonl"
_LOOK_SECONDS: Final = 0.1
# A reload reads the pages and then drains each worker in turn.
_PATIENCE_SECONDS: Final = 120


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the history: which build went public, and which was shown before."""

    at: str
    build: int
    before: int | None
    back: bool


class _RefusedBuildError(Exception):
    """The server could not take up a build; the text is a sentence for the person publishing."""


def publish(
    back: Annotated[
        bool, typer.Option("--back", help="Show the build again that was public before.")
    ] = False,
    history: Annotated[
        bool, typer.Option("--history", help="List what was published, and change nothing.")
    ] = False,
) -> None:
    """Check and build the site, show it on the running server, and say what changed."""
    settings = command_settings()
    if settings.standins:
        stop("Stand-in pictures are not for the public: unset NK_STANDINS.")
    builds = Builds(settings.dist)
    if history:
        _print_history(builds)
        return
    server = running_server(settings.data)
    shown = server.build if server else builds.current()
    number = _one_before(builds, shown) if back else build_of_now(settings)[0]
    if number == shown and number == builds.current():
        typer.echo(f"Build {number} is public already; nothing has changed.")
        return
    step = Step(datetime.now(UTC).isoformat(timespec="seconds"), number, shown, back)
    _exchange(builds, step, server, settings)
    _print_changes(builds, shown, number)
    builds.forget_old(shown, number)


def _exchange(builds: Builds, step: Step, server: Server | None, settings: Settings) -> None:
    before, shown, number = builds.current(), step.before, step.build
    # Before the exchange, so that there is a way back however this ends.
    _note(builds, step)
    builds.use(number)
    if server is None:
        typer.echo(f"Build {number} is in use. The site is not running; its next start shows it.")
        return
    try:
        _show(settings.data, server, number)
    except PermissionError:
        _undo(builds, step, before)
        stop(
            f"The server (process {server.pid}) belongs to another user: "
            "run this command as that user, or as root."
        )
    except _RefusedBuildError as refusal:
        # The next start must not meet it, even if it was in use before this command.
        _undo(builds, step, shown if before == number else before)
        stop(str(refusal))
    typer.echo(f"Build {number} is public" + (f"; build {shown} was." if shown else "."))


def _show(data: Path, server: Server, number: int) -> None:
    announced = announced_at(data)
    server.reload()
    _wait(data, server, number, announced)


def _wait(data: Path, asked: Server, number: int, announced: int) -> None:
    """Wait until every worker shows the new pages."""
    deadline = time.monotonic() + _PATIENCE_SECONDS
    while time.monotonic() < deadline:
        server = running_server(data)
        if server is None or server.pid != asked.pid:
            stop(f"The server ended meanwhile. Build {number} is in use for its next start.")
        if server.build == number:
            return
        # What it said before it was asked is about an earlier try.
        if server.refused == number and announced_at(data) != announced:
            raise _RefusedBuildError(
                f"The server could not take up build {number} and shows the old one: "
                f"{server.reason}"
            )
        time.sleep(_LOOK_SECONDS)
    stop(f"The server has not taken up build {number} yet; its log says why.")


def _undo(builds: Builds, step: Step, good: int | None) -> None:
    """Put a good build in use again, and take the step out of the history: nobody saw it."""
    if good is not None:
        builds.use(good)
    file = builds.folder / _HISTORY
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    write_if_changed(file, "".join(one for one in lines if one != _line(step)).encode())


def _one_before(builds: Builds, shown: int | None) -> int:
    """Return the build that was public before the one that is shown."""
    steps = steps_of(builds)
    before = next(
        (step.before for step in reversed(steps) if step.build == shown and not step.back), None
    )
    if steps and all(step.build != shown for step in steps):
        # `./nk build` put it in use, which is no step: the last one tells what was public before.
        before = steps[-1].build
    if before is None or before not in builds.numbers():
        stop(
            "There is no build to go back to: ./nk publish --history lists what there was, "
            "and ./nk publish goes forward."
        )
    return before


def steps_of(builds: Builds) -> list[Step]:
    """Return the history, the oldest first."""
    file = builds.folder / _HISTORY
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    return [step for line in lines if (step := _step(line)) is not None]


def _step(line: str) -> Step | None:
    """Read a line; a process that was killed, or a full disk, can leave half of one."""
    try:
        return Step(**json.loads(line))
    except (ValueError, TypeError):
        return None


def _line(step: Step) -> str:
    return json.dumps(asdict(step)) + "\n"


def _note(builds: Builds, step: Step) -> None:
    file = builds.folder / _HISTORY
    before = file.read_bytes() if file.exists() else b""
    is_torn = before != b"" and not before.endswith(b"\n")
    with file.open("a", encoding="utf-8") as history:
        # A line after half of one would be lost with it.
        history.write("\n" + _line(step) if is_torn else _line(step))


def _print_history(builds: Builds) -> None:
    kept, current, steps = set(builds.numbers()), builds.current(), steps_of(builds)
    last = max((at for at, step in enumerate(steps) if step.build == current), default=None)
    for at, step in enumerate(steps):
        what = "back to build" if step.back else "build"
        state = "in use" if at == last else "kept" if step.build in kept else "deleted"
        moment = datetime.fromisoformat(step.at).astimezone(BANGKOK)
        typer.echo(f"{moment:%Y-%m-%d %H:%M}  {what} {step.build} ({state})")
    if last is None and current is not None:
        typer.echo(f"Build {current} is in use; ./nk build put it there.")
    if current is None:
        typer.echo("Nothing is built yet: ./nk publish")


def _print_changes(builds: Builds, before: int | None, now: int) -> None:
    if before is None or before not in builds.numbers():
        return
    old, new = _pages(builds.path(before)), _pages(builds.path(now))
    kinds = {
        "added": new.keys() - old.keys(),
        "removed": old.keys() - new.keys(),
        "changed": {page for page in old.keys() & new.keys() if old[page] != new[page]},
    }
    console = Console(highlight=False, soft_wrap=True)
    for kind, pages in kinds.items():
        if pages:
            console.print(f"{kind}: {' '.join(sorted(pages))}", markup=False)
    if not any(kinds.values()):
        console.print("No page reads differently.")


def _pages(folder: Path) -> dict[str, bytes]:
    """Return a digest of each page by its address."""
    return {
        _address(path.relative_to(folder).as_posix()): sha256(path.read_bytes()).digest()
        for path in folder.rglob("*.html")
    }


def _address(name: str) -> str:
    return "/" if name == "index.html" else f"/{name.removesuffix('.html')}"
