"""A tournament in full swing: 2,000 phones follow it, then 20 judges play a round beside them."""

import asyncio
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import monotonic
from typing import Any

from nk.cli.building.build import console
from nk.club.store.connections import Writer
from nk.club.tournament.log import required
from nk.desk.access.devices import Pairing, new_pairing, redeem
from nk.desk.access.permissions import Role
from nk.rules.tournament.state import Match, MatchStatus
from tools.bench.command import Options, PartFailedError
from tools.bench.live_event import live_store
from tools.bench.phones import POLL_SECONDS, Moment, Phones, delays, read_reply
from tools.bench.questions import on_server_core
from tools.bench.results import Figure, at_most
from tools.running_desk import COOKIE, RunningDesk, running_desk
from tools.running_site import RunningSite, cpu_seconds, running_site

PART = "live"
_PHONES = 2_000
_JUDGES = 20
_PLAYERS = 128
# A match in the shop takes some minutes; here one takes seconds, so that a round fits in half
# a minute and judges send twenty times as often as they ever will.
_MATCH_SECONDS = 10.0
# Rounds of questions before anything counts: connections are made, everybody has the snapshot.
_WARM_UP = 2
_CORE = at_most(1 / 3)
_NONE = at_most(0)
_SEND_MS = at_most(200)
_FRESH = at_most(4)


def measure(options: Options) -> list[Figure]:
    """Follow a tournament by a whole crowd; first nothing happens, then a round is played."""
    with (
        live_store(_PLAYERS, stadiums=_JUDGES) as store,
        running_site(wrapper=on_server_core, NK_DATA=store.folder) as site,
        running_desk(demo=False, NK_DATA=store.folder) as desk,
        store.writing() as writer,
        console.status(f"{_PHONES:,} phones and {_JUDGES} judges …"),
    ):
        matches = _open_matches(writer, store.event)
        day = Day(store.event, desk, _judges(writer, store.event), matches)
        return asyncio.run(_follow(site, day, writer, options))


def _judges(writer: Writer, event: int) -> list[str]:
    """Pair a judge with each stadium; return the tokens of their devices."""
    tokens = []
    for stadium in range(1, _JUDGES + 1):
        with writer.change("bench", datetime.now(UTC)) as change:
            judge = Pairing(f"Judge {stadium}", Role.JUDGE, event, stadium)
            code, _ = new_pairing(change, judge)
            tokens.append(redeem(change, code)[0])
    return tokens


def _open_matches(writer: Writer, event: int) -> list[Match]:
    with writer.reading() as connection:
        matches = required(connection, event).state.current_round()
    return [match for match in matches if match.status is MatchStatus.READY]


@dataclass(slots=True)
class Day:
    """A round that judges play through the desk, each at a stadium."""

    event: int
    desk: RunningDesk
    judges: Sequence[str]
    matches: list[Match]
    # How long each of the judges' sends took, and what of it was acknowledged.
    sends: list[float] = field(default_factory=list)
    written: list[Moment] = field(default_factory=list)
    winners: dict[int, str] = field(default_factory=dict)
    refused: int = 0

    async def play(self) -> None:
        """Let every judge play matches until none is left."""
        async with asyncio.TaskGroup() as group:
            for stadium, token in enumerate(self.judges, 1):
                group.create_task(self._judge(stadium, token))

    async def _judge(self, stadium: int, token: str) -> None:
        await asyncio.sleep(_MATCH_SECONDS * stadium / len(self.judges))
        while self.matches:
            match = self.matches.pop()
            await self._timed(token, "start", match=match.id, stadium=stadium)
            await asyncio.sleep(_MATCH_SECONDS)
            winner = int(match.players[0])
            ending = {"match": match.id, "winner": winner, "battles": "wx ws"}
            if await self._timed(token, "result", **ending):
                self.winners[match.id] = match.players[0]
                confirm = {"type": "confirm", "match": match.id}
                await self._send(self.desk.token, "action", action=confirm)

    async def _timed(self, token: str, what: str, **body: Any) -> bool:
        started = monotonic()
        sent = await self._send(token, what, **body)
        self.sends.append(monotonic() - started)
        return sent

    async def _send(self, token: str, what: str, **body: Any) -> bool:
        """Send one write over a connection of its own; tell whether it was acknowledged."""
        data = json.dumps({"id": secrets.token_hex(8), **body}).encode()
        host = self.desk.origin.removeprefix("http://")
        reader, writer = await asyncio.open_connection("127.0.0.1", int(host.rpartition(":")[2]))
        head = (
            f"POST /api/tournaments/{self.event}/{what} HTTP/1.1\r\nHost: {host}\r\n"
            f"Origin: {self.desk.origin}\r\nSec-Fetch-Site: same-origin\r\n"
            f"Cookie: {COOKIE}={token}\r\nX-Write-Id: {secrets.token_urlsafe(24)}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
            "Connection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + data)
        try:
            reply = await read_reply(reader)
        finally:
            writer.close()
        if reply.status != 200:
            self.refused += 1
            return False
        self.written.append(Moment(monotonic(), json.loads(reply.body)["version"]))
        return True


async def _follow(site: RunningSite, day: Day, writer: Writer, options: Options) -> list[Figure]:
    phones = Phones(site.port, day.event)
    async with phones.following(_PHONES):
        await asyncio.sleep(_WARM_UP * POLL_SECONDS)
        phones.statuses.clear()
        alone = await _share(site, asyncio.sleep(2 * options.seconds))
        unchanged = phones.statuses[304] / max(1, phones.statuses.total())
        working = cpu_seconds(day.desk.process.pid)
        beside = await _share(site, day.play())
        working = cpu_seconds(day.desk.process.pid) - working
        # Everybody asks once more, so that the last results are seen.
        await asyncio.sleep(2 * POLL_SECONDS)
    if not day.sends or not day.written:
        raise PartFailedError("no judge could send anything")
    crowd = f"{_PHONES:,} phones, every {POLL_SECONDS:g} s; {unchanged:.0%} of the answers 304"
    writes = len(day.written)
    asked = f"{writes} writes: starts, results and the organiser's confirmations"
    seen = list(delays(day.written, phones.seen))
    return [
        Figure(PART, "one worker, phones alone", alone, "cores", _CORE, crowd),
        Figure(PART, "one worker, phones and judges", beside, "cores", None, "a change each poll"),
        Figure(PART, "phones not answered", phones.wrong, "", _NONE),
        Figure(PART, "a judge's send, 95th of 100", _part(day.sends, 0.95) * 1000, "ms"),
        Figure(PART, "a judge's send, 99th of 100", _part(day.sends, 0.99) * 1000, "ms", _SEND_MS),
        Figure(PART, "a write, the desk's processor", working / writes * 1000, "ms", None, asked),
        Figure(PART, "sends not taken", day.refused, "", _NONE, f"of {len(day.sends)}"),
        Figure(
            *(PART, "results lost", lost_results(writer, day.event, day.winners), "", _NONE),
            f"of {len(day.winners)} acknowledged, on {_JUDGES} stadiums",
        ),
        Figure(PART, "a change is seen, median", _part(seen, 0.5), "s"),
        Figure(PART, "a change is seen, 99th of 100", _part(seen, 0.99), "s", _FRESH),
    ]


async def _share(site: RunningSite, work: Any) -> float:
    """Return how much of a core the site's processes use while something is done."""
    before, started = cpu_seconds(site.process.pid), monotonic()
    await work
    return (cpu_seconds(site.process.pid) - before) / (monotonic() - started)


def _part(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def lost_results(writer: Writer, event: int, winners: dict[int, str]) -> int:
    """Count the acknowledged results that the store does not hold as they were sent."""
    with writer.reading() as connection:
        state = required(connection, event).state
    kept = {match.id: match.outcome for match in state.matches}
    return sum(
        (outcome := kept.get(match)) is None or outcome.winner != winner
        for match, winner in winners.items()
    )
