"""What is sold out and when branches stay shut, told and listed at the counter."""

from pathlib import Path

import pytest

from tests.support.counter import Counter

FRIES = ("soldout", "French fries", "--branch", "bangkae")
SHUT = ("closed", "tomorrow", "--branch", "samyan", "--reason", "ซ่อมแอร์")


@pytest.fixture
def counter(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counter:
    return Counter(database, tmp_path, monkeypatch)


def test_a_dish_is_called_by_its_name(counter: Counter) -> None:
    thai = counter.run(*FRIES, "--lang", "th")
    named = "เฟรนช์ฟรายส์ (snacks/French fries)"
    assert thai == f"{named} หมดแล้วที่ ซีคอน บางแค (bangkae)\n"
    (line,) = counter.run("soldout", "--lang", "th").splitlines()[1:]
    assert line.split("  ")[0] == named
    assert "ซีคอน บางแค (bangkae)" in line
    listed = counter.run("soldout")
    assert "French fries (snacks/French fries)" in listed
    assert "Seacon Bangkae (bangkae)" in listed
    back = counter.run(*FRIES, "--back")
    assert back == (
        "French fries (snacks/French fries) is there again at Seacon Bangkae (bangkae).\n"
    )
    assert counter.run("soldout") == "Nothing is sold out.\n"


def test_a_closed_branch_is_called_by_its_name(counter: Counter) -> None:
    told = counter.run(*SHUT)
    assert told.startswith("Closed from 2026-11-19 to 2026-11-19: ")
    assert told.endswith(" (samyan).\n")
    (line,) = counter.run("closed", "--lang", "th").splitlines()[1:]
    assert "สามย่าน" in line
    assert "(samyan)" in line
    assert "ซ่อมแอร์" in line


def test_closing_days_are_taken_back_wherever_there_are_any(counter: Counter) -> None:
    counter.run("closed", "20/11/2569", "--last", "22/11/2569", "--branch", "bangkae")
    counter.run("closed", "21/11/2569", "--branch", "samyan")
    assert "no such closing day" in counter.refused("closed", "19/11/2569", "--back")
    back = ("closed", "20/11/2569", "--last", "21/11/2569", "--back")
    assert "no such closing day" in counter.refused(*back, "--branch", "srinakarin")
    first, second = counter.run(*back).splitlines()
    assert first == "Open after all on 2026-11-20: Seacon Bangkae (bangkae)."
    assert second.startswith("Open after all on 2026-11-21: Seacon Bangkae (bangkae), ")
    assert second.endswith(" (samyan).")
    left = [(one["day"], one["branch"]) for one in counter.json("closed")]
    assert left == [("2026-11-22", "bangkae")]


def test_scripts_get_the_ids_alone(counter: Counter) -> None:
    counter.run(*FRIES)
    counter.run(*SHUT)
    (dish,) = counter.json("soldout")
    assert (dish["dish"], dish["branch"]) == ("snacks/French fries", "bangkae")
    (shut,) = counter.json("closed")
    assert (shut["day"], shut["branch"]) == ("2026-11-19", "samyan")


def test_a_dish_that_left_the_menu_is_listed_by_its_id(
    counter: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    counter.run(*FRIES)
    monkeypatch.setattr("nk.cli.staff.notices.read_dishes", lambda _: ())
    assert "snacks/French fries  " in counter.run("soldout")
