"""`nk check` as staff see it."""

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from nk.cli.check import check
from nk.club.samples import add_samples
from nk.club.store.connections import migrate, open_writer
from tests.support.content import point_check_at_small_site, replace_in
from tests.support.store import NOW, POLICY

APP = typer.Typer()
APP.command()(check)


@pytest.fixture
def content(tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return point_check_at_small_site(tmp_path, cache, monkeypatch)


def run(*options: str) -> Result:
    return CliRunner().invoke(APP, list(options))


def test_right_content(content: Path) -> None:
    result = run()
    assert (result.exit_code, result.output) == (0, "The content is right.\n")


def test_mistakes_are_lines_to_jump_to(content: Path) -> None:
    # A line number such as :100: would be an emoji if it were printed as Rich markup.
    words = content / "words.yaml"
    words.write_text("#\n" * 99 + words.read_text("utf-8").replace("en: Home", "en: [x]"), "utf-8")
    result = run()
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "content/words.yaml:100: nav.home.en: "
        "this must be text; put it in quotes if it looks like a number",
        "1 mistake found.",
    ]


def test_live_lists_every_sample(content: Path) -> None:
    result = run("--live")
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "The content is right.",
        "content/site.yaml:16: contact.phone: +6620000000 is a sample",
        "content/testimonials.yaml:1: 1.name: มายด์, Mind is a sample",
        "2 samples left to replace.",
    ]


def test_live_without_samples(content: Path) -> None:
    replace_in(content / "site.yaml", "!sample ", "")
    replace_in(content / "testimonials.yaml", "!sample ", "")
    result = run("--live")
    assert result.exit_code == 0
    assert "ready to go public" in result.output


def test_live_counts_the_samples_of_the_store(content: Path, tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    database = f"sqlite:///{tmp_path / 'var' / 'nk.sqlite3'}"
    migrate(database)
    writer = open_writer(database)
    with writer.change("first run", NOW) as change:
        add_samples(change, POLICY)
    writer.close()
    result = run("--live")
    assert result.exit_code == 1
    assert result.output.splitlines()[-2:] == [
        "the store: 7 sample events, 12 sample players, 60 sample matches; "
        "./nk samples clear takes them out",
        "81 samples left to replace.",
    ]


def test_pictures_still_being_made(content: Path) -> None:
    (content / "images/heroes/home.webp").unlink()
    assert "there is no picture content/images/heroes/home.webp" in run().output
    assert run("--stand-ins").exit_code == 0
