"""`nk soldout` and `nk closed`: what visitors see at once, without a build."""

from typing import Annotated

import typer

from nk.cli.staff.language import language
from nk.cli.staff.session import opened_club
from nk.cli.staff.terminal import show
from nk.cli.staff.words import said
from nk.cli.terminal import AsJson, By
from nk.club.club import Club
from nk.club.errors import Sentence
from nk.club.events.entry import read_branch
from nk.club.notices import (
    Dish,
    close_for_days,
    find_dish,
    list_closing_days,
    list_sold_out,
    mark_available,
    mark_sold_out,
    open_for_days,
    read_dishes,
)
from nk.club.typed import read_day

At = Annotated[
    list[str] | None, typer.Option("--branch", help="At this branch; at all if left out.")
]


def _branches(club: Club, typed: list[str] | None) -> list[str]:
    if not typed:
        return [branch.id for branch in club.branches]
    return [found for name in typed if (found := read_branch(name, club.branches))]


def _named(name: Sentence, key: str) -> str:
    """Write a name as staff know it, with the id beside it that the commands take as well."""
    return f"{name.in_language(language())} ({key})"


def _dish_name(dish: Dish) -> str:
    return _named(Sentence(th=dish.th, en=dish.en), dish.key)


def _branch_names(club: Club) -> dict[str, str]:
    return {branch.id: _named(branch.name, branch.id) for branch in club.branches}


def _at(club: Club, branches: list[str]) -> str:
    names = _branch_names(club)
    return ", ".join(names[branch] for branch in branches)


def soldout(
    dish: Annotated[
        str | None, typer.Argument(help="A dish of the menu; what is sold out is listed without.")
    ] = None,
    branch: At = None,
    back: Annotated[bool, typer.Option("--back", help="It is there again.")] = False,
    keep: Annotated[
        bool, typer.Option("--keep", help="Until it is taken back, not for today alone.")
    ] = False,
    as_json: AsJson = False,
    by: By = None,
) -> None:
    """Say that a dish is sold out for today, or there again."""
    with opened_club(by) as club:
        if dish is None:
            _show_sold_out(club, as_json=as_json)
            return
        meant = find_dish(dish, read_dishes(club.content))
        at = _branches(club, branch)
        with club.change() as change:
            if back:
                mark_available(change, meant.key, at)
            else:
                mark_sold_out(change, meant, at, until_taken_back=keep)
        word = "there_again" if back else "sold_out"
        typer.echo(said(word, dish=_dish_name(meant), at=_at(club, at)))


def _show_sold_out(club: Club, *, as_json: bool) -> None:
    with club.reading() as connection:
        found = list_sold_out(connection, club.now)
    # Scripts go by the ids alone.
    branches = {} if as_json else _branch_names(club)
    dishes = {} if as_json else {one.key: _dish_name(one) for one in read_dishes(club.content)}
    lines = [
        {
            "dish": dishes.get(one.dish, one.dish),
            "branch": branches.get(one.branch_id, one.branch_id),
            "until": one.until,
        }
        for one in found
    ]
    show(lines, as_json=as_json, none="nothing_sold_out")


def closed(
    first: Annotated[
        str | None, typer.Argument(help="The first day; closing days are listed without.")
    ] = None,
    last: Annotated[str | None, typer.Option("--last", help="The last day, if not one.")] = None,
    branch: At = None,
    reason: Annotated[str, typer.Option("--reason", help="Why, for visitors, in Thai.")] = "",
    reason_en: Annotated[str, typer.Option("--reason-en", help="Why, in English.")] = "",
    back: Annotated[bool, typer.Option("--back", help="Open after all on that day.")] = False,
    as_json: AsJson = False,
    by: By = None,
) -> None:
    """Say that branches stay shut on a day, or open after all."""
    with opened_club(by) as club:
        if first is None:
            _show_closing_days(club, as_json=as_json)
            return
        begins = read_day(first, club.today)
        ends = read_day(last, club.today) if last else begins
        at = _branches(club, branch)
        if back:
            with club.change() as change:
                opened = open_for_days(change, at, begins, ends)
            for day, branches in opened.items():
                typer.echo(said("open_again", first=day, at=_at(club, branches)))
            return
        with club.change() as change:
            close_for_days(change, at, begins, ends, reason, reason_en)
        typer.echo(said("marked_closed", first=begins, last=ends, at=_at(club, at)))


def _show_closing_days(club: Club, *, as_json: bool) -> None:
    with club.reading() as connection:
        found = list_closing_days(connection, club.today)
    branches = {} if as_json else _branch_names(club)
    lines = [
        {
            "day": one.day,
            "branch": branches.get(one.branch_id, one.branch_id),
            "reason": one.reason,
        }
        for one in found
    ]
    show(lines, as_json=as_json, none="nothing_closed")
