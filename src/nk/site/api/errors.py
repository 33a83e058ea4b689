"""Every error leaves in one shape and says nothing of the inside."""

from collections.abc import Sequence
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from nk.site.api.bodies import ErrorBody, ErrorDetail

NOT_FOUND: Final = ("not_found", "There is nothing at this address.")
NO_EVENT: Final = ("event_not_found", "There is no event with this id.")
UNREADABLE: Final = ("invalid_parameter", "The query cannot be read.")
UNAVAILABLE: Final = ("unavailable", "The data cannot be read at the moment. Please try again.")

# For the OpenAPI document: what each operation may answer besides its own body.
NOT_FOUND_RESPONSE: Final[dict[int | str, dict[str, Any]]] = {
    404: {"model": ErrorBody, "description": "There is no such thing."}
}
COMMON_RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    422: {"model": ErrorBody, "description": "A parameter is wrong, unknown or given twice."},
    503: {
        "model": ErrorBody,
        "description": "The data cannot be read, and nothing older is kept.",
    },
}


class BadParameterError(Exception):
    """A parameter that the framework would have let through."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


def error_bytes(code: str, message: str, field: str | None = None) -> bytes:
    """Return the body of an error."""
    body = ErrorBody(error=ErrorDetail(code=code, message=message, field=field))
    return body.model_dump_json().encode()


def add_error_handlers(app: FastAPI) -> None:
    """Make the framework's own errors leave in our shape."""
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(BadParameterError, _bad_parameter)
    app.add_exception_handler(HTTPException, lambda *_: _response(404, *NOT_FOUND))


def _invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    return _response(422, "invalid_parameter", _sentence(first), _field(first["loc"]))


def _bad_parameter(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, BadParameterError)
    return _response(422, "invalid_parameter", str(error), error.field)


def _sentence(detail: dict[str, Any]) -> str:
    """Return the complaint without the value given, which is never sent back."""
    text = str(detail["msg"]).removeprefix("Value error, ")
    return text if text.endswith(".") else f"{text}."


def _field(location: Sequence[int | str]) -> str | None:
    return str(location[-1])[:60] if location else None


def _response(status: int, code: str, message: str, field: str | None = None) -> JSONResponse:
    body = ErrorBody(error=ErrorDetail(code=code, message=message, field=field))
    return JSONResponse(body.model_dump(), status_code=status)
