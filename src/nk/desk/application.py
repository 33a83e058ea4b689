"""The staff's server as one ASGI application, apart from the public one."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from nk import bangkok
from nk.club.errors import Sentence, StoreUnreadableError
from nk.club.store.connections import open_reader, open_writer
from nk.desk.access.guard import API, Guard, Receive, Scope, Send
from nk.desk.access.origins import DeskAddress
from nk.desk.access.session import Desk, authorise
from nk.desk.answers import REFUSALS, answer_of, refusal
from nk.desk.editing.drafts import DraftStore
from nk.desk.editing.writing import ContentWriter
from nk.desk.endpoints import (
    backup,
    content,
    devices,
    events,
    history,
    notices,
    opening,
    pictures,
    players,
    preview,
    publish,
    registrations,
    results,
    season,
    session,
    today,
    tournament_questions,
    tournaments,
)
from nk.desk.front import Front
from nk.desk.pictures import forget_parts
from nk.desk.preview import Previewer
from nk.desk.publishing import Publisher
from nk.settings import Settings

_log: Final = logging.getLogger(__name__)

ROUTERS: Final = (
    *(session, devices, content, pictures, opening),
    *(preview, publish, history, backup),
    *(today, events, registrations, players, results, season, notices),
    *(tournament_questions, tournaments),
)
_NOTHING: Final = Sentence(th="ไม่มีหน้านี้", en="There is nothing at this address.")
_UNCLEAR: Final = Sentence(
    th="ข้อมูลที่ส่งมาไม่ถูกต้อง",
    en="What was sent is not as it should be.",
)


def open_desk_app(
    settings: Settings,
    address: DeskAddress,
    *,
    publisher: Publisher,
    previewer: Previewer,
    clock: Callable[[], datetime] = bangkok.now,
) -> Desk:
    """Open all that the desk works with; what a killed process left undone is finished."""
    drafts = DraftStore(settings.data / "drafts", settings.content)
    writer = ContentWriter(drafts, settings.cache, stand_ins=settings.standins)
    writer.finish()
    forget_parts(settings.content)
    return Desk(
        reader=open_reader(settings.database),
        writer=open_writer(settings.database),
        content=settings.content,
        cache=settings.cache,
        content_writer=writer,
        publisher=publisher,
        previewer=previewer,
        database=settings.database,
        data=settings.data,
        address=address,
        site=settings.origin,
        clock=clock,
    )


def build_api(desk: Desk) -> FastAPI:
    """Return the endpoints; each one passes the table of permissions first."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        desk.reader.close()
        desk.writer.close()

    app = FastAPI(
        title="NK staff desk",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.desk = desk
    for module in ROUTERS:
        app.include_router(module.router, dependencies=[Depends(authorise)])
    for refused in REFUSALS:
        app.add_exception_handler(refused, _refused)
    for failure in (StoreUnreadableError, OSError):
        app.add_exception_handler(failure, _failed)
    # The framework raises this one again when it is answered, and the guard logs it.
    app.add_exception_handler(Exception, _refused)
    app.add_exception_handler(RequestValidationError, _unclear)
    app.add_exception_handler(HTTPException, _no_such_thing)
    return app


def create_desk(desk: Desk, pages: Path | None = None) -> Guard:
    """Return the whole application with its guard in front; `pages` is the built front end."""
    api, front = build_api(desk), Front(pages)

    async def route(scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == "http" and not scope["path"].startswith(API)
        await (front if is_page else api)(scope, receive, send)

    return Guard(route, desk.address)


def _refused(_: Request, error: Exception) -> JSONResponse:
    return answer_of(error).response()


def _failed(request: Request, error: Exception) -> JSONResponse:
    """Answer what the machine could not do; staff cannot say why, so the log has to."""
    _log.error("A request failed.", exc_info=error)
    return _refused(request, error)


def _unclear(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"][1:])[:120] or None
    # The value that was sent is never sent back.
    return refusal(422, "unclear", _UNCLEAR, field, reason=str(first["msg"])[:200]).response()


def _no_such_thing(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    status = error.status_code if error.status_code in (400, 405) else 404
    return refusal(status, "not_found", _NOTHING).response()
