"""The part `growth`: milliseconds an answer at three sizes of the store, on both databases."""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from rich.progress import track
from rich.status import Status

from nk.cli.bench.figures import Figure, at_most, median_ratio
from nk.cli.bench.growth.filling import fill
from nk.cli.bench.growth.questions import QUESTIONS, Question, api_of, run_rounds
from nk.cli.bench.growth.sizes import Size, sizes
from nk.cli.bench.options import Options
from nk.cli.build import console
from nk.cli.private_postgres import private_postgres

PART = "growth"
_TARGET = at_most(1.5)
# Short rounds, and many: what disturbs the machine for a moment then spoils only a few.
_ROUNDS_FOR_EACH = 20
_TIMES = 5

# Makes an empty database of a given name and returns its address.
NewDatabase = Callable[[str], str]


def measure(options: Options) -> list[Figure]:
    """Fill both databases, then ask the small, the middle and the large store in turn."""
    figures: list[Figure] = []
    with _sqlite() as new_database:
        figures += _on("SQLite", new_database, options)
    with private_postgres() as server:
        figures += _on("PostgreSQL", server.create, options)
    return figures


def question_figures(
    engine: str, question: Question, stores: Sequence[Size], rounds: Sequence[Sequence[float]]
) -> Iterator[Figure]:
    """Return what is said of one question; `rounds` holds each round's seconds by store."""
    subject = f"{engine}, {question.name}"
    by_store = list(zip(*rounds, strict=True))
    for size, seconds in zip(stores, by_store, strict=True):
        value = round(median(seconds) * 1000, 3)
        yield Figure(PART, size.name, value, "ms", subject=subject)
    ratio = round(median_ratio(by_store[-1], by_store[0]), 2)
    note = f"against {stores[0].name}" if question.deep else ""
    yield Figure(PART, "ratio", ratio, "", _TARGET, note, subject)


def _on(engine: str, new_database: NewDatabase, options: Options) -> list[Figure]:
    stores = sizes(options.scale)
    databases = [new_database(f"nk_{size.events}") for size in stores]
    with console.status("") as status:
        for size, database in zip(stores, databases, strict=True):
            fill(database, size, _teller(status, engine, size))
    figures: list[Figure] = []
    with ExitStack() as stack:
        apps = [stack.enter_context(api_of(database)) for database in databases]
        for question in track(QUESTIONS, f"· {engine}", console=console):
            # The small store has no deep page; there the middle one is the measure.
            first = 1 if question.deep else 0
            count = options.rounds * _ROUNDS_FOR_EACH
            rounds = run_rounds(apps[first:], question, count, _TIMES)
            figures += question_figures(engine, question, stores[first:], rounds)
    return figures


def _teller(status: Status, engine: str, size: Size) -> Callable[[str], None]:
    return lambda what: status.update(f"{engine}: a store of {size.name}, writing {what} …")


@contextmanager
def _sqlite() -> Iterator[NewDatabase]:
    with tempfile.TemporaryDirectory(prefix="nk-growth-") as folder:
        yield lambda name: f"sqlite:///{Path(folder) / name}.sqlite3"
