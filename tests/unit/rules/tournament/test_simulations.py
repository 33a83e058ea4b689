"""Made-up tournaments: what they print, and that none of them pairs badly."""

import json
import re

import pytest
from typer.testing import CliRunner

from nk.cli.staff.tournament.plan import tournament_app
from nk.rules.tournament.log import replay
from nk.rules.tournament.settings import LateRule, StageKind, TieBreak
from nk.rules.tournament.simulation.simulate import Scenario, document_bytes, simulate
from tests.support.rules import state_bytes
from tools.bench.tournament_audit import audit_many, fewest_rematches, scenario_of

# 240 tournaments of up to 20 players, in parts that can run side by side; the bench runs 10,000
# of up to 128 with the same function.
PARTS = range(8)
IN_A_PART = 30


@pytest.mark.parametrize("part", PARTS)
def test_no_avoidable_rematch_or_second_bye_and_no_dead_end(part: int) -> None:
    heard: list[int] = []
    seeds = range(part * IN_A_PART, (part + 1) * IN_A_PART)
    tally = audit_many(seeds, lambda so_far: heard.append(so_far.tournaments), most_players=20)
    assert tally.faults == []
    assert heard == list(range(1, IN_A_PART + 1))
    assert tally.matches > tally.rounds > tally.tournaments


@pytest.mark.parametrize("seed", [3, 4])
def test_big_fields_pair_as_well(seed: int) -> None:
    scenario = Scenario(90 + seed, rounds=7, cut=16, seed=seed, drop_rate=0.03, late=3)
    document, day = simulate(scenario)
    swiss = [one for one in document["rounds"] if one["stage"] == "swiss"]
    met = [frozenset((m["a"], m["b"])) for one in swiss for m in one["matches"]]
    assert len(met) == len(set(met))
    assert day.state.finished


def test_the_audit_sees_what_could_have_been_avoided() -> None:
    met = {frozenset("ab"), frozenset("cd")}
    assert fewest_rematches(list("abcd"), met, {}) == 0
    everybody = {frozenset((p, q)) for p in "abcd" for q in "abcd" if p != q}
    assert fewest_rematches(list("abcd"), everybody, {}) == 2
    assert fewest_rematches(list("abc"), set(), {"a": 1, "b": 1, "c": 1}) == 4


def test_scenarios_cover_small_and_large_troubled_and_quiet() -> None:
    made = [scenario_of(seed) for seed in range(400)]
    assert {4, 5, 6, 7, 8} <= {one.players for one in made}
    assert max(one.players for one in made) > 120
    assert {one.late_rule for one in made} == set(LateRule)
    assert any(one.drop_rate and one.late and one.no_show_rate for one in made)
    assert any(one.rounds == one.players - 1 for one in made)


def test_the_printed_tournament_has_the_agreed_shape() -> None:
    document, _ = simulate(Scenario(32, rounds=5, cut=8, seed=7, drop_rate=0.03, late=2))
    assert list(document) == ["players", "rounds", "standings"]
    assert {tuple(player) for player in document["players"]} == {("id", "rating")}
    for at, one in enumerate(document["rounds"], start=1):
        assert set(one) == {"number", "stage", "matches", "dropped", "joined"}
        assert one["number"] == at
        assert all(set(match) == {"a", "b", "winner"} for match in one["matches"])
    assert [one["stage"] for one in document["rounds"]] == ["swiss"] * 5 + ["single"] * 3
    assert sum(len(one["joined"]) for one in document["rounds"]) == 2
    line = document["standings"][0]
    assert list(line) == ["place", "id", *(tie_break.value for tie_break in TieBreak)]
    assert [one["place"] for one in document["standings"]] == list(range(1, 33))


def test_points_are_wins_in_the_swiss_rounds() -> None:
    document, _ = simulate(Scenario(13, rounds=4, cut=4, seed=5))
    wins = [m["winner"] for one in document["rounds"][:4] for m in one["matches"]]
    for line in document["standings"]:
        assert line["points"] == wins.count(line["id"])


@pytest.mark.parametrize("kind", StageKind)
def test_the_same_seed_gives_the_same_bytes(kind: StageKind) -> None:
    scenario = Scenario(11, kind, rounds=4, seed=9, drop_rate=0.05, no_show_rate=0.05)
    document, day = simulate(scenario)
    assert document_bytes(document) == document_bytes(simulate(scenario)[0])
    assert state_bytes(replay(day.actions)) == state_bytes(day.state)
    assert day.state.finished
    other, _ = simulate(Scenario(11, kind, rounds=4, seed=10, drop_rate=0.05))
    assert other != document


def test_the_command_prints_json_and_tables() -> None:
    runner = CliRunner()
    flags = ["simulate", "--players", "9", "--rounds", "3", "--cut", "4", "--seed", "7"]
    printed = runner.invoke(tournament_app, [*flags, "--json"])
    assert printed.exit_code == 0
    assert len(json.loads(printed.stdout)["standings"]) == 9
    table = runner.invoke(tournament_app, flags)
    assert "Round 1" in table.stdout
    assert "Standings" in table.stdout
    explained = runner.invoke(tournament_app, [*flags, "--why"])
    assert "they have not met" in " ".join(explained.stdout.replace("│", " ").split())
    assert "1. p" in explained.stdout
    planned = runner.invoke(tournament_app, ["plan", "--players", "40", "--stadiums", "4"])
    assert "3 h 21" in planned.stdout
    short = runner.invoke(tournament_app, ["plan", "--players", "40", "--hours", "0.1"])
    assert "Nothing fits" in short.stdout


@pytest.mark.parametrize(
    "flags",
    [
        ["simulate", "--players", "8", "--cut", "3"],
        ["simulate", "--format", "single", "--late", "1"],
        ["simulate", "--format", "double", "--cut", "4"],
        ["simulate", "--players", "4", "--late", "3"],
        ["plan", "--format", "open"],
        ["plan", "--players", "5", "--hours", "3"],
        ["plan", "--players", "24", "--cut", "3"],
        ["plan", "--players", "24", "--cut", "32"],
        ["plan", "--players", "12", "--cut", "16"],
        ["plan", "--players", "12", "--format", "single", "--cut", "4"],
        ["plan", "--players", "12", "--format", "groups", "--rounds", "3"],
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(flags: list[str]) -> None:
    answer = CliRunner().invoke(tournament_app, flags)
    assert answer.exit_code == 2
    assert "cannot be" in answer.stderr
    thai = CliRunner().invoke(tournament_app, [*flags, "--lang", "th"])
    assert thai.exit_code == 2
    assert not re.search("[a-z]{2}", thai.stderr.replace("Swiss", "")), thai.stderr


@pytest.mark.parametrize("flags", [["--rounds", "2"], ["--cut", "8"], ["--cut", "0"]])
def test_a_proposal_for_some_hours_takes_no_rounds_and_no_cut(flags: list[str]) -> None:
    hours = ["plan", "--players", "12", "--hours", "3", *flags]
    answer = CliRunner().invoke(tournament_app, hours)
    assert answer.exit_code == 2
    assert answer.stderr == "With --hours, --rounds and --cut need --format.\n"
    thai = CliRunner().invoke(tournament_app, [*hours, "--lang", "th"])
    assert thai.stderr == "ใส่ --hours แล้วจะใช้ --rounds หรือ --cut ต้องบอก --format ด้วย\n"
    assert CliRunner().invoke(tournament_app, [*hours, "--format", "swiss"]).exit_code == 0


def test_a_plan_for_few_players_has_the_usual_cut() -> None:
    planned = CliRunner().invoke(tournament_app, ["plan", "--players", "3"])
    assert planned.exit_code == 0
