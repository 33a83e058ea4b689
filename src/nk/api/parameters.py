"""Reading parameters strictly: each at most once, only known ones, numbers in plain digits."""

from collections.abc import Callable
from typing import Annotated, Any, Final
from urllib.parse import parse_qsl

from fastapi import Path, Query, Request
from pydantic import BeforeValidator, Field

from nk.api.errors import BadParameterError
from nk.store import limits

_MOST_DIGITS: Final = 9


def only(*known: str) -> Callable[[Request], None]:
    """Return a dependency that refuses every query parameter but the known, each once."""

    def check(request: Request) -> None:
        query = request.scope["query_string"].decode("latin-1")
        try:
            pairs = parse_qsl(query, keep_blank_values=True, errors="strict", max_num_fields=20)
        except ValueError:
            raise BadParameterError("query", "The query cannot be read.") from None
        names = [name for name, _ in pairs]
        for name in names:
            if name not in known:
                accepted = f"Known are: {', '.join(known)}." if known else "There are none."
                raise BadParameterError(_shown(name), f"Unknown parameter. {accepted}")
            if names.count(name) > 1:
                raise BadParameterError(name, "Give this parameter only once.")

    return check


def _shown(name: str) -> str:
    """Return a stranger's parameter name if it is plainly one, so that nothing odd is echoed."""
    return name if name.isascii() and name.isidentifier() and len(name) <= 40 else "query"


def _plain_digits(value: Any) -> Any:
    """Refuse what Python would read as a number but a person would not have meant.

    Other scripts' digits, signs, spaces, underscores and numbers beyond any sense all pass
    through int(); a number is digits 0 to 9, and few of them.
    """
    if isinstance(value, str):
        if not (value.isascii() and value.isdigit() and len(value) <= _MOST_DIGITS):
            raise ValueError("Must be a whole number in plain digits")
        return int(value)
    return value


# The bounds stand before the reading of digits, so that the OpenAPI document shows them.
Limit = Annotated[
    int,
    Field(ge=1, le=limits.LARGEST_PAGE),
    BeforeValidator(_plain_digits),
    Query(description="How many entries to return."),
]
Offset = Annotated[
    int,
    Field(ge=0, le=limits.DEEPEST_ROW - limits.LARGEST_PAGE),
    BeforeValidator(_plain_digits),
    Query(description="How many entries to skip, to ask for the next page."),
]
EventId = Annotated[
    str,
    Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="The event's id."),
]
