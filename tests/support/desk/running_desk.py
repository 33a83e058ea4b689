"""The demo of the desk as the tests use it; the pictures of the guide are taken of the same."""

import json
from collections.abc import Mapping
from typing import Any

from tools.running_desk import COOKIE, RunningDesk, paired, request, running_desk, until_open

__all__ = ["COOKIE", "DeskClient", "RunningDesk", "paired", "running_desk", "until_open"]


class DeskClient:
    """A signed-in device without a screen, for what a test need not do by hand."""

    def __init__(self, origin: str, token: str) -> None:
        self._origin = origin
        self._token = token

    def get(self, path: str) -> Any:
        """Ask for something."""
        return self._answer("GET", path, None)

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        """Write something, once."""
        return self._answer("POST", path, body)

    def _answer(self, method: str, path: str, body: Mapping[str, Any] | None) -> Any:
        reply, data = request(self._origin, method, path, body, self._token)
        assert reply.status == 200, data.decode()
        return json.loads(data)
