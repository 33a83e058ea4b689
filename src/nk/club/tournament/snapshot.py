"""The public snapshot of a tournament, made from its state."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any

from nk.club.tournament import snapshot_bodies as body
from nk.club.tournament.live import Person, TournamentNow, nobody_called, since_of
from nk.rules.actions import Finish
from nk.rules.tournament.draw import public_state
from nk.rules.tournament.pairing.reasons import explain_round
from nk.rules.tournament.play import at_stadiums
from nk.rules.tournament.queue import queue, slow_matches
from nk.rules.tournament.ranking.records import EntryKind, Record, records
from nk.rules.tournament.ranking.standings import (
    Line,
    final_standings,
    has_champion,
    standings,
)
from nk.rules.tournament.ranking.tie_breaks import buchholz_cut_1
from nk.rules.tournament.settings import StageKind, TieBreak
from nk.rules.tournament.state import (
    Attendance,
    Branch,
    Match,
    MatchStatus,
    OutcomeKind,
    Source,
    State,
)

_BRACKETS = (StageKind.SINGLE, StageKind.DOUBLE)
# With less between them either may win, and nobody is surprised.
_LEAST_UPSET = 50
_ONE_TABLE = (StageKind.SWISS, StageKind.OPEN)


def snapshot(live: TournamentNow, *, drafts: bool = False) -> body.LiveTournament:
    """Return what everybody may see of a tournament; `drafts` are for organisers' eyes.

    Once its event is called off, only organisers see where it stopped.
    """
    if drafts:
        return _Snapshot(live, live.state).made()
    state = public_state(live.state)
    return _Snapshot(live, nobody_called(state) if live.cancelled else state).made()


class _Snapshot:
    def __init__(self, live: TournamentNow, state: State) -> None:
        self.live = live
        self.state = state

    def made(self) -> body.LiveTournament:
        state = self.state
        places = self.places()
        return body.LiveTournament(
            event_id=str(self.live.event_id),
            version=self.live.version,
            state=self.phase(),
            stage=len(state.stages) or None,
            stages=list(self.stages()),
            players=list(self.players()),
            rounds=list(self.rounds()),
            stadiums=self.stadiums(),
            queue=[match.id for match in queue(state)],
            tie_breaks=[tie_break.value for tie_break in state.settings.tie_breaks],
            standings=self.tables(),
            places=places,
            champion=places[0].player if places and has_champion(state) else None,
            statistics=self.statistics() if state.finished else None,
        )

    def places(self) -> list[body.LivePlace]:
        return [
            body.LivePlace(place=place, player=int(player))
            for place, player in enumerate(self.order(), start=1)
        ]

    def order(self) -> list[str]:
        """Everybody, best first. Of Swiss rounds alone that is their table, read once for both."""
        if not self.state.stages:
            return []
        if len(self.state.stages) > 1 or self.state.stage.kind not in _ONE_TABLE:
            return [line.player for line in final_standings(self.state)]
        players = self.state.players
        out = Attendance.DISQUALIFIED
        return sorted(
            (line.player for line in self.lines), key=lambda one: players[one].attendance is out
        )

    @cached_property
    def lines(self) -> list[Line]:
        """The table of the first stage."""
        return standings(self.state, 0)

    def phase(self) -> Any:
        if self.state.finished:
            return "finished"
        return "running" if self.state.stages else "registering"

    def players(self) -> Iterator[body.LivePlayer]:
        nobody = Person("", anonymous=True)
        for player in self.state.players.values():
            person = self.live.people.get(player.id, nobody)
            yield body.LivePlayer(
                number=int(player.id),
                name=person.name,
                anonymous=person.anonymous,
                attendance=player.attendance.value,
                rating=player.rating,
                change=person.change,
            )

    def stages(self) -> Iterator[body.LiveStage]:
        for index, stage in enumerate(self.state.settings.stages):
            drawn = len({match.round for match in self.state.of_stage(index)})
            yield body.LiveStage(
                number=index + 1,
                kind=stage.kind.value,
                state=self.stage_state(index),
                rounds=stage.rounds if stage.kind is StageKind.SWISS else drawn,
                drawn=drawn,
                takes=stage.takes,
                target=stage.match.target,
                best_of=stage.match.best_of,
            )

    def stage_state(self, index: int) -> Any:
        begun = len(self.state.stages)
        if index >= begun:
            return "waiting"
        return "over" if index < begun - 1 or self.state.finished else "running"

    def rounds(self) -> Iterator[body.LiveRound]:
        for index in range(len(self.state.stages)):
            drawn: dict[int, list[Match]] = {}
            for match in self.state.of_stage(index):
                drawn.setdefault(match.round, []).append(match)
            for number, matches in sorted(drawn.items()):
                places: Counter[Branch] = Counter()
                made = []
                for match in matches:
                    places[match.branch] += 1
                    made.append(self.match(match, places[match.branch]))
                yield body.LiveRound(
                    stage=index + 1, number=number, state=_round_state(matches), matches=made
                )

    def match(self, match: Match, place: int) -> body.LiveMatch:
        outcome = match.outcome
        at_stadium = match.status in (MatchStatus.CALLED, MatchStatus.RUNNING)
        return body.LiveMatch(
            id=match.id,
            group=match.group or None,
            a=_number(match.a),
            b=_number(match.b),
            status=match.status.value,
            stadium=match.stadium,
            since=since_of(match) if at_stadium else None,
            slow=match.id in self.slow,
            outcome=outcome.kind.value if outcome else None,
            winner=_number(outcome.winner) if outcome else None,
            sets=list(outcome.sets) if outcome else [],
            position=_position(match, place),
            bye=self.bye(match),
        )

    @cached_property
    def slow(self) -> frozenset[int]:
        return frozenset(
            slow.match for slow in slow_matches(self.state, int(self.live.at.timestamp()))
        )

    def bye(self, match: Match) -> list[body.LiveReason]:
        if match.outcome is None or match.outcome.kind is not OutcomeKind.BYE:
            return []
        if self.state.settings.stages[match.stage].kind is StageKind.SWISS:
            return self.swiss_byes.get(match.round, [])
        entrants = self.state.stages[match.stage].entrants
        seed = entrants.index(match.outcome.winner or "") + 1
        return [body.LiveReason(code="seed", value=seed)]

    @cached_property
    def swiss_byes(self) -> dict[int, list[body.LiveReason]]:
        """The reasons of the bye of each Swiss round."""
        byes = {
            match.round
            for match in self.state.of_stage(0)
            if match.outcome is not None and match.outcome.kind is OutcomeKind.BYE
        }
        return {number: self.reasons(number) for number in byes}

    def reasons(self, number: int) -> list[body.LiveReason]:
        explained = explain_round(self.state, number)
        pair = next(pair for pair in explained if "" in pair)
        return [
            body.LiveReason.model_validate(
                {
                    "code": reason.code,
                    "value": next((v for v in reason.facts.values() if isinstance(v, int)), None),
                }
            )
            for reason in explained[pair]
        ]

    def stadiums(self) -> list[body.LiveStadium]:
        taken = {match.stadium: match.id for match in at_stadiums(self.state)}
        numbers = range(1, self.state.settings.stadiums + 1)
        return [body.LiveStadium(number=number, match=taken.get(number)) for number in numbers]

    def tables(self) -> list[body.LiveTable]:
        if not self.state.stages or self.state.settings.stages[0].kind in _BRACKETS:
            return []
        made = records(self.state, 0)
        tables: dict[int, list[body.LiveLine]] = {}
        for line in self.lines:
            tables.setdefault(line.group, []).append(_line(line, made))
        return [body.LiveTable(group=group or None, lines=lines) for group, lines in tables.items()]

    def statistics(self) -> body.LiveStatistics:
        played = [match for match in self.state.matches if _is_played(match)]
        return body.LiveStatistics(
            players=len({player for match in played for player in match.players}),
            matches=len(played),
            points=sum(sum(map(sum, match.outcome.sets)) for match in played if match.outcome),
            finishes=self.finishes(played),
            longest=_longest(played),
            upset=self.upset(played),
        )

    def finishes(self, played: Iterable[Match]) -> list[body.LiveFinish]:
        found: Counter[str] = Counter(
            finish for match in played for _, finish in self.live.battles.get(match.id, ())
        )
        return [
            body.LiveFinish(kind=finish.value, count=found[finish.value])
            for finish in Finish
            if found[finish.value]
        ]

    def upset(self, played: Iterable[Match]) -> body.LiveUpset | None:
        best: body.LiveUpset | None = None
        for match in played:
            winner = match.outcome.winner if match.outcome else None
            assert winner is not None
            loser = match.other(winner) or ""
            gap = self.state.players[loser].rating - self.state.players[winner].rating
            if gap >= _LEAST_UPSET and (best is None or gap > best.difference):
                best = body.LiveUpset(
                    match=match.id, winner=int(winner), loser=int(loser), difference=gap
                )
        return best


def _number(player: str | None) -> int | None:
    return int(player) if player else None


def _is_played(match: Match) -> bool:
    return (
        match.confirmed and match.outcome is not None and (match.outcome.kind is OutcomeKind.PLAYED)
    )


def _round_state(matches: list[Match]) -> Any:
    left = [match for match in matches if not match.confirmed]
    if not left:
        return "over"
    return "waiting" if all(match.status is MatchStatus.WAITING for match in left) else "running"


def _position(match: Match, place: int) -> body.LivePosition | None:
    if match.branch is Branch.NONE:
        return None
    return body.LivePosition.model_validate(
        {
            "branch": match.branch.value,
            "position": place,
            "a_from": _source(match.a_from),
            "b_from": _source(match.b_from),
        }
    )


def _source(source: Source | None) -> body.LiveSource | None:
    return body.LiveSource(match=source.match, loser=source.loser) if source else None


def _line(line: Line, made: dict[str, Record]) -> body.LiveLine:
    record = made[line.player]
    numbers = buchholz_cut_1(line.player, made).parts
    return body.LiveLine(
        place=line.place,
        player=int(line.player),
        points=line.points,
        losses=record.losses,
        values=[value.value for value in line.values.values()],
        decided_by=line.decided_by.value if line.decided_by else None,
        entries=[
            body.LiveEntry(
                round=entry.round,
                kind=entry.kind.value,
                won=entry.won,
                opponent=_number(entry.opponent),
                opponent_points=part.value,
                difference=_difference(entry.kind, entry.points_for, entry.points_against),
                cut=part.cut,
            )
            for entry, part in zip(record.entries, numbers, strict=True)
        ],
        head_to_head=_head_to_head(line),
    )


def _difference(kind: EntryKind, scored: int, given_away: int) -> int:
    return scored - given_away if kind is EntryKind.PLAYED else 0


def _head_to_head(line: Line) -> body.LiveHeadToHead | None:
    value = line.values.get(TieBreak.HEAD_TO_HEAD)
    if value is None or (value.applies and not value.parts):
        return None
    opponents = [int(part.opponent) for part in value.parts]
    return body.LiveHeadToHead(applies=value.applies, wins=value.value, opponents=opponents)


def _longest(played: Iterable[Match]) -> body.LiveLongest | None:
    timed = [
        body.LiveLongest(match=match.id, seconds=match.ended_at - match.started_at)
        for match in played
        if match.started_at is not None and match.ended_at is not None
    ]
    return max(timed, key=lambda one: one.seconds, default=None)
