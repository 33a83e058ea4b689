"""The exported `_headers`: few rules, and each address still gets exactly what the server sends."""

import os
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from nk.cli.building.export import export, headers_file

COMMON = {"x-content-type-options": "nosniff"}
FOREVER = {**COMMON, "cache-control": "max-age=31536000"}

APP = typer.Typer()
APP.command()(export)


def page(number: int) -> dict[str, str]:
    return {**COMMON, "cache-control": "no-cache", "content-security-policy": f"'sha256-{number}'"}


ADDRESSES = {
    **{f"/_astro/script-{number}.js": FOREVER for number in range(300)},
    **{f"/img/picture-{number}.avif": FOREVER for number in range(300)},
    **{f"/_astro/font-{number}.woff2": {**FOREVER, "x-kind": "font"} for number in range(40)},
    "/": page(0),
    **{f"/page-{number}": page(number) for number in range(1, 20)},
    **{f"/en/page-{number}": page(number) for number in range(1, 20)},
    "/services/one": page(40),
    "/services/more/deep": page(40),
    "/favicon.ico": {**COMMON, "cache-control": "max-age=3600"},
}


def rules(text: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for line in text.splitlines():
        if line.startswith("  "):
            name, _, value = line.strip().partition(": ")
            found[list(found)[-1]][name] = value
        else:
            assert line not in found
            found[line] = {}
    return found


def sent(text: str, path: str) -> list[tuple[str, str]]:
    """What a static host sends: it joins all rules that fit."""
    fitting = [headers for pattern, headers in rules(text).items() if fnmatchcase(path, pattern)]
    return sorted(item for headers in fitting for item in headers.items())


def test_every_address_gets_each_header_once() -> None:
    text = headers_file(ADDRESSES)
    for path, headers in ADDRESSES.items():
        assert sent(text, path) == sorted(headers.items()), path


def test_there_are_few_rules() -> None:
    text = headers_file(ADDRESSES)
    assert len(rules(text)) <= 50
    assert {"/_astro/*.js", "/_astro/*.woff2", "/img/*"} <= rules(text).keys()


def test_too_many_rules_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit):
        headers_file({f"/page-{number}": page(number) for number in range(200)})
    assert "static hosts take 100" in capsys.readouterr().err


def test_it_asks_for_the_sites_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("NK_"):
            monkeypatch.delenv(name)
    result = CliRunner().invoke(APP, [str(tmp_path / "out")])
    assert result.exit_code == 1
    assert result.output == "Set NK_PUBLIC_URL to the site's address: every page names its own.\n"
    assert not (tmp_path / "out").exists()
