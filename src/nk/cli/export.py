"""`nk export`: the static site, for a content delivery network."""

from pathlib import Path

import typer
from rich.progress import track

from nk.cli.build import console, ensure_built
from nk.cli.terminal import stop
from nk.settings import SettingsError, load_settings
from nk.site.answers import Answer
from nk.site.pages import Pages

# Written by the network itself for each answer it sends.
_OWN_HEADERS = frozenset({b"content-length", b"content-type", b"etag", b"vary", b"server"})


def export(
    folder: Path = typer.Argument(help="Where to write the site; must be empty or not there."),
) -> None:
    """Write every page and asset, and a `_headers` file with the headers each must carry.

    Events, the ranking and the sitemap are alive: let the network pass `/api/`, `/events/`,
    `/en/events/` and `/sitemap.xml` on to a running server.
    """
    if folder.exists() and any(folder.iterdir()):
        stop(f"{folder} is not empty; name a new folder.")
    ensure_built()
    # Imported late: the whole application takes a second to load.
    from nk.app import UnusableSiteError, load_shared

    try:
        pages = load_shared(load_settings()).pages
    except (SettingsError, UnusableSiteError) as problem:
        stop(str(problem))
    files = _files(pages)
    for name, answer in track(files.items(), description="Writing", console=console):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(answer.body)
    (folder / "_headers").write_text(_headers_file(pages), encoding="utf-8")
    console.print(f"{len(files)} files are in {folder}.")


def _files(pages: Pages) -> dict[str, Answer]:
    known = {_file_name(path.decode("ascii")): answer for path, answer in pages.answers.items()}
    missing = {"th": "404.html", "en": "en/404.html"}
    return {**known, **{missing[language]: page for language, page in pages.not_found.items()}}


def _file_name(path: str) -> str:
    """The file behind an address: `/` is index.html, `/about` about.html, an asset itself."""
    name = path.lstrip("/") or "index"
    return name if "." in name.rpartition("/")[2] else f"{name}.html"


def _headers_file(pages: Pages) -> str:
    """One block an address, in the form that static hosts read."""
    blocks = []
    for path, answer in pages.answers.items():
        headers = answer.variants["identity"].headers
        lines = [
            f"  {name.decode('ascii')}: {value.decode('ascii')}"
            for name, value in headers
            if name not in _OWN_HEADERS
        ]
        blocks.append("\n".join([path.decode("ascii"), *lines]))
    return "\n".join([*blocks, ""])
