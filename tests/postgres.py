"""A real PostgreSQL server of the tests' own: a private folder, a private socket, no port."""

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import psycopg
from psycopg import sql

from nk.store import migrate


def find_binaries() -> Path:
    """Return where the server's programs are: as the test command found them, or Debian's own."""
    if told := os.environ.get("POSTGRES_BIN"):
        return Path(told)
    versions = Path("/usr/lib/postgresql").glob("*/bin/postgres")
    found = sorted(versions, key=lambda path: int(path.parts[-3]))
    if not found:
        raise RuntimeError("PostgreSQL is not installed; `./nk test api` installs it")
    return found[-1].parent


class PrivatePostgres:
    """A server that lives as long as the test session."""

    def __init__(self, binaries: Path) -> None:
        self._binaries = binaries
        # Not below pytest's folder, which the unprivileged user may not enter.
        self.folder = Path(tempfile.mkdtemp(prefix="nk-postgres-"))
        self._account = _unprivileged_account()
        if self._account:
            shutil.chown(self.folder, self._account)
        self._numbers = count(1)

    def start(self) -> None:
        """Create the cluster, start it, and prepare a migrated database to copy from."""
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "nk", "--auth=trust", "-E", "UTF8", "--locale=C")
        # Nothing here outlives the session, so the disk need not be waited for.
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c full_page_writes=off"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", data, "-w", "-l", log, "-o", options, "start")
        self._execute("CREATE DATABASE {}", "template_nk")
        migrate(self.url("template_nk"))

    def stop(self) -> None:
        """Stop the server and leave nothing behind."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "-m", "immediate", "stop")
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        """Return the address of one of its databases."""
        return f"postgresql://nk@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Return the name of a fresh, migrated database."""
        name = f"test_{next(self._numbers)}"
        self._execute("CREATE DATABASE {} TEMPLATE template_nk", name)
        return name

    def drop(self, database: str) -> None:
        """Delete a database, whoever is still connected to it."""
        self._execute("DROP DATABASE {} WITH (FORCE)", database)

    def _execute(self, statement: str, database: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL(statement).format(sql.Identifier(database)))

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._binaries / program), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            user=self._account,
            group=self._account and pwd.getpwnam(self._account).pw_gid,
            extra_groups=[] if self._account else None,
            cwd=self.folder,
        )


def _unprivileged_account() -> str | None:
    """Return whom to run the server as: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    accounts = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in accounts else "nobody"
