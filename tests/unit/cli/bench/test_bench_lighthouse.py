"""Reading Lighthouse's reports."""

from dataclasses import replace

import pytest

from tests.support.lighthouse import report
from tools.bench.pages import live_addresses
from tools.bench.parts.lighthouse import median_of, page_figures, read_report, slowdown_for


def test_a_report_is_cut_down_to_what_is_compared() -> None:
    seen = read_report(report(0.97, blocking=120))
    assert seen.scores == {
        "performance": 97,
        "accessibility": 100,
        "best-practices": 100,
        "seo": 100,
    }
    assert seen.metrics == {"FCP": 900.4, "LCP": 1200.0, "TBT": 120, "CLS": 0}
    assert seen.bytes_by_type == {
        "document": 20_000,
        "script": 5000,
        "font": 0,
        "image": 200_000,
        "fetch": 0,
        "other": 1370,
    }
    assert seen.weight == 226_370
    assert seen.flaws == ("total-blocking-time",)
    assert seen.machine == 1500


def test_a_score_is_rounded_the_way_lighthouse_shows_it() -> None:
    assert read_report(report(0.995)).scores["performance"] == 100
    assert read_report(report(0.994)).scores["performance"] == 99


def test_a_run_that_broke_off_is_no_result() -> None:
    broken = {**report(), "runtimeError": {"message": "the page did not paint"}}
    with pytest.raises(ValueError, match="did not paint"):
        read_report(broken)
    with pytest.raises(ValueError, match="no score"):
        read_report(report(None))


def test_the_median_is_taken_of_each_value() -> None:
    runs = [
        read_report(report(0.9, blocking=300, script_bytes=1000)),
        read_report(report(1.0, blocking=0, script_bytes=3000)),
        read_report(report(0.95, blocking=100, script_bytes=2000)),
    ]
    middle = median_of(runs)
    assert middle.scores["performance"] == 95
    assert middle.metrics["TBT"] == 100
    assert middle.bytes_by_type["script"] == 3000
    assert middle.flaws == ("total-blocking-time",)


@pytest.mark.parametrize(("address", "weighed"), [("/", True), ("/en", True), ("/about", False)])
def test_only_the_home_page_has_a_weight_to_keep(address: str, weighed: bool) -> None:
    figures = {figure.name: figure for figure in page_figures(address, [read_report(report())])}
    assert (figures["weight"].reached is True) is weighed
    assert figures["weight"].value == 226.4
    assert figures["CLS"].reached is True
    assert figures["LCP"].reached is True
    assert figures["TBT"].reached is None
    assert all(figure.subject == address for figure in figures.values())


def test_a_lost_point_is_a_miss_with_its_reason() -> None:
    run = read_report(report(0.97, blocking=120))
    figures = {figure.name: figure for figure in page_figures("/", [run])}
    assert figures["performance"].reached is False
    assert figures["performance"].note == "not perfect: total-blocking-time"
    assert figures["seo"].note == ""


def test_a_page_that_paints_late_is_a_miss() -> None:
    run = read_report(report())
    late = replace(run, metrics={**run.metrics, "FCP": 1001.0, "LCP": 1401.0})
    figures = {figure.name: figure for figure in page_figures("/", [late])}
    assert (figures["FCP"].reached, figures["LCP"].reached) == (False, False)


def test_live_pages_are_chosen_like_the_others() -> None:
    assert len(live_addresses()) == 4
    assert live_addresses(("/board",)) == ["/events/1/board", "/en/events/1/board"]


def test_the_phone_is_the_same_on_a_slower_machine() -> None:
    assert slowdown_for(1750) == 4
    assert slowdown_for(875) == 2
    assert slowdown_for(3000) == 4, "never more than Lighthouse's own"
