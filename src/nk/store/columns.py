"""Column types that mean the same thing on both databases."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import BigInteger, Dialect, Integer
from sqlalchemy.types import TypeDecorator

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
