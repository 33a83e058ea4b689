"""The part `tournaments`: thousands of made-up ones, the slowest round, the public snapshot."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from datetime import UTC, datetime
from time import process_time

from nk.cli.building.build import console
from nk.club.tournament.live import Person, TournamentNow
from nk.club.tournament.snapshot import snapshot
from nk.rules.tournament.actions import Announce, CheckIn, Confirm, Register, Result, SetUp
from nk.rules.tournament.log import Tournament
from nk.rules.tournament.propose import propose_round, propose_stage
from nk.rules.tournament.settings import Settings, Stage, StageKind
from nk.rules.tournament.simulation.chance import Chance
from nk.rules.tournament.state import MatchStatus, Outcome, OutcomeKind
from nk.site.answers import REVALIDATE, build_answer
from tools.bench.command import Options
from tools.bench.results import Figure, at_most
from tools.bench.tournament_audit import Tally, audit_many

PART = "tournaments"
_TOURNAMENTS = 10_000
# As many as one process audits at a time.
_CHUNK = 50
# Seconds of one core that drawing the slowest round of a Swiss stage may take.
_ROUND_SECONDS = {32: 1.5, 64: 1.5, 128: 6.0}


def measure(options: Options) -> list[Figure]:
    """Audit made-up tournaments, then time rounds and snapshots of large ones."""
    figures = _audited(max(1, round(_TOURNAMENTS * options.scale)))
    for players, allowed in _ROUND_SECONDS.items():
        with console.status(f"{players} players …"):
            slowest, day = played(players)
        figures.append(Figure(PART, f"slowest round of {players}", slowest, "s", at_most(allowed)))
        figures += _snapshot(players, day)
    return figures


def _audited(count: int) -> list[Figure]:
    """Audit tournaments on every core, as one alone would take most of an hour."""
    tally = Tally()
    chunks = [range(count)[first : first + _CHUNK] for first in range(0, count, _CHUNK)]
    with console.status("") as status, ProcessPoolExecutor() as pool:
        for audited in pool.map(audit_many, chunks):
            add_tally(tally, audited)
            status.update(f"{tally.tournaments:,} of {count:,} tournaments …")
    for fault in tally.faults[:10]:
        console.print(f"seed {fault.seed}, round {fault.round}: {fault.problem}")
    note = f"{tally.tournaments:,} tournaments, {tally.rounds:,} rounds, {tally.matches:,} matches"
    return [
        Figure(PART, "avoidable faults", len(tally.faults), "", at_most(0), note),
        Figure(PART, "rematches nobody could avoid", tally.forced_rematches, ""),
        Figure(PART, "second byes nobody could avoid", tally.forced_byes, ""),
    ]


def add_tally(tally: Tally, more: Tally) -> None:
    """Add what another process found."""
    for counted in fields(Tally):
        both = getattr(tally, counted.name) + getattr(more, counted.name)
        setattr(tally, counted.name, both)


def played(players: int) -> tuple[float, Tournament]:
    """Play Swiss rounds; return the seconds of the slowest drawing, and the day."""
    chance, slowest = Chance(players), 0.0
    rounds = (players - 1).bit_length() + 1
    day = Tournament().do(SetUp(Settings((Stage(StageKind.SWISS, rounds=rounds),))))
    for number in range(1, players + 1):
        day = day.do(Register(str(number), chance.rating()), CheckIn(str(number)))
    day = day.do(propose_stage(day.state))
    for _ in range(rounds):
        started = process_time()
        drawn = propose_round(day.state)
        slowest = max(slowest, process_time() - started)
        day = day.do(drawn, Announce())
        for match in day.state.current_round():
            if match.status is MatchStatus.READY:
                winner = match.players[chance.whole(0, 1)]
                score = (4, chance.whole(0, 3)) if winner == match.a else (chance.whole(0, 3), 4)
                outcome = Outcome(OutcomeKind.PLAYED, winner, (score,))
                day = day.do(Result(match.id, outcome), Confirm(match.id))
    return slowest, day


def _snapshot(players: int, day: Tournament) -> list[Figure]:
    people = {player: Person(f"Player {player}") for player in day.state.players}
    live = TournamentNow(1, datetime.now(UTC), len(day.actions), day.state, people)
    started = process_time()
    body = snapshot(live).model_dump_json().encode()
    seconds = process_time() - started
    answer = build_answer(200, "application/json", body, cache_control=REVALIDATE, effort="fast")
    packed = min(len(variant.body) for variant in answer.variants.values())
    note = "after the last round"
    return [
        Figure(PART, f"snapshot of {players} made", seconds * 1000, "ms", None, note),
        Figure(PART, f"snapshot of {players} packed", packed / 1024, "KB", None, note),
    ]
