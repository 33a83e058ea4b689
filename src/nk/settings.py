"""What can be set from outside: every `NK_*` variable, its type and its default.

`docs/operating.md` explains each one; a test keeps the two in step.
"""

import os
from pathlib import Path
from typing import Final, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX: Final = "NK_"
ROOT: Final = Path(__file__).resolve().parents[2]


class SettingsError(Exception):
    """A setting is unknown or wrong; the text is a sentence for the person starting the site."""


class Settings(BaseSettings):
    """The settings of one process. Frozen, so that no part can change them for another."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, env_ignore_empty=True)

    env: Literal["development", "production"] = "development"
    host: str = Field(default="127.0.0.1", min_length=1, max_length=253)
    port: int = Field(default=8000, ge=1, le=65535)
    workers: int = Field(default=1, ge=1, le=64)
    public_url: str = ""
    database_url: str = ""
    events_url: str = ""
    leaderboard_url: str = ""
    patience_seconds: float = Field(default=0.45, gt=0, le=30)
    access_log: bool = True
    offline_pages: bool = True
    dist: Path = ROOT / "web" / "dist"
    content: Path = ROOT / "content"
    data: Path = ROOT / "var"
    cache: Path = ROOT / ".cache"
    standins: bool = False
    allow_samples: bool = False

    @field_validator("public_url")
    @classmethod
    def _public_url_is_an_origin(cls, value: str) -> str:
        return _web_address(value.rstrip("/"), origin_only=True)

    @field_validator("events_url", "leaderboard_url")
    @classmethod
    def _upstream_is_an_address(cls, value: str) -> str:
        return _web_address(value, origin_only=False)

    @model_validator(mode="after")
    def _production_is_complete(self) -> Self:
        if self.env == "production" and not self.public_url.startswith("https://"):
            raise ValueError("NK_PUBLIC_URL must be the site's https address in production")
        if self.env == "production" and self.standins:
            raise ValueError("NK_STANDINS must be off in production")
        return self

    @property
    def origin(self) -> str:
        """The address the pages call their own, without a slash at the end."""
        return self.public_url or f"http://localhost:{self.port}"

    @property
    def database(self) -> str:
        """The database in use: the one named, or a SQLite file in the data folder."""
        return self.database_url or f"sqlite:///{self.data / 'nk.sqlite3'}"


def load_settings() -> Settings:
    """Read the environment; anything unknown or wrong is one `SettingsError`."""
    known = {variable_of(field) for field in Settings.model_fields}
    given = {name.upper() for name in os.environ if name.upper().startswith(PREFIX)}
    problems = [f"{name} is not a setting" for name in sorted(given - known)]
    try:
        settings = Settings()
    except ValidationError as error:
        problems += [_sentence(detail) for detail in error.errors()]
    if problems:
        raise SettingsError(f"{'; '.join(problems)}. docs/operating.md lists every setting.")
    return settings


def variable_of(field: str) -> str:
    """Return the environment variable that sets a field."""
    return f"{PREFIX}{field.upper()}"


def _sentence(detail: ErrorDetails) -> str:
    reason = str(detail["msg"]).removeprefix("Value error, ")
    if not detail["loc"]:
        return reason
    return f"{variable_of(str(detail['loc'][0]))}={detail['input']!r} is wrong: {reason.lower()}"


def _web_address(value: str, *, origin_only: bool) -> str:
    """Return an absolute http(s) address of visible ASCII, or say what is wrong with it."""
    if not value:
        return value
    if not (value.isascii() and value.isprintable() and " " not in value):
        raise ValueError("use plain ASCII letters without spaces")
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("start with https:// and a host name")
    if parts.username is not None or parts.password is not None:
        raise ValueError("leave user names and passwords out")
    if origin_only and (parts.path or parts.query or parts.fragment):
        raise ValueError("give only the scheme and host, such as https://www.example.com")
    return value
