"""Column types that mean the same on both databases, and how long things may be."""

from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from sqlalchemy import BigInteger, Dialect, Integer
from sqlalchemy.types import TypeDecorator

NAME_LENGTH: Final = 200
NICKNAME_LENGTH: Final = 60
TYPE_LENGTH: Final = 60
LOCATION_LENGTH: Final = 200
BRANCH_LENGTH: Final = 40
DESCRIPTION_LENGTH: Final = 10_000
DETAIL_TEXT_LENGTH: Final = 300
LINK_LENGTH: Final = 2_048
FINISHES_LENGTH: Final = 4_000
POLICY_LENGTH: Final = 4_000
WHO_LENGTH: Final = 100
ACTION_LENGTH: Final = 60
DETAIL_LENGTH: Final = 20_000
MOST_SETS: Final = 99
DISH_LENGTH: Final = 200
REASON_LENGTH: Final = 200
PICTURE_BYTES: Final = 4_000_000

# An event under way is found by looking back this far from now, so the bound keeps the list
# of events equally quick however many lie in the past.
LONGEST_EVENT: Final = timedelta(days=31)

# Pages of a list: what is given when nothing is asked for, and how far a list can be walked.
DEFAULT_PAGE: Final = 50
LARGEST_PAGE: Final = 100
DEEPEST_ROW: Final = 1_000


# SQLite counts an INTEGER PRIMARY KEY up by itself, but not a BIGINT one.
WholeNumber = BigInteger().with_variant(Integer(), "sqlite")

_EPOCH_DAY = date(1970, 1, 1)


class Moment(TypeDecorator[datetime]):
    """A point in time, kept as whole seconds since 1970 so that both engines compare alike."""

    impl = WholeNumber
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:
        """Refuse a time without a zone: guessing one is how events move by seven hours."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a moment needs its time zone")
        return int(value.timestamp())

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Give the moment back in UTC."""
        return None if value is None else datetime.fromtimestamp(value, UTC)


class Day(TypeDecorator[date]):
    """A calendar day, kept as days since 1970."""

    impl = WholeNumber
    cache_ok = True

    def process_bind_param(self, value: date | None, dialect: Dialect) -> Any:
        """Count the days."""
        return None if value is None else (value - _EPOCH_DAY).days

    def process_result_value(self, value: Any, dialect: Dialect) -> date | None:
        """Give the day back."""
        return None if value is None else _EPOCH_DAY + timedelta(days=value)


class Flag(TypeDecorator[bool]):
    """Yes or no as 1 or 0, because SQLite's strict tables have no boolean."""

    impl = WholeNumber
    cache_ok = True

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> Any:
        """Write 1 or 0."""
        return None if value is None else int(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> bool | None:
        """Read true or false."""
        return None if value is None else bool(value)
