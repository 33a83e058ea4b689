"""A real server in its own process that writes down every file it opens."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.safety.attacking import WARM_UP
from tests.server.running import Running, environment, running
from tests.unit.site.built import write_dist

# Python runs this module at its start. Writing to a descriptor is not an act of its own, and
# a forked worker keeps both the hook and the descriptor.
_HOOK = """
import os, sys
from tests.safety.open_watch import WATCHED
file = os.open(os.environ["ACTS_FILE"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
def hear(event, arguments):
    if event in WATCHED:
        os.write(file, repr((event, arguments[:1])).encode() + b"\\n")
sys.addaudithook(hear)
"""


@dataclass(frozen=True, slots=True)
class WatchedServer:
    """A server that answers, and the file of its acts."""

    running: Running
    file: Path

    @property
    def port(self) -> int:
        """Where it listens."""
        return self.running.port

    def acts(self) -> list[str]:
        """Return every act so far."""
        return self.file.read_text(encoding="utf-8").splitlines()

    def is_well(self) -> bool:
        """Tell whether it still serves pages and data."""
        return all(self.running.get(path)[0] == 200 for path in ("/", "/api/events", "/readyz"))


@contextmanager
def watched_server(folder: Path) -> Iterator[WatchedServer]:
    """Start a server under watch and ask it for one thing of each kind."""
    hook = folder / "hook"
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(_HOOK, encoding="utf-8")
    acts = folder / "acts.txt"
    env = environment(write_dist(folder / "dist"), folder, NK_ACCESS_LOG="off")
    paths = f"{hook}:{Path(__file__).parents[2]}"
    with running({**env, "PYTHONPATH": paths, "ACTS_FILE": str(acts)}) as server:
        for path in (*WARM_UP, "/api/events?limit=x", "/api/events?%ff=1"):
            server.get(path)
        yield WatchedServer(server, acts)
