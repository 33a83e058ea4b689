"""Parameters of the Beyblade endpoints, read as strictly as those of the others."""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal
from urllib.parse import parse_qsl

from fastapi import Query, Request
from pydantic import BeforeValidator, Field, StringConstraints

from nk.api.errors import BadParameterError
from nk.rules.deck import MOST_BEYS
from nk.rules.parse import LONGEST_TEXT

# No rating ever leaves this range; it also keeps the engine's whole numbers small.
HIGHEST_RATING: Final = 4000
_RATING_DIGITS: Final = 4
_MOST_FIELDS: Final = 20

DeckOption = Literal["metal_needle_allowed", "metal_chips_once"]


def _rating_digits(value: Any) -> Any:
    """Refuse signs, spaces and other scripts' digits, all of which pass through int()."""
    if isinstance(value, str):
        if not (value.isascii() and value.isdigit() and len(value) <= _RATING_DIGITS):
            raise ValueError("Must be a whole number in plain digits")
        return int(value)
    return value


Rating = Annotated[
    int,
    # The bounds stand next to the number, or the API's document would not know them.
    Field(ge=0, le=HIGHEST_RATING),
    BeforeValidator(_rating_digits),
    Query(description="A rating before the match."),
]
Result = Annotated[Literal["win", "loss"], Query(description="How the match ended for `mine`.")]
Sweep = Annotated[Literal["true", "false"], Query(description="Whether the winner took a set 4-0.")]
Beys = Annotated[
    list[Annotated[str, StringConstraints(max_length=LONGEST_TEXT)]],
    Query(
        min_length=1,
        max_length=MOST_BEYS,
        description="A Bey as players write it: `Dran Sword 3-60 F`. Give one for each Bey.",
    ),
]
Options = Annotated[
    list[DeckOption], Query(max_length=2, description="Optional rules that this event plays by.")
]


def repeatable(*known: str) -> Callable[[Request], None]:
    """Return a dependency that refuses unknown parameters and text that cannot be decoded."""

    def check(request: Request) -> None:
        query = request.scope["query_string"].decode("latin-1")
        try:
            pairs = parse_qsl(
                query, keep_blank_values=True, errors="strict", max_num_fields=_MOST_FIELDS
            )
        except ValueError:
            raise BadParameterError("query", "The query cannot be read.") from None
        for name, _ in pairs:
            if name not in known:
                accepted = f"Known are: {', '.join(known)}."
                raise BadParameterError("query", f"Unknown parameter. {accepted}")

    return check
