"""The command itself: parts, failures and what is kept."""

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from tools.bench import command
from tools.bench.command import PARTS, Options, PartFailedError, measure_of
from tools.bench.results import Figure, at_most, load
from tools.main import app


@pytest.fixture
def latest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of the test's own for what is kept."""
    file = tmp_path / "latest.json"
    monkeypatch.setattr(command, "LATEST", file)
    return file


def measuring(monkeypatch: pytest.MonkeyPatch, **parts: float | Exception) -> None:
    """Put given values, or failures, in place of the measurements."""

    def stand_in(part: str) -> object:
        def measure(options: Options) -> list[Figure]:
            value = parts[part]
            if isinstance(value, Exception):
                raise value
            return [Figure(part, "figure", value, "s", at_most(3))]

        return measure

    monkeypatch.setattr(command, "measure_of", stand_in)


@pytest.mark.parametrize("part", PARTS)
def test_every_part_has_its_measurement(part: str) -> None:
    assert callable(measure_of(part))


def test_an_unknown_part_is_refused_before_anything_runs() -> None:
    result = CliRunner().invoke(app, ["bench", "sever"])
    assert result.exit_code == 1
    assert "There is no part named sever" in result.output


def test_a_missed_target_is_told_and_is_no_error(
    latest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measuring(monkeypatch, start=5.0)
    result = CliRunner().invoke(app, ["bench", "start"])
    assert result.exit_code == 0, result.output
    (part,) = load(latest)
    assert (part.part, part.figures[0].reached) == ("start", False)


def test_a_part_that_cannot_run_ends_the_command_with_an_error_and_leaves_the_rest(
    latest: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measuring(
        monkeypatch,
        start=PartFailedError("no server"),
        server=typer.Exit(1),
        memory=1.0,
        growth=2.0,
    )
    kept = tmp_path / "kept.json"
    parts = ["start", "growth", "server", "memory"]
    result = CliRunner().invoke(app, ["bench", *parts, "--json", str(kept)])
    assert result.exit_code == 1
    assert "Could not be measured: start, server." in result.output
    assert [part.part for part in load(kept)] == ["growth", "memory"]
    assert [part.part for part in load(latest)] == ["memory", "growth"]


def test_results_to_compare_with_must_be_readable(tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    result = CliRunner().invoke(app, ["bench", "start", "--against", str(missing)])
    assert result.exit_code == 1
    assert "cannot be read" in result.output
