"""Keeping results, merging them, comparing them, and the page they are written into."""

import json
from pathlib import Path

import pytest

from tools.bench.results import (
    Figure,
    Results,
    UnreadableResultsError,
    at_most,
    change_words,
    compare,
    load,
    merged,
    results_of_now,
    save,
)
from tools.bench.sheets import BEGIN, END, QUALITY, with_figures

WARM = Figure("start", "warm start", 2.5, "s", at_most(3), "five starts")
SCORE = Figure("lighthouse", "seo", 100, "", None, "", "/en")


def results(part: str, *figures: Figure, made_at: str = "2026-11-15 06:00 UTC") -> Results:
    return Results(part, made_at, f"./nk bench {part}", 2, "3.11.2", figures)


def test_results_survive_being_written_and_read(tmp_path: Path) -> None:
    kept = [results("start", WARM), results("lighthouse", SCORE)]
    file = tmp_path / "new" / "results.json"
    save(kept, file)
    assert load(file) == kept


@pytest.mark.parametrize(
    "text", ["", "{", "1", "[1]", '[{"part": "start"}]', '[{"figures": [{}]}]', "null"]
)
def test_a_file_that_holds_no_results_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "results.json"
    file.write_text(text)
    with pytest.raises(UnreadableResultsError, match=r"holds no results"):
        load(file)


def test_a_file_that_is_not_there_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(UnreadableResultsError, match=r"missing\.json cannot be read"):
        load(tmp_path / "missing.json")


def test_a_part_measured_again_replaces_the_older_one_and_leaves_the_others() -> None:
    older = [results("start", WARM, made_at="then"), results("lighthouse", SCORE, made_at="then")]
    newer = [results("start", WARM, made_at="now")]
    assert [(part.part, part.made_at) for part in merged(older, newer)] == [
        ("start", "now"),
        ("lighthouse", "then"),
    ]


def test_results_say_where_they_were_made() -> None:
    made = results_of_now("start", "./nk bench start", [WARM], 0.34)
    assert made.cores >= 1
    assert made.made_at.endswith(" UTC")
    assert made.figures == (WARM,)


def figure(value: float) -> Figure:
    return Figure("part", "name", value, "ms")


@pytest.mark.parametrize(
    ("now", "before", "words"),
    [
        (figure(110), figure(100), "+10.0%"),
        (figure(90), figure(100), "-10.0%"),
        (figure(1), None, "new"),
        (figure(0), figure(0), "same"),
        (figure(3), figure(0), "from 0"),
    ],
)
def test_changes_are_told_in_per_cent(now: Figure, before: Figure | None, words: str) -> None:
    (difference,) = compare([now], [before] if before else [])
    assert change_words(difference) == words


def test_only_the_same_figure_is_compared() -> None:
    other = Figure("lighthouse", "seo", 90, "", None, "", "/en/about")
    (difference,) = compare([SCORE], [other])
    assert difference.before is None


def test_the_page_keeps_its_words_and_gets_new_figures() -> None:
    page = f"# Title\n\nWords.\n\n{BEGIN}\nold figures\n{END}\n\nMore words.\n"
    short = Figure("start", "cold start", 300, "s", at_most(240), "slow | line")
    text = with_figures(page, [results("start", WARM, short), results("lighthouse", SCORE)])
    assert text.startswith("# Title\n\nWords.\n\n")
    assert text.endswith(f"{END}\n\nMore words.\n")
    assert "old figures" not in text
    assert "`./nk bench start`, 2026-11-15 06:00 UTC, 2 cores, Python 3.11.2" in text
    assert "| warm start | 2.50 s | ≤ 3 s | reached | five starts |" in text
    assert "| /en | 100 |" in text
    assert "- missed: start cold start: 300 s (wanted ≤ 240 s); slow | line" in text
    assert r"slow \| line |" in text
    assert with_figures(text, []).count(BEGIN) == 1


def test_a_page_without_its_marks_is_not_written() -> None:
    with pytest.raises(ValueError, match="lost its marks"):
        with_figures("# Title\n", [])


def test_the_real_page_has_its_marks() -> None:
    assert with_figures(QUALITY.read_text(encoding="utf-8"), [])


def test_kept_results_are_plain_json(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    save([results("start", WARM)], file)
    (part,) = json.loads(file.read_text(encoding="utf-8"))
    assert part["figures"][0]["target"] == {"wanted": "at most", "value": 3}
