"""What visitors have to know at once, without a new build: sold-out dishes and closing days."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, delete, or_, select

from nk.bangkok import BANGKOK, bangkok_day
from nk.club.errors import RefusedError, Sentence, UnclearError
from nk.club.names import alike, name_key, one_line
from nk.club.store.connections import Change
from nk.club.store.engines import upsert
from nk.club.store.tables import closing_days, sold_out_dishes

# A shop day ends when everybody has gone home, not at midnight.
_DAY_ENDS: Final = time(5)
MOST_DAYS: Final = 62
_FURTHEST: Final = timedelta(days=366)

_OVER: Final = Sentence(th="วันนั้นผ่านไปแล้ว", en="That day is over.")
_NO_BRANCH: Final = Sentence(th="เลือกสาขาก่อน", en="Choose a branch.")
_NONE_CLOSED: Final = Sentence(th="ไม่มีวันปิดร้านที่แจ้งไว้ตามนั้น", en="There is no such closing day.")
_NOT_CLOSED: Final = Sentence(
    th="สาขานี้ไม่ได้แจ้งปิดวันนั้น", en="That branch is not marked as closed on that day."
)


@dataclass(frozen=True, slots=True)
class Dish:
    """A dish of the menu, in which part of it, and its names."""

    key: str
    group: str
    th: str
    en: str


@dataclass(frozen=True, slots=True)
class SoldOut:
    """A dish that a branch has run out of; until None is until somebody takes it back."""

    dish: str
    branch_id: str
    until: datetime | None


@dataclass(frozen=True, slots=True)
class ClosingDay:
    """A day on which a branch stays shut."""

    branch_id: str
    day: date
    reason: str
    reason_en: str


def read_dishes(content: Path) -> tuple[Dish, ...]:
    """Return every dish of the menu by the name that the page and the store know it by."""
    from nk.content.yaml import read_document

    value: Any = read_document(content / "menu.yaml", "content/menu.yaml").value
    return tuple(
        Dish(f"{group['id']}/{dish['name']['en']}", group["id"], **_names(dish))
        for group in value
        for dish in group.get("dishes") or ()
    )


def _names(dish: Any) -> dict[str, str]:
    return {language: str(dish["name"][language]) for language in ("th", "en")}


def find_dish(typed: str, dishes: Sequence[Dish]) -> Dish:
    """Return the dish meant by its key or by its name in either language."""
    wanted = name_key(typed)
    found = [
        dish
        for dish in dishes
        if wanted in {name_key(name) for name in (dish.key, dish.th, dish.en)}
    ]
    if len(found) == 1:
        return found[0]
    shown = " ".join(typed.split())[:60]
    if found:
        keys = ", ".join(dish.key for dish in found)
        raise UnclearError(
            "two_dishes",
            f"มี {shown} มากกว่าหนึ่งเมนู เขียนเป็น {keys}",
            f"{shown} is more than one dish; write {keys}.",
            "dish",
        )
    close = alike(typed, [name for dish in dishes for name in (dish.th, dish.en)], 1)
    th = f" หมายถึง {close[0]} หรือเปล่า" if close else ""
    en = f"; did you mean {close[0]}?" if close else "."
    raise UnclearError(
        "no_such_dish", f"ไม่มีเมนู {shown}{th}", f"There is no dish {shown}{en}", "dish"
    )


def end_of_shop_day(now: datetime) -> datetime:
    """Return when a notice for today ends by itself: early next morning in Bangkok."""
    here = now.astimezone(BANGKOK)
    day = here.date() if here.time() >= _DAY_ENDS else here.date() - timedelta(days=1)
    return datetime.combine(day + timedelta(days=1), _DAY_ENDS, BANGKOK)


def mark_sold_out(
    change: Change, dish: Dish, branches: Iterable[str], *, until_taken_back: bool = False
) -> None:
    """Say that branches have run out of a dish: for today, or until it is taken back."""
    chosen = _chosen(branches)
    until = None if until_taken_back else end_of_shop_day(change.at)
    _forget_over(change)
    rows = [{"dish": dish.key, "branch_id": branch, "until": until} for branch in chosen]
    upsert(change.connection, sold_out_dishes, rows)
    facts = {"dish": dish.key, "branches": chosen, "until": until}
    change.note("dish.sold_out", "dish", facts=facts)


def mark_available(change: Change, dish: str, branches: Iterable[str]) -> None:
    """Say that branches have a dish again; saying it twice changes nothing."""
    chosen = _chosen(branches)
    table = sold_out_dishes
    done = change.connection.execute(
        delete(table).where(table.c.dish == dish, table.c.branch_id.in_(chosen))
    )
    if done.rowcount:
        change.note("dish.available", "dish", facts={"dish": dish, "branches": chosen})


def list_sold_out(connection: Connection, now: datetime) -> list[SoldOut]:
    """Return what is sold out now."""
    table = sold_out_dishes
    query = select(table).where(or_(table.c.until.is_(None), table.c.until > now))
    rows = connection.execute(query.order_by(table.c.dish, table.c.branch_id))
    return [SoldOut(row.dish, row.branch_id, row.until) for row in rows]


def close_for_days(
    change: Change,
    branches: Iterable[str],
    first: date,
    last: date,
    reason: str = "",
    reason_en: str = "",
) -> int:
    """Say that branches stay shut on these days; a day marked before takes the new reason."""
    chosen, days = _chosen(branches), _days(change, first, last)
    _forget_over(change)
    said = {"reason": one_line(reason, "reason"), "reason_en": one_line(reason_en, "reason_en")}
    rows = [{"branch_id": branch, "day": day, **said} for branch in chosen for day in days]
    upsert(change.connection, closing_days, rows)
    facts = {"branches": chosen, "first": first, "last": last, **said}
    change.note("branch.close", "branch", facts=facts)
    return len(rows)


def open_after_all(change: Change, branch_id: str, day: date) -> None:
    """Take a closing day back."""
    if not _took_back(change, branch_id, day):
        raise RefusedError("not_closed", _NOT_CLOSED, "day")


def open_for_days(
    change: Change, branches: Iterable[str], first: date, last: date
) -> dict[date, list[str]]:
    """Take closing days back where there are any; return the branches that open, by day."""
    chosen, days = _chosen(branches), _days(change, first, last)
    opened = {day: [one for one in chosen if _took_back(change, one, day)] for day in days}
    if not any(opened.values()):
        raise RefusedError("not_closed", _NONE_CLOSED, "day")
    return {day: found for day, found in opened.items() if found}


def _took_back(change: Change, branch_id: str, day: date) -> bool:
    table = closing_days
    done = change.connection.execute(
        delete(table).where(table.c.branch_id == branch_id, table.c.day == day)
    )
    if done.rowcount:
        change.note("branch.open", "branch", facts={"branch": branch_id, "day": day})
    return bool(done.rowcount)


def list_closing_days(connection: Connection, today: date) -> list[ClosingDay]:
    """Return the closing days from today on, the soonest first."""
    table = closing_days
    query = select(table).where(table.c.day >= today).order_by(table.c.day, table.c.branch_id)
    rows = connection.execute(query)
    return [ClosingDay(row.branch_id, row.day, row.reason, row.reason_en) for row in rows]


def _chosen(branches: Iterable[str]) -> list[str]:
    chosen = list(dict.fromkeys(branches))
    if not chosen:
        raise RefusedError("no_branch", _NO_BRANCH, "branches")
    return chosen


def _days(change: Change, first: date, last: date) -> list[date]:
    today = bangkok_day(change.at)
    if last < first:
        raise UnclearError(
            "days_swapped", "วันสุดท้ายอยู่ก่อนวันแรก", "The last day is before the first.", "last"
        )
    if last < today:
        raise RefusedError("day_over", _OVER, "last")
    count = (last - first).days + 1
    if count > MOST_DAYS or first > today + _FURTHEST:
        raise UnclearError(
            "too_many_days",
            f"แจ้งปิดได้ครั้งละไม่เกิน {MOST_DAYS} วัน และไม่เกินหนึ่งปีข้างหน้า",
            f"At most {MOST_DAYS} days at a time, and not more than a year ahead.",
            "last",
        )
    return [first + timedelta(days=number) for number in range(count)]


def _forget_over(change: Change) -> None:
    """Take away what is over, so that the tables stay as short as what they say."""
    change.connection.execute(delete(sold_out_dishes).where(sold_out_dishes.c.until <= change.at))
    change.connection.execute(
        delete(closing_days).where(closing_days.c.day < bangkok_day(change.at))
    )
