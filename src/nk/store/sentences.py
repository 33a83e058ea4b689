"""What to say, in both languages, for each constraint a change can break."""

import re
from typing import Final

from sqlalchemy import Index, Table, UniqueConstraint
from sqlalchemy.exc import IntegrityError

from nk.store import rating_tables, tables
from nk.store.constraint_words import CONSTRAINT_SENTENCES
from nk.store.errors import RefusedError, Sentence

assert rating_tables.matches.metadata is tables.metadata

# SQLite says that some foreign key was broken, but not which.
SQLITE_FOREIGN_KEY: Final = "foreign_key"

_SQLITE_CHECK = re.compile(r"CHECK constraint failed: (\w+)")
_SQLITE_UNIQUE = re.compile(r"UNIQUE constraint failed: ([\w., ]+)")
_SQLITE_NOT_NULL = re.compile(r"NOT NULL constraint failed: (\w+)\.(\w+)")


def refusal_of(error: IntegrityError) -> RefusedError:
    """Turn the database's complaint into a sentence staff can act on."""
    name = _postgres_name(error) or _sqlite_name(str(error.orig))
    if name.startswith("missing_"):
        column = name.removeprefix("missing_")
        sentence = Sentence(th=f"ยังไม่ได้ใส่ {column}", en=f"{column} is missing.")
        return RefusedError("missing", sentence, field=column)
    return RefusedError(name, CONSTRAINT_SENTENCES[name], field=_field_of(name))


def unique_names() -> dict[str, str]:
    """Map the columns SQLite lists for a broken uniqueness to the constraint's name."""
    return {
        columns: name
        for table in tables.metadata.sorted_tables
        for columns, name in _unique_of(table)
    }


def _unique_of(table: Table) -> list[tuple[str, str]]:
    found = [(table.primary_key.columns.keys(), str(table.primary_key.name))]
    found += [
        (constraint.columns.keys(), str(constraint.name))
        for constraint in table.constraints
        if isinstance(constraint, UniqueConstraint)
    ]
    found += [(_index_columns(index), str(index.name)) for index in table.indexes if index.unique]
    return [(", ".join(f"{table.name}.{key}" for key in keys), name) for keys, name in found]


def _index_columns(index: Index) -> list[str]:
    return [column.name for column in index.columns]


def _postgres_name(error: IntegrityError) -> str | None:
    diagnostics = getattr(error.orig, "diag", None)
    if diagnostics is None:
        return None
    if diagnostics.constraint_name:
        return str(diagnostics.constraint_name)
    return f"missing_{diagnostics.column_name}"


def _sqlite_name(message: str) -> str:
    if check := _SQLITE_CHECK.search(message):
        return check[1]
    if unique := _SQLITE_UNIQUE.search(message):
        return unique_names()[unique[1].strip()]
    if missing := _SQLITE_NOT_NULL.search(message):
        return f"missing_{missing[2]}"
    return SQLITE_FOREIGN_KEY


def _field_of(name: str) -> str | None:
    """Return the column a constraint's name ends in, where it is about a single one."""
    for table in tables.metadata.sorted_tables:
        for prefix in (f"ck_{table.name}_", f"fk_{table.name}_", f"uq_{table.name}_"):
            column = name.removeprefix(prefix)
            if column != name and column in table.columns:
                return column
    return None
