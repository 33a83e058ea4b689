"""The pages that are measured: every route of the site in both languages, and an event."""

# The first of the sample events, which every fresh store holds.
_EVENT = "/events/1"


def page_addresses(chosen: tuple[str, ...] = ()) -> list[str]:
    """Return the addresses of all pages, or of those that contain one of the chosen texts.

    `/` chooses the Thai home page alone, as every address contains it.
    """
    # Imported late: the models of the content take half a second to make.
    from nk.content.registry import SOURCES

    routes = [*(source.route for source in SOURCES if source.route is not None), _EVENT]
    every = [address for route in routes for address in (route, in_english(route))]
    return [address for address in every if not chosen or _is_chosen(address, chosen)]


def in_english(route: str) -> str:
    """Return the English address of a route."""
    return "/en" if route == "/" else f"/en{route}"


def _is_chosen(address: str, chosen: tuple[str, ...]) -> bool:
    return any(address == text or (text != "/" and text in address) for text in chosen)
