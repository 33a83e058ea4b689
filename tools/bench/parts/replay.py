"""The part `replay`: a million matches, by the rules alone and through the store."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from nk.cli.building.build import console
from nk.club.club import read_policy
from nk.club.ranking.ratings import rebuild, verify
from nk.club.store.connections import open_writer
from nk.rules.elo import RatingPolicy
from nk.rules.season import Played, replay
from nk.settings import load_settings
from tools.bench.command import Options, PartFailedError
from tools.bench.parts.growth import NOW, Size, fill, sizes
from tools.bench.results import Figure

PART = "replay"


def measure(options: Options) -> list[Figure]:
    """Replay the log by the rules, write the ratings from the store's log, and compare them."""
    policy = read_policy(load_settings().content)
    size = sizes(options.scale)[-1]
    with console.status(f"{size.matches:,} matches by the rules alone …"):
        seconds = _by_rules(policy, size)
    return [
        _figure("by the rules alone", seconds, size),
        *(_figure(name, value, size) for name, value in _through_store(policy, size)),
    ]


def _by_rules(policy: RatingPolicy, size: Size) -> float:
    log = [
        Played((number * 7919) % size.players, (number * 7919 + 1) % size.players, number % 9 == 0)
        for number in range(size.matches)
    ]
    started = perf_counter()
    replay(policy, log)
    return perf_counter() - started


def _through_store(policy: RatingPolicy, size: Size) -> Iterator[tuple[str, float]]:
    with tempfile.TemporaryDirectory(prefix="nk-replay-") as folder, console.status("") as status:
        database = f"sqlite:///{Path(folder) / 'nk.sqlite3'}"
        fill(database, size, lambda what: status.update(f"A store, writing {what} …"))
        writer = open_writer(database)
        try:
            status.update(f"{size.matches:,} matches through the store …")
            started = perf_counter()
            with writer.change("bench", NOW) as change:
                rebuild(change)
            rebuilt = perf_counter()
            yield "through the store, tables written anew", rebuilt - started
            status.update("Comparing every rating with the log …")
            with writer.engine.begin() as connection:
                differences = verify(connection)
            if differences:
                raise PartFailedError(f"{len(differences)} ratings differ from their replay")
            yield "through the store, every rating compared", perf_counter() - rebuilt
        finally:
            writer.close()


def _figure(name: str, seconds: float, size: Size) -> Figure:
    note = f"{size.matches:,} matches of {size.players:,} players"
    return Figure(PART, name, round(seconds, 2), "s", None, note)
