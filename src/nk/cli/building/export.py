"""`nk export`: the static site, for a content delivery network."""

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import typer
from rich.progress import track

from nk.cli.building.build import console, ensure_built
from nk.cli.places import DIST
from nk.cli.terminal import command_settings, stop
from nk.site.answers import Answer
from nk.site.built.next_pages import RULES_TYPE
from nk.site.pages import Pages

Headers = Mapping[str, str]

# Written by the network itself for each answer it sends.
_OWN_HEADERS: Final = frozenset({"content-length", "content-type", "etag", "vary", "server"})
# A common host takes no more rules, and no longer lines.
_MOST_RULES: Final = 100
_LONGEST_LINE: Final = 2000


def export(
    folder: Path = typer.Argument(help="Where to write the site; must be empty or not there."),
) -> None:
    """Write every page and asset, and a `_headers` file with the headers each must carry.

    Events, the ranking and the sitemap are alive: let the network pass `/api/`, `/events/`,
    `/en/events/` and `/sitemap.xml` on to a running server.
    """
    settings = command_settings()
    if not settings.public_url:
        stop("Set NK_PUBLIC_URL to the site's address: every page names its own.")
    if folder.exists() and any(folder.iterdir()):
        stop(f"{folder} is not empty; name a new folder.")
    # Pages that were built elsewhere, or for production, are written as they are.
    if settings.dist == DIST and settings.env != "production":
        ensure_built()
    # Imported late: the whole application takes a second to load.
    from nk.app import UnusableSiteError, load_shared

    try:
        pages = load_shared(settings, again=True).pages
    except UnusableSiteError as problem:
        stop(str(problem))
    rules = headers_file(
        {path.decode("ascii"): _headers(page) for path, page in pages.answers.items()}
    )
    files = _files(pages)
    for name, answer in track(files.items(), description="Writing", console=console):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(answer.body)
    (folder / "_headers").write_text(rules, encoding="utf-8")
    console.print(f"{len(files)} files are in {folder}.")


def _files(pages: Pages) -> dict[str, Answer]:
    known = {_file_name(path.decode("ascii")): answer for path, answer in pages.answers.items()}
    missing = {"th": "404.html", "en": "en/404.html"}
    return {**known, **{missing[language]: page for language, page in pages.not_found.items()}}


def _file_name(path: str) -> str:
    """The file behind an address: `/` is index.html, `/about` about.html, an asset itself."""
    name = path.lstrip("/") or "index"
    return name if "." in name.rpartition("/")[2] else f"{name}.html"


def _headers(answer: Answer) -> dict[str, str]:
    lines = answer.variants["identity"].headers
    headers = {name.decode("ascii"): value.decode("ascii") for name, value in lines}
    # The one type that such a network does not know by itself.
    own = _OWN_HEADERS - ({"content-type"} if headers["content-type"] == RULES_TYPE else set())
    return {name: value for name, value in headers.items() if name not in own}


def headers_file(addresses: Mapping[str, Headers]) -> str:
    """Write the headers in the form that static hosts read, in few rules.

    Such a host joins the rules that fit an address, so no two of them may give it the same
    header: what all have in common is one rule, and the rest is given by a pattern where all
    that it fits agree, else address by address.
    """
    common = dict(set.intersection(*(set(headers.items()) for headers in addresses.values())))
    rest = {path: _without(headers, common) for path, headers in addresses.items()}
    rules = {"/*": common}
    for pattern in _patterns(addresses):
        fitting = [path for path in rest if fnmatchcase(path, pattern)]
        agree = len({tuple(sorted(addresses[path].items())) for path in fitting}) == 1
        known = all(fnmatchcase(path, pattern) <= (path in rest) for path in addresses)
        if agree and known and len(fitting) > 1:
            rules[pattern] = rest[fitting[0]]
            rest = {path: headers for path, headers in rest.items() if path not in fitting}
    rules |= rest
    return _written({pattern: headers for pattern, headers in rules.items() if headers})


def _patterns(addresses: Iterable[str]) -> list[str]:
    """What may stand for many files: a folder, or all files of a kind in it."""
    folders = {path.rpartition("/")[0] for path in addresses} - {""}
    kinds = {f"{Path(path).parent}/*{Path(path).suffix}" for path in addresses if Path(path).suffix}
    return [*sorted(f"{folder}/*" for folder in folders), *sorted(kinds)]


def _without(headers: Headers, common: Headers) -> dict[str, str]:
    return {name: value for name, value in headers.items() if name not in common}


def _written(rules: Mapping[str, Headers]) -> str:
    lines = [
        line
        for pattern, headers in rules.items()
        for line in (pattern, *(f"  {name}: {value}" for name, value in headers.items()))
    ]
    if len(rules) > _MOST_RULES or max(map(len, lines)) > _LONGEST_LINE:
        stop(
            f"_headers would have {len(rules)} rules and lines of {max(map(len, lines))} letters; "
            f"static hosts take {_MOST_RULES} and {_LONGEST_LINE}."
        )
    return "\n".join([*lines, ""])
