"""What `nk bench next_page` says of the way to the next page."""

from tools.bench.parts.next_page import figures


def run(*, wanted: bool, ahead: bool, shown: float) -> dict[str, object]:
    return {
        "path": "/about",
        "wanted": wanted,
        "ahead": ahead,
        "shown": shown,
        "pressed": shown + 100,
    }


def test_the_medians_of_both_ways_are_told_and_one_has_a_target() -> None:
    ahead = [run(wanted=True, ahead=True, shown=shown) for shown in (90, 300, 80)]
    plain = [run(wanted=False, ahead=False, shown=1900)]
    said = [(each.name, each.subject, each.value, each.reached) for each in figures(ahead + plain)]
    assert said == [
        ("drawn ahead, after activation", "/about", 90, True),
        ("drawn ahead, from the press", "/about", 190, None),
        ("without", "/about", 2000, None),
    ]


def test_a_page_that_was_not_drawn_ahead_does_not_pass_for_one_that_was() -> None:
    runs = [run(wanted=True, ahead=False, shown=20), run(wanted=False, ahead=False, shown=20)]
    shown, *_ = figures(runs)
    assert (shown.reached, shown.note) == (None, "was not drawn ahead")
