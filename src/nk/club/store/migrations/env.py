"""Alembic's entry point: run the steps on the connection `nk.club.store.connections` hands over."""

from alembic import context

from nk.club.store import tables

assert tables.matches.metadata is tables.metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=tables.metadata,
    # SQLite can roll back DDL as well; our driver settings make it part of the transaction.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
