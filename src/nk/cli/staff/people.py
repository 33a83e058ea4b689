"""Finding the player whom staff mean."""

from difflib import get_close_matches
from typing import Final

from sqlalchemy import Connection

from nk.cli.staff.session import Desk
from nk.cli.staff.terminal import answer, some_text, whole_number
from nk.club.errors import UnclearError
from nk.club.players import (
    Player,
    add_player,
    find_by_name,
    get_player,
    list_players,
    required_player,
)
from nk.club.store.connections import Change

# Names like the one typed are looked for among this many; more would take seconds.
_LOOKED_AT: Final = 5_000
_BY_NUMBER: Final = "id:"


def find_player(connection: Connection, typed: str) -> int:
    """Return the number of the player typed as a nickname, or as id:12."""
    name = typed.strip()
    if name.lower().startswith(_BY_NUMBER):
        number = whole_number(name[len(_BY_NUMBER) :])
        if get_player(connection, number) is None:
            raise UnclearError(f"There is no player {number}.")
        return number
    found = find_by_name(connection, name)
    if found is None:
        raise UnclearError(_nobody(connection, name))
    return found


def chosen_player(desk: Desk, given: str | None, question: str) -> Player:
    """Return the player named on the command line, or ask until there is one."""

    def look_up(typed: str) -> Player:
        # Looked up anew each time, so that no reading stays open while a person thinks.
        with desk.reading() as connection:
            return required_player(connection, find_player(connection, typed))

    return answer(given, question, look_up)


def find_or_add(change: Change, typed: str, *, add: bool) -> int:
    """Return the player of that name, who may be new if `add` says so."""
    if not add or typed.strip().lower().startswith(_BY_NUMBER):
        return find_player(change.connection, typed)
    found = find_by_name(change.connection, typed)
    if found is not None:
        return found
    # A savepoint, because PostgreSQL goes on after a name that is refused only from one.
    with change.connection.begin_nested():
        return add_player(change, some_text(typed))


def name_of(connection: Connection, player_id: int | None) -> str:
    """Return a player's nickname as it is now."""
    player = None if player_id is None else get_player(connection, player_id)
    if player is not None and player.merged_into is not None:
        player = get_player(connection, player.merged_into)
    return player.nickname if player else ""


def _nobody(connection: Connection, name: str) -> str:
    shown = name[:60]
    if not shown:
        return "The player's name is missing."
    names = [player.nickname for player in list_players(connection, limit=_LOOKED_AT)]
    close = get_close_matches(shown, names, n=3)
    hint = f"; did you mean {' or '.join(close)}?" if close else "."
    return f"There is no player {shown}{hint}"
