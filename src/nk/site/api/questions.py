"""A question to the API as FastAPI reads it: checked parameters, and how it is answered."""

from collections.abc import Callable, Hashable
from typing import Any, Final
from urllib.parse import parse_qsl

from fastapi import Request, Response
from pydantic import TypeAdapter

from nk.site.answers import Receive, Scope, Send
from nk.site.api.errors import BadParameterError
from nk.site.live.cache import Made, Make, stale_and_expiry
from nk.sources import Reading

_IN_SCOPE: Final = "nk.question"


class Question(Response):
    """What an endpoint returns: it has read the question, the live cache answers it.

    The key is made of parsed parameters, so that all spellings of a question share one answer.
    """

    def __init__(self, key: tuple[Hashable, ...], make: Make, *, steady: bool = False) -> None:
        super().__init__()
        self.key = key
        self.make = make
        self.steady = steady

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Leave the question with the request instead of sending anything."""
        scope[_IN_SCOPE] = self


def question_of(scope: Scope) -> Question | None:
    """Return the question an endpoint left with the request."""
    found = scope.get(_IN_SCOPE)
    return found if isinstance(found, Question) else None


def json_made(adapter: TypeAdapter[Any], value: object, *readings: Reading[Any]) -> Made:
    """Return a JSON answer made from these readings."""
    stale, expires_at = stale_and_expiry(*readings)
    body = adapter.dump_json(value)
    return Made("application/json", body, stale=stale, expires_at=expires_at)


def only(*known: str, repeated: bool = False) -> Callable[[Request], Any]:
    """Return a dependency that refuses unknown parameters, and known ones given twice."""

    async def check(request: Request) -> None:
        query = request.scope["query_string"].decode("latin-1")
        try:
            pairs = parse_qsl(query, keep_blank_values=True, errors="strict")
        except ValueError:
            raise BadParameterError("query", "The query cannot be read.") from None
        names = [name for name, _ in pairs]
        for name in names:
            if name not in known:
                accepted = f"Known are: {', '.join(known)}." if known else "There are none."
                raise BadParameterError(_shown(name), f"Unknown parameter. {accepted}")
            if not repeated and names.count(name) > 1:
                raise BadParameterError(name, "Give this parameter only once.")

    return check


def _shown(name: str) -> str:
    """Return a stranger's parameter name if it is plainly one, so that nothing odd is echoed."""
    return name if name.isascii() and name.isidentifier() and len(name) <= 40 else "query"


def whole_number(most_digits: int) -> Callable[[Any], Any]:
    """Return a reader of numbers that refuses what a person would not have meant.

    Other scripts' digits, signs, spaces, underscores and numbers beyond any sense all pass
    through int(); a number is digits 0 to 9, and few of them.
    """

    def read(value: Any) -> Any:
        if isinstance(value, str):
            if not (value.isascii() and value.isdigit() and len(value) <= most_digits):
                raise ValueError("Must be a whole number in plain digits")
            return int(value)
        return value

    return read
