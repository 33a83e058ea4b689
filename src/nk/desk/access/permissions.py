"""Who may do what, in one place. A request that is not in the table is refused."""

from enum import StrEnum
from typing import Final


class Role(StrEnum):
    """What a device's person does in the shop."""

    OWNER = "owner"
    STAFF = "staff"
    JUDGE = "judge"


Roles = frozenset[Role]

OWNER: Final[Roles] = frozenset({Role.OWNER})
STAFF: Final[Roles] = frozenset({Role.OWNER, Role.STAFF})
EVERYONE: Final[Roles] = frozenset(Role)
# A device that is not paired yet: nobody is signed in.
ANYBODY: Final = None

# Method and path as the router writes it. Whoever adds an endpoint adds its line here; a test
# compares the two lists.
PERMISSIONS: Final[dict[tuple[str, str], Roles | None]] = {
    ("POST", "/api/pair"): ANYBODY,
    ("GET", "/api/session"): EVERYONE,
    ("POST", "/api/session/renew"): EVERYONE,
    ("POST", "/api/session/end"): EVERYONE,
    ("GET", "/api/devices"): OWNER,
    ("POST", "/api/devices/end"): OWNER,
    ("POST", "/api/devices/end-person"): OWNER,
    # Staff may pair judges only, see `may_pair`.
    ("POST", "/api/pairings"): STAFF,
    ("GET", "/api/content"): STAFF,
    ("GET", "/api/content/fields"): STAFF,
    ("GET", "/api/draft"): STAFF,
    ("POST", "/api/draft/edit"): OWNER,
    ("POST", "/api/draft/check"): OWNER,
    ("POST", "/api/draft/discard"): OWNER,
    ("POST", "/api/draft/publish"): OWNER,
    ("POST", "/api/pictures"): OWNER,
    ("GET", "/api/pictures/{name:path}"): STAFF,
    ("GET", "/api/opening"): STAFF,
    ("GET", "/api/today"): STAFF,
    ("GET", "/api/branches"): EVERYONE,
    ("GET", "/api/events"): STAFF,
    # A judge sees the event of their own, see `session.require_event`.
    ("GET", "/api/events/{event_id}"): EVERYONE,
    ("POST", "/api/events/add"): STAFF,
    ("POST", "/api/events/edit"): STAFF,
    ("POST", "/api/events/picture"): STAFF,
    ("GET", "/api/events/picture/{name}"): STAFF,
    ("POST", "/api/events/copy"): STAFF,
    ("POST", "/api/events/cancel"): STAFF,
    ("POST", "/api/events/uncancel"): STAFF,
    ("POST", "/api/events/close"): STAFF,
    ("POST", "/api/events/delete"): STAFF,
    ("POST", "/api/events/register"): STAFF,
    ("POST", "/api/events/unregister"): STAFF,
    ("POST", "/api/events/check-in"): STAFF,
    ("GET", "/api/players"): EVERYONE,
    ("GET", "/api/players/{player_id}"): STAFF,
    ("POST", "/api/players/add"): STAFF,
    ("POST", "/api/players/rename"): STAFF,
    ("POST", "/api/players/picture"): STAFF,
    ("POST", "/api/players/merge/preview"): STAFF,
    ("POST", "/api/players/merge"): STAFF,
    ("POST", "/api/players/remove"): STAFF,
    # A judge records and takes back results of their own event only.
    ("GET", "/api/results"): EVERYONE,
    ("POST", "/api/results/record"): EVERYONE,
    ("POST", "/api/results/undo/preview"): EVERYONE,
    ("POST", "/api/results/undo"): EVERYONE,
    ("GET", "/api/season"): STAFF,
    ("POST", "/api/season/open"): OWNER,
    ("POST", "/api/season/close/preview"): OWNER,
    ("POST", "/api/season/close"): OWNER,
    ("GET", "/api/notices"): STAFF,
    ("POST", "/api/notices/sold-out"): STAFF,
    ("POST", "/api/notices/available"): STAFF,
    ("POST", "/api/notices/close"): STAFF,
    ("POST", "/api/notices/open"): STAFF,
    # A judge sees and reports matches of one event, perhaps of one stadium, see `may_judge`.
    ("GET", "/api/tournaments/{event_id}"): EVERYONE,
    ("POST", "/api/tournaments/{event_id}/start"): EVERYONE,
    ("POST", "/api/tournaments/{event_id}/result"): EVERYONE,
    ("GET", "/api/tournaments/{event_id}/organiser"): STAFF,
    ("GET", "/api/tournaments/{event_id}/reasons"): STAFF,
    ("GET", "/api/tournaments/{event_id}/swap"): STAFF,
    ("GET", "/api/tournaments/{event_id}/undo"): STAFF,
    ("GET", "/api/tournaments/{event_id}/results.csv"): STAFF,
    ("GET", "/api/tournaments/{event_id}/places.csv"): STAFF,
    ("POST", "/api/tournaments/{event_id}/plan"): STAFF,
    ("POST", "/api/tournaments/{event_id}/deck"): STAFF,
    ("POST", "/api/tournaments/{event_id}/consequences"): STAFF,
    ("POST", "/api/tournaments/{event_id}/create"): STAFF,
    ("POST", "/api/tournaments/{event_id}/settings"): STAFF,
    ("POST", "/api/tournaments/{event_id}/arrival"): STAFF,
    ("POST", "/api/tournaments/{event_id}/arrivals"): STAFF,
    ("POST", "/api/tournaments/{event_id}/draw"): STAFF,
    ("POST", "/api/tournaments/{event_id}/stage"): STAFF,
    ("POST", "/api/tournaments/{event_id}/action"): STAFF,
    ("POST", "/api/tournaments/{event_id}/correct"): STAFF,
    ("POST", "/api/tournaments/{event_id}/undo"): STAFF,
    ("POST", "/api/preview"): OWNER,
    ("GET", "/api/preview"): STAFF,
    ("GET", "/api/preview/page/{path:path}"): STAFF,
    ("GET", "/api/publications"): STAFF,
    ("POST", "/api/publications/back"): OWNER,
    ("GET", "/api/history"): OWNER,
    ("GET", "/api/backup"): OWNER,
    ("POST", "/api/backup"): OWNER,
    ("GET", "/api/backup/{name}"): OWNER,
}


def may_pair(mine: Role, wanted: Role) -> bool:
    """Tell whether somebody may give another device this role."""
    return mine is Role.OWNER or (mine is Role.STAFF and wanted is Role.JUDGE)
