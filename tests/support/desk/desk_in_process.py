"""The desk in process: a store, a copy of the content, devices of every role, and requests."""

import asyncio
import itertools
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from nk.club.errors import Sentence
from nk.desk.access.devices import Device, Pairing, new_pairing, redeem
from nk.desk.access.guard import Guard
from nk.desk.access.origins import DeskAddress
from nk.desk.access.permissions import Role
from nk.desk.access.session import Desk
from nk.desk.application import create_desk, open_desk_app
from nk.desk.preview import PreviewStatus
from nk.desk.publishing import Publication, Published, Publisher
from nk.settings import ROOT, Settings
from tests.support.desk.random_edits import content_copy
from tests.support.store import NOW

ORIGIN = "https://desk.nk.example"
HOST = "desk.nk.example"
ADDRESS = DeskAddress((ORIGIN,), secure=True)
Headers = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def json(self) -> Any:
        """The body as plain values."""
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of a refusal."""
        return str(self.json["error"]["code"])

    def header(self, name: str) -> str | None:
        """The value of a header."""
        return next((value for key, value in self.headers if key == name), None)


@dataclass(slots=True)
class DeskUnderTest:
    """The application and ways to ask it."""

    desk: Desk
    app: Guard
    runner: asyncio.Runner
    now: datetime = NOW
    content: Path = Path()
    _ids: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def ask(
        self, method: str, path: str, headers: Headers, body: bytes = b"", client: str = "10.0.0.1"
    ) -> Reply:
        """Send a request exactly as given."""
        return self.runner.run(self._ask(method, path, headers, body, client))

    async def _ask(
        self, method: str, path: str, headers: Headers, body: bytes, client: str
    ) -> Reply:
        path, _, query = path.partition("?")
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "scheme": "https", "path": path, "raw_path": path.encode(), "root_path": "",
            "query_string": query.encode(), "client": (client, 5000), "server": (HOST, 443),
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers],
        }  # fmt: skip
        waiting = [{"type": "http.request", "body": body, "more_body": False}]
        sent: list[Any] = []

        async def receive() -> Any:
            if not waiting:
                # Whoever asks stays until the answer is there.
                await asyncio.Event().wait()
            return waiting.pop()

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        answered = [(name.decode(), value.decode()) for name, value in sent[0]["headers"]]
        return Reply(sent[0]["status"], answered, b"".join(part["body"] for part in sent[1:]))

    def token(self, role: Role = Role.OWNER, name: str = "Ton", **limits: int) -> str:
        """Pair a device and return its token."""
        return self.pair(role, name, **limits)[0]

    def pair(self, role: Role, name: str, **limits: int) -> tuple[str, Device]:
        """Pair a device."""
        with self.desk.writer.change("test", self.now) as change:
            code, _ = new_pairing(change, Pairing(name, role, **limits))
            return redeem(change, code)

    def get(self, path: str, token: str | None) -> Reply:
        """Read something as our own page would."""
        return self.ask("GET", path, [("host", HOST), *cookie(token)])

    def post(
        self, path: str, token: str | None, body: Any = None, *, write_id: str | None = None
    ) -> Reply:
        """Write something as our own page would."""
        headers = [*own_headers(write_id or self.write_id()), *cookie(token)]
        return self.ask("POST", path, headers, json.dumps(body or {}).encode())

    def write_id(self) -> str:
        """Return a new id for a write."""
        return f"write-{next(self._ids):016}"

    def later(self, **time: float) -> None:
        """Let time pass."""
        self.now += timedelta(**time)


def cookie(token: str | None) -> Headers:
    """Return the cookie of a token."""
    return [("cookie", f"__Host-nk-desk={token}")] if token else []


def own_headers(write_id: str, kind: str = "application/json") -> Headers:
    """Return what a write of our own page carries."""
    return [
        ("host", HOST),
        ("origin", ORIGIN),
        ("sec-fetch-site", "same-origin"),
        ("content-type", kind),
        ("x-write-id", write_id),
    ]


class WrittenOnly:
    """Publishes nothing, so that a test can look at what was written."""

    def publish(self, who: str) -> Publication:
        """Say so."""
        return Publication(live=False, sentence=Sentence(th="บันทึกแล้ว", en="Written."))

    def publications(self) -> list[Published]:
        """Return one line."""
        return [Published(NOW, 1, back=False, current=True)]

    def can_go_back(self) -> bool:
        """Say that there is a way back."""
        return True

    def back(self, who: str) -> Publication:
        """Go back nowhere."""
        return Publication(live=True, sentence=Sentence(th="ย้อนแล้ว", en="Back."))


@dataclass(slots=True)
class PreviewUnderTest:
    """Builds nothing; keeps what it was asked for."""

    pages: Path
    asked: dict[str, str] = field(default_factory=dict)
    _status: PreviewStatus = field(default_factory=PreviewStatus)

    def start(self, texts: Mapping[str, str], version: int) -> PreviewStatus:
        """Be ready at once."""
        self.asked = dict(texts)
        self._status = PreviewStatus("ready", version, 4)
        return self._status

    def status(self) -> PreviewStatus:
        """Tell how far it is."""
        return self._status

    def folder(self) -> Path | None:
        """Return where the pages are."""
        return self.pages if self.pages.is_dir() else None


@contextmanager
def desk_under_test(
    database: str, folder: Path, *, publisher: Publisher | None = None
) -> Iterator[DeskUnderTest]:
    """Open the desk over a store and a copy of the content in a folder."""
    content = folder / "content" if (folder / "content").exists() else content_copy(folder)
    settings = Settings(
        database_url=database, content=content, data=folder / "data", cache=ROOT / ".cache"
    )
    tested: list[DeskUnderTest] = []
    desk = open_desk_app(
        settings,
        ADDRESS,
        publisher=publisher or WrittenOnly(),
        previewer=PreviewUnderTest(folder / "preview"),
        clock=lambda: tested[0].now if tested else NOW,
    )
    with asyncio.Runner() as runner:
        tested.append(DeskUnderTest(desk, create_desk(desk), runner, content=content))
        yield tested[0]
    desk.reader.close()
    desk.writer.close()
