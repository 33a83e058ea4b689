"""`nk check` as staff see it."""

import json
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


def test_the_desk_is_checked_with_the_rest(content: Path) -> None:
    replace_in(content / "words.yaml", "en: Home", "en: [x]")
    (content / "desk").mkdir()
    (content / "desk/shell.yaml").write_text("ui.back: {th: กลับ, en: [x]}\n", "utf-8")
    lines = run().output.splitlines()
    assert [line.split(":")[0] for line in lines[:-1]] == [
        "content/desk/shell.yaml",
        "content/words.yaml",
    ]
    assert lines[-1] == "2 mistakes found."


def test_live_lists_every_sample(content: Path) -> None:
    result = run("--live")
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        "The content is right.",
        "",
        "People and quotes (1)",
        "content/testimonials.yaml:1: 1.name: มายด์, Mind",
        "",
        "Links and numbers (1)",
        "content/site.yaml:16: contact.phone: +6620000000",
        "2 samples left to replace.",
    ]


def test_a_repeated_value_is_one_line_and_a_long_one_is_cut(content: Path) -> None:
    link = "https://example.com/"
    site = content / "site.yaml"
    site.write_text(site.read_text("utf-8").replace(f": {link}", f": !sample {link}"), "utf-8")
    replace_in(
        content / "testimonials.yaml", "text: {th: เกม", f"text: !sample {{th: {'เกม ' * 40}"
    )
    lines = run("--live").output.splitlines()
    assert "content/site.yaml:18: contact.chat_url: https://example.com/ (and 5 more)" in lines
    assert "Links and numbers (7)" in lines
    (quote,) = (line for line in lines if "1.text" in line)
    assert quote.endswith("…")
    assert len(quote) < 110
    assert lines[-1] == "9 samples left to replace."


def test_a_real_name_beside_made_up_words_is_an_error_of_its_own(content: Path) -> None:
    people = content / "testimonials.yaml"
    replace_in(people, "name: !sample", "name:")
    replace_in(people, "text: {", "text: !sample {")
    result = run("--live")
    assert result.exit_code == 1
    assert (
        "Real names beside made-up words\n"
        "content/testimonials.yaml:1: 1.text: the name is real, but `text` was made up; "
        "put in their own words, or take it out\n"
    ) in result.output


def test_somebody_made_up_has_no_age(content: Path) -> None:
    replace_in(content / "testimonials.yaml", "age: null", "age: 24")
    assert "1.age: somebody made up has no age; write `age: null`" in run("--live").output


def test_live_for_machines(content: Path) -> None:
    answer = json.loads(run("--live", "--json").output)
    assert (answer["right"], answer["ready"]) == (True, False)
    assert answer["counts"] == {"people and quotes": 1, "links and numbers": 1}
    assert answer["samples"][0] == {
        "group": "people and quotes",
        "file": "content/testimonials.yaml",
        "line": 1,
        "where": "1.name",
        "value": "มายด์, Mind",
        "also": [],
    }


def test_mistakes_for_machines(content: Path) -> None:
    replace_in(content / "words.yaml", "en: Home", "en: [x]")
    answer = json.loads(run("--json").output)
    assert answer["right"] is False
    assert [(each["file"], each["line"]) for each in answer["mistakes"]] == [
        ("content/words.yaml", 1)
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
