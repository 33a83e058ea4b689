"""One rule for an event whose end nobody has said."""

from datetime import timedelta

from nk.club.events import USUAL_LENGTH, usual_end
from tests.support.store import HOUR, NOW


def test_an_event_without_an_end_lasts_three_hours() -> None:
    assert timedelta(hours=3) == USUAL_LENGTH
    assert usual_end(NOW) == NOW + 3 * HOUR
    assert usual_end(NOW, NOW + HOUR) == NOW + HOUR
