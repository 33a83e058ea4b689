"""The pages that content may link to, without the language prefix.

Every page of the registry is one; those listed here exist whether or not they have a file there.
"""

from collections.abc import Iterable, Mapping

from nk.content.document import Document
from nk.content.yaml_tree import Value

ROUTES = (
    "/",
    "/about",
    "/services",
    "/services/play-at-shop",
    "/services/board-game-script",
    "/services/photo-booth",
    "/services/food-drink",
    "/services/team-building",
    "/beyblade",
    "/beyblade/regulations",
    "/beyblade/rating",
    "/events",
    "/contact",
)


def known_routes(
    declared: Mapping[str, Iterable[str]], pages: Mapping[str, Document]
) -> dict[str, frozenset[str]]:
    """Map every route to its anchors.

    A page's anchors are those its registry line declares and every `anchor:` in its file, so a
    section added in content can be linked to without touching code.
    """
    return {
        route: frozenset(declared.get(route, ()))
        | frozenset(_anchors(pages[route].value) if route in pages else ())
        for route in dict.fromkeys((*ROUTES, *declared))
    }


def _anchors(value: Value) -> Iterable[str]:
    if isinstance(value, list):
        for item in value:
            yield from _anchors(item)
    elif isinstance(value, dict):
        anchor = value.get("anchor")
        if isinstance(anchor, str):
            yield anchor
        for item in value.values():
            yield from _anchors(item)
