"""`python -m tools.api_document` prints the description of the API, from which types are made."""

import json
import sys
from collections.abc import Hashable, Sequence
from datetime import UTC, datetime
from typing import Final, NoReturn

from nk.club.events.events import Status
from nk.settings import ROOT
from nk.site.api.application import build_fastapi
from nk.site.api.beyblade import beyblade_router
from nk.site.api.beyblade_bodies import load_beyblade_rules
from nk.sources import Event, EventEntry, LeaderboardEntry, Reading, SeasonDays, Sources

_ANY_MOMENT: Final = datetime(2026, 1, 1, tzinfo=UTC)


class _NoData:
    """Stands in for the sources: the document needs the endpoints, not their data."""

    def version(self) -> Hashable:
        return 0

    def list_events(self, status: Status, limit: int, offset: int) -> Reading[tuple[Event, ...]]:
        self._refuse()

    def get_event(self, event_id: str) -> Reading[Event | None]:
        self._refuse()

    def count(self) -> int:
        self._refuse()

    def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        self._refuse()

    def top(self, limit: int, offset: int) -> Reading[tuple[LeaderboardEntry, ...]]:
        self._refuse()

    def season(self) -> Reading[SeasonDays | None]:
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise RuntimeError("the document is made without data")


def openapi_text() -> str:
    """Return the document as stable, readable JSON."""
    rules = load_beyblade_rules(ROOT / "content")
    beyblade = beyblade_router(rules, lambda: _ANY_MOMENT, _NoData())
    app = build_fastapi(Sources(_NoData(), _NoData()), routers=[beyblade])
    return json.dumps(app.openapi(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(openapi_text())
