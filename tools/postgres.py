"""A PostgreSQL server of one's own, for measuring and tests: a private folder, no port."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

from tools.machine import find_postgres


@contextmanager
def private_postgres() -> Iterator["PrivatePostgres"]:
    """Start a server; stop it and leave nothing behind when the block ends."""
    server = PrivatePostgres(find_postgres())
    try:
        server.start()
        yield server
    finally:
        server.stop()


class PrivatePostgres:
    """A server with its default settings, save that it need not survive a power cut."""

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        # Not in a folder of the caller's, which the unprivileged user may not enter.
        self._folder = Path(tempfile.mkdtemp(prefix="nk-postgres-"))
        self._account = _unprivileged_account()
        if self._account:
            shutil.chown(self._folder, self._account)

    def start(self) -> None:
        """Create the cluster and start it."""
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", "nk", "--auth=trust", "-E", "UTF8", "--locale=C")
        careless = "-c fsync=off -c full_page_writes=off -c max_wal_size=4GB"
        options = f"-k {self._folder} -c listen_addresses= {careless}"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")

    def stop(self) -> None:
        """Stop it, if it was started at all, and delete its folder."""
        if (self._folder / "data" / "postmaster.pid").exists():
            self._run("pg_ctl", "-D", str(self._folder / "data"), "-w", "-m", "immediate", "stop")
        shutil.rmtree(self._folder)

    def create(self, name: str) -> str:
        """Create an empty database and return its address."""
        self.execute("CREATE DATABASE {}", name)
        return self.url(name)

    def execute(self, statement: str, database: str) -> None:
        """Run a statement about a database, which is named in it by `{}`."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL(statement).format(sql.Identifier(database)))

    def url(self, database: str) -> str:
        """Return the address of one of its databases."""
        return f"postgresql://nk@/{database}?host={self._folder}"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._binaries / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            user=self._account,
            group=self._account and pwd.getpwnam(self._account).pw_gid,
            extra_groups=[] if self._account else None,
            cwd=self._folder,
        )


def _unprivileged_account() -> str | None:
    """Return whom to run the server as: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    accounts = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in accounts else "nobody"
