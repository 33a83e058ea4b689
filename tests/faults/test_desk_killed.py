"""kill -9 of the desk and all it started: while it publishes, and while it writes."""

import http.client
import random
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import select

from nk.cli.building.builds import Builds
from nk.cli.serving.running import running_server
from nk.club.store.connections import open_reader
from nk.club.store.tables import players
from nk.content.yaml import read_document
from nk.settings import Settings
from tests.support.commands import chosen, done, say
from tests.support.desk.desk_process import DeskProcess, desk_environment, desk_process, draft_price
from tests.support.server.running import Running, running
from tests.support.server.small_builds import PAGES, price_in, words_of

_SEED = 15
# A kill comes after this many answers at most.
_MOST_ANSWERS = 12
# So many confirmed writes of each killed desk are sent again.
_NEXT_TO_THE_KILL = 2


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    return desk_environment(tmp_path)


def shown(server: Running, env: dict[str, str]) -> str:
    """Return what all pages say, which has to be one and the same."""
    said = _said(server)
    if len(said) > 1:
        # A kill can leave the site in the middle of taking up a build; it ends that by itself.
        data, builds = Path(env["NK_DATA"]), Builds(Path(env["NK_DIST"]))

        def settled() -> bool:
            found = running_server(data)
            return found is not None and found.build == builds.current()

        server.until(settled)
        said = _said(server)
    assert len(said) == 1, said
    return said.pop().decode().removeprefix("<title>").removesuffix("</title>")


def _said(server: Running) -> set[bytes]:
    return {server.get(f"/{page}")[2] for page in PAGES}


def test_publishing_leaves_the_old_site_or_the_new_one(env: dict[str, str]) -> None:
    chance, content = random.Random(_SEED), Path(env["NK_CONTENT"])
    kills = chosen("FAULT_ROUNDS", 20)
    with running(env) as server:
        token, usual = _published_in_peace(env, server)
        ends = [_killed_publication(env, server, token, chance, usual) for _ in range(kills)]
        with desk_process(env, token=token) as desk:
            # Whatever the kills left undone, the next publication is whole and live.
            price = draft_price(desk, env)
            desk.change_price(price, price + 1)
            status, answer = desk.post("/api/draft/publish")
            assert (status, answer["live"]) == (200, True), answer
            assert (price_in(content), shown(server, env)) == (price + 1, words_of(content))
    counted = {end: ends.count(end) for end in sorted(set(ends))}
    say(f"{kills} kills while publishing, the site always whole: {counted}")


def _published_in_peace(env: dict[str, str], server: Running) -> tuple[str, float]:
    """Return the owner's token, and how long a publication takes here."""
    content = Path(env["NK_CONTENT"])
    with desk_process(env) as desk:
        desk.change_price(price_in(content), 50)
        began = time.monotonic()
        status, answer = desk.post("/api/draft/publish")
        assert (status, answer["live"]) == (200, True), answer
        usual = time.monotonic() - began
    assert shown(server, env) == words_of(content)
    return desk.token, usual


def _killed_publication(
    env: dict[str, str], server: Running, token: str, chance: random.Random, usual: float
) -> str:
    content = Path(env["NK_CONTENT"])
    before, price = shown(server, env), price_in(content)
    # What the last kill left written may be taken up only now, by a server with much to do.
    written = words_of(content)
    with desk_process(env, token=token) as desk:
        edited = draft_price(desk, env)
        desk.change_price(edited, edited + 1)
        confirmed = _publish_and_kill(desk, chance.uniform(0, usual * 1.1))
    # The file is the old one or the new one to the last byte: it can be read and says either.
    read_document(content / "rates.yaml", "content/rates.yaml")
    assert price_in(content) in (price, edited + 1)
    now = shown(server, env)
    if confirmed:
        assert (price_in(content), now) == (edited + 1, words_of(content))
        return "confirmed"
    assert now in (before, written, words_of(content))
    return "live, not confirmed" if now == words_of(content) else "not yet live"


def _publish_and_kill(desk: DeskProcess, after: float) -> bool:
    """Ask for a publication and end everything some time later; tell whether it was confirmed."""
    confirmed: list[bool] = []

    def ask() -> None:
        try:
            status, answer = desk.post("/api/draft/publish")
            confirmed.append(status == 200 and answer["live"])
        except (OSError, http.client.HTTPException):
            confirmed.append(False)

    asking = threading.Thread(target=ask)
    asking.start()
    asking.join(after)
    desk.kill()
    asking.join()
    return confirmed[0]


def test_no_confirmed_write_is_lost_and_none_counts_twice(env: dict[str, str]) -> None:
    chance, kills = random.Random(_SEED), chosen("FAULT_ROUNDS", 10)
    killed: list[_KilledDesk] = []
    with desk_process(env) as desk:
        token, usual = desk.token, [_written_in_peace(desk, n) for n in range(_MOST_ANSWERS + 1)]
        others = _nicknames(env)
    for number in range(kills):
        with desk_process(env, token=token) as desk:
            killed.append(_write_until_killed(desk, f"r{number}n", chance, usual))
        if len(killed) % 20 == 0:
            say(f"killed {len(killed)} of {kills} times, {_confirmed(killed)} writes confirmed")
    stored = _nicknames(env) - others
    # Each confirmed write once; besides them at most the one that each kill left unanswered.
    sent = Counter(name for one in killed for name in (*one.answers, one.unanswered))
    confirmed = Counter(name for one in killed for name in one.answers)
    assert (confirmed - stored, stored - sent) == (Counter(), Counter())
    with desk_process(env, token=token) as desk:
        for one in killed:
            _send_again(desk, one)
    # Sent again, a confirmed write added nobody, and an unanswered one is there once.
    assert _nicknames(env) - others == sent
    done(env, "history", "--verify")
    say(
        f"{kills} kills while writing, {_confirmed(killed)} confirmed writes, none lost or doubled;"
        f" {len(stored - confirmed)} done but not answered,"
        f" {sum(not one.answers for one in killed)} kills before the first answer"
    )
    assert _confirmed(killed) >= kills


@dataclass(slots=True)
class _KilledDesk:
    """The writes of one desk until it was killed: those with an answer, and the last without."""

    answers: dict[str, tuple[int, object]] = field(default_factory=dict)
    unanswered: str = ""


def _confirmed(killed: list[_KilledDesk]) -> int:
    return sum(len(one.answers) for one in killed)


def _nicknames(env: dict[str, str]) -> Counter[str]:
    """Return how often each name is in the store."""
    reader = open_reader(Settings(data=Path(env["NK_DATA"])).database)
    with reader.reading() as connection:
        found = Counter(connection.scalars(select(players.c.nickname)))
    reader.close()
    return found


def _add(desk: DeskProcess, name: str) -> tuple[int, object]:
    return desk.post("/api/players/add", {"nickname": name}, write_id=f"{name:-<20}")


def _send_again(desk: DeskProcess, one: _KilledDesk) -> None:
    """Send what was next to the kill again: what had an answer has to get the same."""
    for name in list(one.answers)[-_NEXT_TO_THE_KILL:]:
        assert _add(desk, name) == one.answers[name]
    assert _add(desk, one.unanswered)[0] == 200


def _written_in_peace(desk: DeskProcess, number: int) -> float:
    """Return how long a write takes here; the first one is slower than those that follow."""
    began = time.monotonic()
    assert _add(desk, f"peace{number}")[0] == 200
    return time.monotonic() - began


def _write_until_killed(
    desk: DeskProcess, prefix: str, chance: random.Random, usual: list[float]
) -> _KilledDesk:
    """Write as fast as the desk answers, and kill it anywhere in that.

    A busy machine takes many times as long as an idle one. So the kill is not set by the clock
    alone, which may end before the desk has begun: it comes after some answers, and then anywhere
    in the time that the next write took before. `usual` holds that time, and is kept up to date.
    """
    one, answers, reached = _KilledDesk(), chance.randrange(len(usual)), threading.Event()

    def write() -> None:
        for number in count():
            one.unanswered = name = f"{prefix}{number}x"
            if number == answers:
                reached.set()
            began = time.monotonic()
            try:
                one.answers[name] = _add(desk, name)
            except (OSError, http.client.HTTPException):
                reached.set()
                return
            if number < len(usual):
                usual[number] = time.monotonic() - began

    writing = threading.Thread(target=write)
    writing.start()
    reached.wait()
    writing.join(chance.uniform(0, usual[answers]))
    desk.kill()
    writing.join()
    # It did not end by itself before.
    assert len(one.answers) >= answers
    assert all(status == 200 for status, _ in one.answers.values()), one.answers
    return one
