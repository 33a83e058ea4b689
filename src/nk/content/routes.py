"""The pages that content may link to, without the language prefix: those of the registry."""

from collections.abc import Iterable, Mapping

from nk.content.document import Document
from nk.content.yaml_tree import Value


def known_routes(
    declared: Mapping[str, Iterable[str]], pages: Mapping[str, Document]
) -> dict[str, frozenset[str]]:
    """Map every route to its anchors.

    A page's anchors are those its registry line declares and every `anchor:` in its file, so a
    section added in content can be linked to without touching code.
    """
    return {
        route: frozenset(anchors)
        | frozenset(_anchors(pages[route].value) if route in pages else ())
        for route, anchors in declared.items()
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
