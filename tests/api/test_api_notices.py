"""Sold-out dishes and closing days as the public API tells them, without a build."""

from datetime import date
from pathlib import Path

from nk.club.notices import close_for_days, find_dish, mark_available, mark_sold_out, read_dishes
from nk.club.store.connections import Writer
from nk.settings import ROOT
from nk.sources import Sources
from tests.support.store import NOW

DISHES = read_dishes(Path(ROOT / "content"))


def test_notices_are_told_and_taken_back(sources: Sources, writer: Writer) -> None:
    assert sources.notices is not None
    fries = find_dish("french fries", DISHES)
    with writer.change("test", NOW) as change:
        mark_sold_out(change, fries, ["samyan", "bangkae"])
        close_for_days(
            change, ["samyan"], date(2026, 11, 20), date(2026, 11, 20), "ซ่อมแอร์", "Repairs"
        )
    told = sources.notices.notices()
    assert told.value.sold_out == (("snacks/French fries", ("bangkae", "samyan")),)
    assert [(one.day, one.reason_en) for one in told.value.closing_days] == [
        (date(2026, 11, 20), "Repairs")
    ]
    # Midnight comes before the early morning at which the dish is there again.
    assert told.expires_at is not None
    assert (told.expires_at - NOW).total_seconds() == 12 * 3600
    with writer.change("test", NOW) as change:
        mark_available(change, fries.key, ["samyan", "bangkae"])
    assert sources.notices.notices().value.sold_out == ()
