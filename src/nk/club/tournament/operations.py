"""What staff can do in a tournament, each as one change: all of it or nothing, and once.

An order names the client's id and, where it matters, the version that was looked at. The same id
again changes nothing; another version than expected is a conflict, which is shown, never
overwritten.
"""

import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from sqlalchemy import insert

from nk.club.errors import DoubtfulError, RefusedError, Sentence, UnclearError
from nk.club.events import events
from nk.club.events.registrations import register
from nk.club.ranking.scores import read_battles
from nk.club.ranking.seasons import required_open
from nk.club.store.connections import Change
from nk.club.store.tournament_tables import tournaments
from nk.club.tournament.log import Kept, Row, append, load, required, sent_before
from nk.club.tournament.people import Listed, link, listed, meant, rating_now
from nk.club.tournament.recording import follow
from nk.club.tournament.refusals import called_off, changed_meanwhile, in_words
from nk.rules.actions import FinishPoints
from nk.rules.tournament.actions import (
    Action,
    CheckIn,
    Correct,
    Pair,
    Register,
    Result,
    SetUp,
    Undo,
)
from nk.rules.tournament.corrections import propose_correction
from nk.rules.tournament.log import Tournament, effective
from nk.rules.tournament.pairing.open_day import open_pair
from nk.rules.tournament.plan import FEWEST, MOST, propose_plan
from nk.rules.tournament.play import known_match
from nk.rules.tournament.propose import propose_round, propose_stage
from nk.rules.tournament.refusal import Reason
from nk.rules.tournament.refusal import RefusedError as RuleRefusedError
from nk.rules.tournament.settings import Settings, Stage, StageKind
from nk.rules.tournament.state import Outcome, OutcomeKind, State

_NOT_BEYBLADE = "not_beyblade"
_SHORTEST_DAY_HOURS = 1.0


@dataclass(frozen=True, slots=True)
class Order:
    """How an action arrives: the client's id for it, and the version it was decided on."""

    action_id: str | None = None
    expected: int | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """The tournament after an action; `repeated` if that action had been done before."""

    kept: Kept
    repeated: bool = False


Propose = Callable[[State], Sequence[Action]]
NO_ORDER = Order()


def create(
    change: Change,
    event_id: int,
    settings: Settings | None = None,
    *,
    stadiums: int = 4,
    deck_check: bool = False,
    anyway: bool = False,
) -> Done:
    """Make an event's tournament, with everybody on its list; the format is proposed if none is."""
    row = events.required_row(change, event_id)
    if row.cancelled:
        raise called_off()
    if not events.is_beyblade(row.event_type) and not anyway:
        raise DoubtfulError(
            _NOT_BEYBLADE,
            f"กิจกรรม {event_id} เป็น {row.event_type} ไม่ใช่เบย์เบลด",
            f"Event {event_id} is a {row.event_type} event, not a Beyblade one.",
        )
    required_open(change.connection)
    if load(change.connection, event_id) is not None:
        sentence = Sentence(th="กิจกรรมนี้มีทัวร์นาเมนต์อยู่แล้ว", en="This event already has a tournament.")
        raise RefusedError("tournament_exists", sentence, "event")
    people = listed(change.connection, event_id)
    if settings is None:
        hours = (row.ends_at - row.starts_at).total_seconds() / 3600
        settings = proposed_settings(len(people), stadiums, hours)
    settings = replace(settings, deck_check=deck_check or settings.deck_check)
    values = {"event_id": event_id, "version": 0, "state": "registering"}
    change.connection.execute(insert(tournaments).values(**values))
    events.no_sample(change, [event_id])
    actions: list[Action] = [SetUp(settings)]
    for one in people.values():
        # Whoever is ticked off at the door still has to show the deck, where decks are checked.
        if one.here and not one.anonymous and not settings.deck_check:
            actions += _arrivals(change, event_id, one, Tournament().state)
        elif not one.anonymous:
            actions.append(_registration(change, one))
    return _perform(change, Kept(event_id, (), Tournament()), actions, NO_ORDER)


def proposed_settings(players: int, stadiums: int, hours: float) -> Settings:
    """The format that fits the players and the hours; lots are drawn from a fresh seed."""
    seed = secrets.randbelow(2**31)
    if players < FEWEST:
        swiss = Stage(StageKind.SWISS, rounds=max(1, min(3, players - 1)))
        return Settings((swiss,), stadiums=stadiums, seed=seed)
    planned = propose_plan(min(players, MOST), stadiums, max(hours, _SHORTEST_DAY_HOURS)).plan
    return Settings(planned.stages, stadiums=stadiums, seed=seed)


def act(change: Change, event_id: int, action: Action, order: Order = NO_ORDER) -> Done:
    """Do one action of the rules as it is."""
    return propose(change, event_id, lambda _: [action], order)


def propose(
    change: Change, event_id: int, proposed: Propose, order: Order = NO_ORDER, sheet: str = ""
) -> Done:
    """Do what follows from the state as it is now; `sheet` is the judge's, of a result."""
    kept = required(change.connection, event_id)
    key = order.action_id
    if key is not None and sent_before(change.connection, event_id, key) is not None:
        return Done(kept, repeated=True)
    if events.required_row(change, event_id).cancelled:
        raise called_off()
    if order.expected is not None and order.expected != kept.version:
        raise changed_meanwhile(kept.version)
    with _in_words(change, kept):
        actions = proposed(kept.state)
    return _perform(change, kept, actions, order, sheet)


def check_in(change: Change, event_id: int, typed: str, order: Order = NO_ORDER) -> Done:
    """Somebody of the event's list is here; whoever was put on it later is taken in as well."""
    return propose(change, event_id, lambda state: _arrival(change, event_id, typed, state), order)


def check_in_all(
    change: Change, event_id: int, numbers: Sequence[int], order: Order = NO_ORDER
) -> Done:
    """Several people of the event's list are here, all of them or nobody."""

    def proposed(state: State) -> list[Action]:
        return [
            action
            for number in numbers
            for action in _arrival(change, event_id, str(number), state)
        ]

    return propose(change, event_id, proposed, order)


def walk_in(change: Change, event_id: int, name: str, order: Order = NO_ORDER) -> Done:
    """Put somebody new on the event's list and check them in."""

    def proposed(state: State) -> list[Action]:
        number = register(change, event_id, name)
        return _arrival(change, event_id, str(number), state)

    return propose(change, event_id, proposed, order)


def _arrival(change: Change, event_id: int, typed: str, state: State) -> list[Action]:
    one = meant(listed(change.connection, event_id), typed)
    return _arrivals(change, event_id, one, state)


def _arrivals(change: Change, event_id: int, one: Listed, state: State) -> list[Action]:
    player = link(change, event_id, one)
    arrived = CheckIn(one.key, _seconds(change))
    if one.key in state.players:
        return [arrived]
    return [_registration(change, replace(one, player_id=player)), arrived]


def _registration(change: Change, one: Listed) -> Register:
    return Register(one.key, rating_now(change.connection, one.player_id))


def next_stage(change: Change, event_id: int, order: Order = NO_ORDER) -> Done:
    """Begin the first stage, or the next one with the best of the last."""
    return propose(change, event_id, lambda state: [propose_stage(state)], order)


def pair(change: Change, event_id: int, order: Order = NO_ORDER) -> Done:
    """Draw the next round, beginning the first stage if need be; nobody sees it yet."""

    def proposed(state: State) -> list[Action]:
        actions: list[Action] = []
        if not state.stages:
            begin = propose_stage(state)
            actions.append(begin)
            state = Tournament(state=state).do(begin).state
        if state.stage.kind is StageKind.OPEN:
            drawn: Pair | None = open_pair(state, _seconds(change))
            if drawn is None:
                raise RuleRefusedError(Reason.NOBODY_TO_PAIR)
            return [*actions, drawn]
        # Brackets and groups are drawn as a whole when they begin.
        if actions and state.stage.kind is not StageKind.SWISS:
            return actions
        return [*actions, propose_round(state)]

    return propose(change, event_id, proposed, order)


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended: its winner by number, sets of both players, or the judge's sheet."""

    winner: str | None = None
    kind: OutcomeKind = OutcomeKind.PLAYED
    # Points of the match's first and second player, set by set.
    sets: tuple[tuple[int, int], ...] = ()
    # Battle by battle, such as `wx ls ws`; w is the winner.
    battles: str = ""
    # Who played, in any order, as it was seen by whoever says so; None where nobody looked.
    players: tuple[str, str] | None = None


def report(
    change: Change, event_id: int, match: int, ending: Ending, order: Order = NO_ORDER
) -> Done:
    """Take a judge's result; it counts once it is confirmed."""

    def proposed(state: State) -> list[Action]:
        return [Result(match, outcome_of(state, match, ending), _seconds(change))]

    return propose(change, event_id, proposed, order, ending.battles)


def correct(
    change: Change,
    event_id: int,
    match: int,
    ending: Ending,
    order: Order = NO_ORDER,
    *,
    again: bool = False,
) -> Done:
    """Replace a result; `again` draws anew what nobody has started."""

    def proposed(state: State) -> list[Action]:
        outcome = outcome_of(state, match, ending)
        # Refused here already if the match has no result to put right.
        return [propose_correction(state, known_match(state, match).id, outcome, again=again)]

    return propose(change, event_id, proposed, order, ending.battles)


def outcome_of(state: State, match: int, ending: Ending) -> Outcome:
    """The end of a match as the rules take it; sets follow from the sheet where there is one."""
    found = known_match(state, match)
    # A match that was drawn anew or swapped has the same number, and is not the one that ended.
    if ending.players is not None and set(ending.players) != set(found.players):
        raise RuleRefusedError(Reason.OTHER_PLAYERS, match=match)
    _check_points(ending.sets, state.match_type(found).target)
    if not ending.battles.strip():
        return Outcome(ending.kind, ending.winner, ending.sets)
    score = read_battles(ending.battles, state.match_type(found).target)
    sets = score.points
    if ending.winner != found.a:
        sets = tuple((theirs, mine) for mine, theirs in sets)
    if ending.sets and ending.sets != sets:
        raise UnclearError(
            "sets_differ",
            "คะแนนเซตไม่ตรงกับแบตเทิล",
            "The sets are not what the battles give.",
            "sets",
        )
    return Outcome(ending.kind, ending.winner, sets)


def _check_points(sets: Iterable[tuple[int, int]], target: int) -> None:
    """Refuse more points than a set can have, such as a four typed twice.

    It is done here, where a result comes in, so that any log that was written before replays.
    """
    # The most that a player one point short of the target can gain at once.
    most = target - 1 + FinishPoints().xtreme
    if any(max(points) > most for points in sets):
        raise UnclearError(
            "points_many",
            f"แข่งถึง {target} แต้ม เซตจบที่ไม่เกิน {most}",
            f"First to {target}: no set ends above {most}.",
            "sets",
        )


def undo(change: Change, event_id: int, order: Order = NO_ORDER) -> Done:
    """Take back the last action that still counts; the set-up itself stays."""

    def proposed(state: State) -> list[Action]:
        kept = required(change.connection, event_id)
        if len(effective(kept.day.actions)) < 2:
            raise RuleRefusedError(Reason.NOTHING_TO_UNDO)
        return [Undo()]

    return propose(change, event_id, proposed, order)


def _perform(
    change: Change, kept: Kept, actions: Sequence[Action], order: Order, sheet: str = ""
) -> Done:
    with _in_words(change, kept):
        day = kept.day.do(*actions)
    held = [isinstance(action, Result | Correct) for action in actions]
    rows = tuple(
        Row(action, sheet.strip().lower() if of_result else "")
        for action, of_result in zip(actions, held, strict=True)
    )
    after = append(change, kept, rows, day, order.action_id or secrets.token_urlsafe(12))
    follow(change, kept.state, after)
    kinds = [type(action).__name__ for action in actions[:3]]
    facts = {"version": after.version, "actions": kinds}
    change.note("tournament.action", "event", kept.event_id, facts=facts)
    return Done(after)


@contextmanager
def _in_words(change: Change, kept: Kept) -> Iterator[None]:
    """Turn a refusal of the rules into the club's, with people's names."""
    try:
        yield
    except RuleRefusedError as refused:
        people = listed(change.connection, kept.event_id)
        raise in_words(refused, people, kept.version) from refused


def _seconds(change: Change) -> int:
    return int(change.at.timestamp())
