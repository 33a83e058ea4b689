"""`python -m nk.api.openapi` prints the API's OpenAPI document, the same bytes every time."""

import json
import sys
from collections.abc import Hashable, Sequence
from typing import NoReturn

from nk.api.application import build_fastapi
from nk.sources import Event, EventEntry, LeaderboardEntry, Reading, Sources
from nk.store.event_values import Status


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

    def _refuse(self) -> NoReturn:
        raise RuntimeError("the document is made without data")


def openapi_text() -> str:
    """Return the document as stable, readable JSON."""
    app = build_fastapi(Sources(_NoData(), _NoData()))
    return json.dumps(app.openapi(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(openapi_text())
