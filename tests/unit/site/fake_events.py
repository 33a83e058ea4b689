"""Events in a list, with a switch that takes them away."""

from collections.abc import Hashable, Sequence
from datetime import UTC, datetime

from nk.site.events import EventEntry, EventsUnreadableError, EventView

STARTS = datetime(2026, 11, 21, 6, 0, tzinfo=UTC)


def event(event_id: str, name: str = "Friday Night Beys", description: str = "") -> EventView:
    """Return an event with everything but its name and description fixed."""
    return EventView(
        id=event_id,
        name=name,
        event_type="Beyblade X",
        description=description,
        location="Seacon Bangkae",
        branch_id=None,
        start=STARTS,
        end=datetime(2026, 11, 21, 11, 30, tzinfo=UTC),
        cancelled=False,
        data={"id": event_id, "name": name, "description": description},
    )


class FakeEvents:
    """An `EventLookup` that tests can change while the site is running."""

    def __init__(self, *events: EventView) -> None:
        self.events = {item.id: item for item in events}
        self.away = False
        self.changes = 0
        self.reads = 0

    def put(self, item: EventView) -> None:
        """Add or replace an event, as another process would."""
        self.events[item.id] = item
        self.changes += 1

    async def version(self) -> Hashable:
        """Return the number of changes so far."""
        self._fail_when_away()
        return self.changes

    async def get(self, event_id: str) -> EventView | None:
        """Return one event."""
        self._fail_when_away()
        self.reads += 1
        return self.events.get(event_id)

    async def count(self) -> int:
        """Return the number of events."""
        self._fail_when_away()
        return len(self.events)

    async def entries(self, offset: int, limit: int) -> Sequence[EventEntry]:
        """Return a stretch of them."""
        self._fail_when_away()
        ids = list(self.events)[offset : offset + limit]
        return [EventEntry(item, STARTS) for item in ids]

    def _fail_when_away(self) -> None:
        if self.away:
            raise EventsUnreadableError("the events are away")
