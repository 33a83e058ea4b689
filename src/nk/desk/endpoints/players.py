"""Players: search, add, rename, picture, merge after a look at the ratings, remove."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict
from http import HTTPStatus
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel
from sqlalchemy import Connection

from nk.club import players as club
from nk.club.links import required_meeple
from nk.club.players import Player, required_player, search_players
from nk.club.ranking.consequences import RatingChange, merge_and_report
from nk.club.ranking.matches import player_lines
from nk.club.ranking.ratings import standings_of
from nk.club.removals import remove_player
from nk.club.store.connections import Change
from nk.content.meeple import Kit
from nk.desk.access.session import CurrentDesk, CurrentWrite, Desk
from nk.desk.answers import Answer, StaleError
from nk.desk.bodies.base import Sent
from nk.desk.bodies.events import Number, Typed
from nk.desk.bodies.results import MatchBody, match_body

router = APIRouter(prefix="/api")

_PAGE: Final = 30
_LATEST: Final = 10


class PlayerBody(BaseModel):
    """A player; a rating that is null means no match yet."""

    id: int
    nickname: str
    avatar: str | None
    sample: bool
    rating: int | None = None
    wins: int = 0
    losses: int = 0


class PlayersBody(BaseModel):
    """Those who fit what was typed."""

    players: list[PlayerBody]
    more: bool


class PlayerDetail(PlayerBody):
    """A player with the latest matches."""

    matches: list[MatchBody]


class NewPlayerForm(Sent):
    """A nickname."""

    nickname: Typed


class RenameForm(Sent):
    """A new nickname, and the one that was looked at."""

    id: Number
    expected: Typed
    nickname: Typed


class PictureForm(Sent):
    """A picture's address, or the code of a meeple made on the site; neither takes it away."""

    id: Number
    avatar: Typed | None = None
    meeple: Typed | None = None


class MergeForm(Sent):
    """Two entries of one person: the one to keep, and the one that goes into it."""

    keep: Number
    drop: Number


class SeenMergeForm(MergeForm):
    """The same, with the mark of the preview that was looked at."""

    seen: Annotated[str, Query(max_length=64)]


class RemoveForm(Sent):
    """A player to make anonymous, and the nickname that was looked at."""

    id: Number
    expected: Typed


class RatingChangeBody(BaseModel):
    """A rating before and after; null is not rated."""

    player_id: int
    player: str
    before: int | None
    after: int | None


class ConsequencesBody(BaseModel):
    """Every rating that changes; `seen` is sent back by whoever has looked at them."""

    changes: list[RatingChangeBody]
    seen: str


class MergedBody(PlayerBody):
    """The player kept; `traces`: the other name can still be read in the store's side file."""

    traces: bool = False


class RemovedBody(BaseModel):
    """Where the name stood, and the events whose own text may still hold it.

    `traces`: it can still be read in the store's side file.
    """

    registrations: int
    events_to_read: list[int]
    traces: bool = False


def consequences_body(changes: list[RatingChange]) -> ConsequencesBody:
    """Return ratings that change, with a mark that any other list of them would not have."""
    bodies = [
        RatingChangeBody(
            player_id=one.player_id, player=one.player, before=one.before, after=one.after
        )
        for one in changes
    ]
    text = json.dumps([[one.player_id, one.before, one.after] for one in changes])
    return ConsequencesBody(changes=bodies, seen=hashlib.sha256(text.encode()).hexdigest()[:32])


def require_seen(seen: str, there: ConsequencesBody) -> None:
    """Refuse to do what would change other ratings than those that were looked at."""
    if seen != there.seen:
        raise StaleError(there.model_dump(mode="json"))


def player_bodies(connection: Connection, players: Sequence[Player]) -> list[PlayerBody]:
    """Return players with their ratings; whoever has no match yet has none."""
    standings = standings_of(connection, [player.id for player in players])
    return [
        PlayerBody(
            id=player.id,
            nickname=player.nickname,
            avatar=player.avatar,
            sample=player.sample,
            **asdict(standings[player.id]) if player.id in standings else {},
        )
        for player in players
    ]


@router.get("/players")
def players(
    desk: CurrentDesk,
    q: Annotated[str, Query(max_length=100)] = "",
) -> PlayersBody:
    """Find players by any part of the nickname, in either script; without one, the latest."""
    with desk.reader.reading() as connection:
        found = search_players(connection, q, _PAGE + 1)
        shown = player_bodies(connection, found[:_PAGE])
    return PlayersBody(players=shown, more=len(found) > _PAGE)


@router.get("/players/{player_id}")
def player(player_id: int, desk: CurrentDesk) -> PlayerDetail:
    """Return one player with the latest matches."""
    with desk.reader.reading() as connection:
        (found,) = player_bodies(connection, [required_player(connection, player_id)])
        lines = player_lines(connection, player_id, _LATEST)
        return PlayerDetail(**dict(found), matches=[match_body(line) for line in lines])


def _player_now(change: Change, player_id: int) -> PlayerBody:
    found = required_player(change.connection, player_id)
    return player_bodies(change.connection, [found])[0]


def _require_name(change: Change, player_id: int, expected: str) -> None:
    there = _player_now(change, player_id)
    if there.nickname != expected:
        raise StaleError(there.model_dump(mode="json"))


@router.post("/players/add", response_model=PlayerBody)
def add(form: NewPlayerForm, write: CurrentWrite) -> Response:
    """Add a player."""
    return write.do(
        lambda change: _player_now(change, club.add_player(change, form.nickname))
    ).response()


@router.post("/players/rename", response_model=PlayerBody)
def rename(form: RenameForm, write: CurrentWrite) -> Response:
    """Give a player another nickname."""

    def work(change: Change) -> PlayerBody:
        _require_name(change, form.id, form.expected)
        club.rename_player(change, form.id, form.nickname)
        return _player_now(change, form.id)

    return write.do(work).response()


@router.post("/players/picture", response_model=PlayerBody)
def picture(form: PictureForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Give a player a picture, or take it away."""

    def work(change: Change) -> PlayerBody:
        meeple = form.meeple and required_meeple(form.meeple, Kit(desk.content).sizes)
        club.set_avatar(change, form.id, meeple or form.avatar or None)
        return _player_now(change, form.id)

    return write.do(work).response()


@router.post("/players/merge/preview")
def merge_preview(form: MergeForm, desk: CurrentDesk) -> ConsequencesBody:
    """Tell what a merge would do to the ratings; nothing is changed."""
    with desk.writer.dry_run("preview", desk.clock()) as change:
        return consequences_body(merge_and_report(change, keep=form.keep, drop=form.drop))


@router.post("/players/merge", response_model=MergedBody)
def merge(form: SeenMergeForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Make two entries one, if the ratings change as was looked at."""

    def work(change: Change) -> PlayerBody:
        changes = merge_and_report(change, keep=form.keep, drop=form.drop)
        require_seen(form.seen, consequences_body(changes))
        return _player_now(change, form.keep)

    return _cleared(desk, write.do(work)).response()


@router.post("/players/remove", response_model=RemovedBody)
def remove(form: RemoveForm, desk: CurrentDesk, write: CurrentWrite) -> Response:
    """Make a player anonymous everywhere; results stay."""

    def work(change: Change) -> RemovedBody:
        _require_name(change, form.id, form.expected)
        removal = remove_player(change, form.id)
        return RemovedBody(
            registrations=removal.registrations, events_to_read=list(removal.events_to_read)
        )

    return _cleared(desk, write.do(work)).response()


def _cleared(desk: Desk, answer: Answer) -> Answer:
    """Clear a name that is gone from the store's side file too; if that fails, it is told.

    It can only be done once the change is, and is tried again when the request comes again.
    """
    if answer.status != HTTPStatus.OK:
        return answer
    traces = not desk.writer.forget_deleted()
    return Answer(answer.status, {**answer.body, "traces": traces})
