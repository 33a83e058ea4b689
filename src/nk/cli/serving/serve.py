"""`nk serve`: takes the port, loads the site once, then lets workers serve it."""

import gc
import logging
import logging.config
import os
import resource
import signal
import socket
from contextlib import ExitStack
from typing import Annotated, Any, Final

import typer

from nk.app import UnusableSiteError, create_app, load_shared, prepare_store
from nk.cli.building.builds import in_use, number_of, read_record
from nk.cli.places import DIST
from nk.cli.samples import content_samples, in_words, store_samples
from nk.cli.serving.connections import Connections, SiteConnection
from nk.cli.serving.listening import handed_over, listen, notify, stop_listening
from nk.cli.serving.running import AlreadyRunningError, Server, announce, only_server
from nk.cli.serving.worker_loop import ANSWER_SECONDS, LEAVE_SECONDS, serve_until_stopped
from nk.cli.serving.workers import (
    Workers,
    give_back_large_blocks,
    release_memory,
)
from nk.cli.terminal import command_settings, stop
from nk.settings import Settings, load_settings, variable_of
from nk.site import logs
from nk.site.application import Serving
from nk.site.live import poll

_log: Final = logging.getLogger(__name__)

# Connections one worker holds at a time. Silent ones are closed when their time is over;
# until then they must not use up the places of real visitors.
_CONNECTIONS: Final = 4096
_OPEN_FILES: Final = 8192
# What a worker takes to leave at worst: visitors, the look at the store, both logs; and a second
# more. Most are gone within one.
STOP_SECONDS: Final = (
    LEAVE_SECONDS + ANSWER_SECONDS + poll.SECONDS_TO_FINISH + 2 * logs.SECONDS_TO_FINISH + 1
)

_LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "line"}},
    "loggers": {
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
        processes = Workers(
            settings.workers,
            lambda: site.serve(listener),
            stop_seconds=STOP_SECONDS,
            on_reload=site.load_again,
            on_reloaded=site.announce,
        )

        def open_shop() -> None:
            _say_open(settings, site)
            hangups.deliver()

        _allow_many_connections()
        logging.config.dictConfig(_LOGGING)
        processes.run(open_shop, lambda: stop_listening(listener, kept=inherited is not None))


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

    _app: Serving
    _server: Server

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._load(again=False)

    def serve(self, listener: socket.socket) -> None:
        """Serve in the worker that calls."""
        headers = self._app.site.policy.for_data()
        shared = Connections(most=_CONNECTIONS, headers=headers)
        serve_until_stopped(self._app, SiteConnection, listener, shared)

    def load_again(self) -> None:
        """Take up a new build on SIGHUP; a broken one leaves the old pages in place."""
        try:
            gc.unfreeze()
            self._load(again=True)
        # Whatever is wrong, such as a build of a newer version: visitors have the old pages.
        except Exception as error:
            _log.exception("The new build cannot be used; the old pages stay.")
            refused = number_of(self._settings.dist.resolve())
            is_sentence = isinstance(error, UnusableSiteError | OSError)
            reason = str(error) if is_sentence else repr(error)
            self._server = Server(os.getpid(), self._server.build, refused, reason)

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
