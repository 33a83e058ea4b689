"""From content and code to the pages: packages, content, Astro. Each step runs only when needed."""

import shutil
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nk.cli.building import inputs as building_inputs
from nk.cli.building.builds import Builds, Record, of_build
from nk.cli.building.node import install_packages, node, package_script
from nk.cli.places import ROOT, WEB
from nk.cli.serving.running import running_server
from nk.cli.terminal import command_settings, stop, turn_in_line
from nk.content.pictures.icons import ICON_NAMES
from nk.settings import Settings

console = Console(stderr=True)

_GENERATED = WEB / "src" / "generated"
# What the compiler of the content writes among the sources; it is made of the other inputs.
_MADE = (_GENERATED, WEB / "public" / "img", *(WEB / "public" / name for name in ICON_NAMES))
# The compiler of the content, the rules by which the rating page's figures are worked out, what
# both import of the other code, and the packages.
_CODE = (
    *("src/nk/content", "src/nk/rules", "src/nk/cli/rating_figures.py", "requirements.txt"),
    *("src/nk/files.py", "src/nk/links.py", "src/nk/sentences.py"),
    *("web/src", "web/public", "web/build", "web/astro.config.mjs", "web/tsconfig.json"),
    *("web/package.json", "web/package-lock.json"),
)


# The words of the staff's desk are on no page of the site.
_DESK_WORDS = "desk"


def build(
    force: bool = typer.Option(False, "--force", help="Build even if nothing changed."),
    stand_ins: bool = typer.Option(
        False, "--stand-ins", help="Draw simple pictures for those not there yet."
    ),
) -> None:
    """Build the pages for the next start. A running site goes on with what it has."""
    settings = command_settings(standins=stand_ins or None)
    made = ensure_built(force=force)
    number = Builds(settings.dist).current()
    console.print(f"Build {number} is ready." if made else "The pages are up to date.")
    server = running_server(settings.data)
    if server and server.build != number:
        shown = "" if server.build is None else f" build {server.build}"
        console.print(f"The running site still shows{shown or ' older pages'}: ./nk publish")


def ensure_built(*, force: bool = False) -> bool:
    """Put a build of what is there now in use; return whether it had to be made."""
    settings = command_settings()
    number, new = build_of_now(settings, force=force)
    builds = Builds(settings.dist)
    if builds.current() != number:
        builds.use(number)
        builds.forget_old(server.build if (server := running_server(settings.data)) else None)
    return new


def build_of_now(settings: Settings, *, force: bool = False) -> tuple[int, bool]:
    """Return the number of a build of the present inputs, and whether it had to be made.

    The build in use is not touched; a failure or an interruption leaves all builds as they were.
    """
    builds = Builds(settings.dist)
    known = None if force else _known(builds, settings)
    if known is not None:
        return known, False
    with turn_in_line(_GENERATED / ".lock", "build", console):
        # The one before in line may have made it.
        known = None if force else _known(builds, settings)
        if known is not None:
            return known, False
        return _make(builds, settings), True


def adopt_build(settings: Settings, elsewhere: Builds) -> None:
    """Take up a build of the present inputs that was made elsewhere, such as for a preview."""
    with turn_in_line(_GENERATED / ".lock", "build", console):
        inputs = fingerprint(settings.content)
        number = elsewhere.made_of(inputs, stand_ins=False)
        builds = Builds(settings.dist)
        if number is None or builds.made_of(inputs, stand_ins=False) is not None:
            return
        with builds.unfinished() as folder:
            shutil.copytree(elsewhere.path(number), folder, dirs_exist_ok=True)
            folder.rename(builds.path(max(builds.numbers(), default=0) + 1))


def _known(builds: Builds, settings: Settings) -> int | None:
    return builds.made_of(fingerprint(settings.content), stand_ins=settings.standins)


def _make(builds: Builds, settings: Settings) -> int:
    # Taken first: what is changed while this runs is for the next build.
    inputs = fingerprint(settings.content)
    samples = _count_samples(settings.content)
    _step("Installing the web packages", install_packages)
    compile_with_progress()
    with builds.unfinished() as folder:
        _step("Building the pages", lambda: _run_astro(folder))
        made = datetime.now(UTC).isoformat(timespec="seconds")
        record = Record(inputs, made, samples, stand_ins=settings.standins)
        _step("Checking the pages", lambda: _check(folder, settings))
        return builds.finish(folder, record, settings.content)


def _check(folder: Path, settings: Settings) -> None:
    """Load the pages as the server will, which also compresses them for its start."""
    # Imported late: the whole application takes a second to load.
    from nk.app import UnusableSiteError, load_shared

    try:
        load_shared(of_build(settings, folder), again=True)
    except UnusableSiteError as problem:
        stop(f"The new pages cannot be served: {problem}")


def _count_samples(content: Path) -> int:
    from nk.cli.samples import content_samples
    from nk.content.errors import ContentErrors

    try:
        return len(content_samples(content))
    except ContentErrors as problems:
        stop(str(problems))


def compile_with_progress() -> None:
    """Check and compile the content; mistakes are listed and end the command."""
    # Imported late: the models of the content take half a second to make.
    from nk.cli.rating_figures import write_rating_figures
    from nk.content.compiler import compile_content
    from nk.content.errors import ContentErrors

    settings = command_settings()
    columns = (TextColumn("· {task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task("Content and pictures", total=None)
        try:
            compile_content(
                ROOT,
                content=settings.content,
                cache=settings.cache,
                stand_ins=settings.standins,
                advance=lambda done, total: progress.update(task, completed=done, total=total),
            )
            write_rating_figures(settings.content, _GENERATED)
        except ContentErrors as problems:
            progress.stop()
            stop(str(problems))


def _run_astro(folder: Path) -> None:
    astro = package_script("astro", "bin/astro.mjs")
    if node(astro, ["build", "--silent", "--outDir", str(folder.resolve())]) != 0:
        stop("Astro could not build the pages; the lines above say why.")


def _step(what: str, work: Callable[[], object]) -> None:
    with console.status(f"{what} …"):
        work()
    console.print(f"· {what}: done")


def fingerprint(content: Path) -> str:
    """A digest of all that the pages are made of."""
    return building_inputs.fingerprint(_roots(content), _is_left_out(content))


def inputs(content: Path) -> Iterable[tuple[str, Path]]:
    """Name every file that the pages are made of; what the build itself writes is none."""
    return building_inputs.files(_roots(content), _is_left_out(content))


def _roots(content: Path) -> building_inputs.Roots:
    return [("content", content), *((name, ROOT / name) for name in _CODE)]


def _is_left_out(content: Path) -> building_inputs.LeftOut:
    places = {*_MADE, content / _DESK_WORDS}

    def is_left_out(path: Path) -> bool:
        return path.name == "__pycache__" or path in places

    return is_left_out
