"""Every endpoint is in the table of permissions, and the table names no other."""

from fastapi.routing import APIRoute

from nk.desk.access.permissions import OWNER, PERMISSIONS, Role, may_pair
from nk.desk.application import ROUTERS


def test_every_endpoint_is_in_the_table() -> None:
    routes = [route for module in ROUTERS for route in module.router.routes]
    assert all(isinstance(route, APIRoute) for route in routes)
    found = {
        (method, route.path)
        for route in routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    assert found == set(PERMISSIONS)


def test_asvs_3_5_3_whatever_changes_something_is_a_post() -> None:
    assert {method for method, _ in PERMISSIONS} == {"GET", "POST"}


def test_only_pairing_is_open_to_anybody() -> None:
    assert [path for (_, path), roles in PERMISSIONS.items() if roles is None] == ["/api/pair"]


def test_content_is_written_by_owners_alone() -> None:
    written = [
        key
        for key in PERMISSIONS
        if key[0] == "POST" and key[1].startswith(("/api/draft", "/api/pic"))
    ]
    assert {PERMISSIONS[key] for key in written} == {OWNER}


def test_who_may_invite_whom() -> None:
    allowed = {(mine, wanted) for mine in Role for wanted in Role if may_pair(mine, wanted)}
    owner = {(Role.OWNER, wanted) for wanted in Role}
    assert allowed == owner | {(Role.STAFF, Role.JUDGE)}
