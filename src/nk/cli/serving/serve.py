"""`nk serve`: takes the port, loads the site once, then lets workers serve it."""

import gc
import logging
import multiprocessing
import os
import resource
import signal
from collections.abc import Callable
from contextlib import ExitStack
from typing import Annotated, Any, Final

import typer
from granian.constants import HTTPModes, Interfaces, Loops
from granian.http import HTTP1Settings
from granian.log import LogLevels

from nk.app import UnusableSiteError, create_app, load_shared, prepare_store
from nk.cli.building.builds import in_use, number_of, read_record
from nk.cli.places import DIST
from nk.cli.samples import content_samples, in_words, store_samples
from nk.cli.serving.listening import handed_over, listen, notify
from nk.cli.serving.running import AlreadyRunningError, Server, announce, only_server
from nk.cli.serving.workers import (
    Draining,
    OneSocketServer,
    begin_worker,
    give_back_large_blocks,
    release_memory,
)
from nk.cli.terminal import command_settings, stop
from nk.settings import Settings, load_settings, variable_of
from nk.site.answers import ASGIApp

_log: Final = logging.getLogger(__name__)

# Connections one worker holds at a time. Silent ones are closed after the header timeout;
# until then they must not use up the places of real visitors.
_CONNECTIONS: Final = 4096
_HEADER_TIMEOUT_MS: Final = 5000
_HEADER_BYTES: Final = 16_384
_OPEN_FILES: Final = 8192
# Longer than a worker drains and than a half-sent request is waited for.
_STOP_SECONDS: Final = 8

_LOGGING: Final[dict[str, Any]] = {
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "line"}},
    "loggers": {
        "_granian": {"handlers": ["lines"], "propagate": False},
        # It would write down the address of every question to an upstream, keys included.
        "httpx": {"level": "WARNING"},
    },
    "root": {"handlers": ["lines"], "level": "INFO"},
}


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on.")] = None,
    workers: Annotated[int | None, typer.Option(help="Number of processes.")] = None,
) -> None:
    """Serve the site until stopped by Ctrl+C or SIGTERM, building it first if it changed.

    With NK_ENV=production nothing is built: the last build is served.
    """
    hangups = _Hangups()
    give_back_large_blocks()
    settings = command_settings(host=host, port=port, workers=workers)
    inherited = handed_over()
    listener = inherited or listen(settings.host, settings.port, _CONNECTIONS)
    with ExitStack() as held:
        site = _prepared(settings, held)
        server = _server(settings, listener.getsockname()[1])
        server.listen_on(listener, kept_by_others=inherited is not None, on_reloaded=site.announce)
        _run(server, site, hangups, lambda: _say_open(settings, site))


class _Hangups:
    """SIGHUP asks for a new build to be taken up; one that comes too early is kept for later."""

    def __init__(self) -> None:
        self._came = False
        signal.signal(signal.SIGHUP, self._remember)

    def _remember(self, *_: object) -> None:
        self._came = True

    def deliver(self) -> None:
        """Send it again, once there is something to hear it."""
        if self._came:
            signal.raise_signal(signal.SIGHUP)


def _prepared(settings: Settings, held: ExitStack) -> "LoadedSite":
    """Lock the data folder and load the site; what keeps it from starting is one sentence."""
    try:
        held.enter_context(only_server(settings.data))
        _make_or_find_pages(settings)
        # The store, its copies and what is kept of other APIs hold people's names.
        os.umask(0o077)
        load_shared(in_use(settings))
        prepare_store(settings)
        if settings.env == "production":
            _refuse_what_is_made_up(settings)
        return LoadedSite(settings)
    except AlreadyRunningError:
        stop(f"Another server works on {settings.data}: end it, or set NK_DATA to another folder.")
    except UnusableSiteError as error:
        stop(str(error))
    except OSError as error:
        stop(f"The site cannot start: {error.strerror or error} ({error.filename or 'no file'}).")


def _make_or_find_pages(settings: Settings) -> None:
    if settings.env != "production":
        # Pages that were built elsewhere and are named by NK_DIST are served as they are.
        if settings.dist == DIST:
            # Imported late: the build takes a while to load.
            from nk.cli.building.build import ensure_built

            ensure_built()
    elif not settings.dist.is_dir():
        stop(f"There is nothing to serve: {settings.dist} is not there. Run ./nk publish first.")


def _refuse_what_is_made_up(settings: Settings) -> None:
    """Keep stand-in pictures and, unless they are allowed, samples from the public."""
    served = in_use(settings)
    record = read_record(served.dist)
    if record and record.stand_ins:
        stop("The pages were built with stand-in pictures. Run ./nk publish without them.")
    if settings.allow_samples:
        return
    values = record.samples if record else len(content_samples(served.content))
    found = {"values": values} if values else {}
    found |= store_samples(settings.database)
    if found:
        stop(
            f"The site would go public with {in_words(found)}; ./nk check --live lists them. "
            "NK_ALLOW_SAMPLES=1 serves them all the same."
        )


class LoadedSite:
    """The application in the main process, from which each worker is forked with its copy."""

    _app: ASGIApp
    _server: Server

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._load(again=False)

    def for_worker(self, stop_accepting: Callable[[], None]) -> ASGIApp:
        """Return the application of the worker that asks."""
        return Draining(self._app, stop_accepting)

    def load_again(self) -> None:
        """Take up a new build on SIGHUP; a broken one leaves the old pages in place."""
        try:
            gc.unfreeze()
            self._load(again=True)
        except (UnusableSiteError, OSError) as error:
            _log.exception("The new build cannot be used; the old pages stay.")
            refused = number_of(self._settings.dist.resolve())
            self._server = Server(os.getpid(), self._server.build, refused, str(error))

    def announce(self) -> None:
        """Tell other commands what is shown now."""
        announce(self._settings.data, self._server)

    def _load(self, *, again: bool) -> None:
        served = in_use(self._settings)
        # The application reads its settings from the environment.
        for name in ("dist", "content"):
            os.environ[variable_of(name)] = str(getattr(served, name))
        load_shared(load_settings(), again=again)
        self._app = create_app()
        build = number_of(served.dist) if served is not self._settings else None
        self._server = Server(os.getpid(), build)
        # Keep the collector off what is loaded, or each worker would copy all of it by looking.
        gc.collect()
        release_memory()
        gc.freeze()


def _run(
    server: OneSocketServer, site: LoadedSite, hangups: _Hangups, on_open: Callable[[], None]
) -> None:
    _allow_many_connections()
    # Other ways to start a worker would leave it without the socket and the pages.
    # Forced, as a build before the start in this process may have chosen one already.
    multiprocessing.set_start_method("fork", force=True)
    parent = os.getpid()
    os.register_at_fork(after_in_child=lambda: begin_worker(parent))
    server.on_startup(on_open)
    server.on_startup(hangups.deliver)
    server.on_reload(site.load_again)
    server.serve(target_loader=lambda: site.for_worker(server.stop_accepting), wrap_loader=False)


def _server(settings: Settings, port: int) -> OneSocketServer:
    return OneSocketServer(
        "nk",
        address=settings.host,
        port=port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        http=HTTPModes.http1,
        loop=Loops.uvloop,
        websockets=False,
        backlog=_CONNECTIONS,
        backpressure=_CONNECTIONS,
        http1_settings=HTTP1Settings(
            header_read_timeout=_HEADER_TIMEOUT_MS, max_buffer_size=_HEADER_BYTES
        ),
        respawn_failed_workers=True,
        respawn_interval=0.5,
        workers_kill_timeout=_STOP_SECONDS,
        log_level=LogLevels.warning,
        log_dictconfig=_LOGGING,
    )


def _allow_many_connections() -> None:
    """Raise the soft limit on open files, which is often less than the connections above."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(_OPEN_FILES, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _say_open(settings: Settings, site: LoadedSite) -> None:
    site.announce()
    notify("READY=1")
    typer.echo(f"NK is open at {_clickable(settings)}")


def _clickable(settings: Settings) -> str:
    host = settings.host
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):  # noqa: S104 - compared, not bound.
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


if __name__ == "__main__":
    typer.run(serve)
