"""What the pages expect of the API is what the API says it sends."""

import subprocess
from pathlib import Path

from nk.api.openapi import openapi_text
from nk.cli.node import node_output, package_script
from nk.cli.places import WEB

# Each line compiles only while the API's own type can stand in for the one the pages read.
_EXPECTATIONS = """\
import type { components } from './described';
import type * as expected from './expected';

type Sent = components['schemas'];
export const summary = (sent: Sent['EventSummary']): expected.ApiEventSummary => sent;
export const event = (sent: Sent['EventDetail']): expected.ApiEvent => sent;
export const winner = (sent: Sent['WinnerBody']): expected.ApiWinner => sent;
export const person = (sent: Sent['RegistrationBody']): expected.ApiRegistration => sent;
"""


def _compile(folder: Path) -> subprocess.CompletedProcess[str]:
    options = ["--noEmit", "--strict", "--skipLibCheck", "--ignoreConfig"]
    return node_output(
        package_script("typescript", "bin/tsc"), [*options, str(folder / "expectations.ts")]
    )


def _describe(folder: Path, document: str) -> None:
    (folder / "openapi.json").write_text(document, encoding="utf-8")
    made = node_output(
        package_script("openapi-typescript", "bin/cli.js"),
        [str(folder / "openapi.json"), "--output", str(folder / "described.ts")],
    )
    assert made.returncode == 0, made.stderr
    expected = WEB / "src" / "lib" / "api-types.ts"
    (folder / "expected.ts").write_text(expected.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "expectations.ts").write_text(_EXPECTATIONS, encoding="utf-8")


def test_the_pages_read_what_the_api_sends(tmp_path: Path) -> None:
    _describe(tmp_path, openapi_text())
    checked = _compile(tmp_path)
    assert checked.returncode == 0, checked.stdout


def test_a_renamed_field_is_noticed(tmp_path: Path) -> None:
    _describe(tmp_path, openapi_text().replace('"player_name"', '"name_of_player"'))
    checked = _compile(tmp_path)
    assert checked.returncode != 0
    assert "player_name" in checked.stdout
