"""Settings: read from the environment, refused in one sentence, documented one and all."""

import os
from pathlib import Path

import pytest

from nk.settings import ROOT, Settings, SettingsError, load_settings, variable_of


@pytest.fixture(autouse=True)
def _clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.upper().startswith("NK_"):
            monkeypatch.delenv(name)


def test_everything_has_a_default_that_works() -> None:
    settings = load_settings()
    assert settings.origin == "http://localhost:8000"
    assert settings.database == f"sqlite:///{ROOT / 'var' / 'nk.sqlite3'}"
    assert settings.env == "development"


def test_given_values_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NK_PORT", "9000")
    monkeypatch.setenv("NK_DATA", "elsewhere")
    monkeypatch.setenv("NK_ACCESS_LOG", "off")
    settings = load_settings()
    assert settings.origin == "http://localhost:9000"
    assert settings.data == Path("elsewhere")
    assert settings.access_log is False


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("NK_COLOUR", "red", "NK_COLOUR is not a setting"),
        ("NK_PORT", "eighty", "NK_PORT='eighty' is wrong"),
        ("NK_PORT", "0", "greater than or equal to 1"),
        ("NK_PORT", "65536", "less than or equal to 65535"),
        ("NK_WORKERS", "0", "NK_WORKERS='0' is wrong"),
        ("NK_ENV", "prod", "'development' or 'production'"),
        ("NK_ACCESS_LOG", "perhaps", "NK_ACCESS_LOG='perhaps' is wrong"),
        ("NK_PUBLIC_URL", "nk.example", "start with https://"),
        ("NK_PUBLIC_URL", "https://nk.example/shop", "only the scheme and host"),
        ("NK_PUBLIC_URL", "https://a:b@nk.example", "leave user names and passwords out"),
        ("NK_EVENTS_URL", "file:///etc/passwd", "start with https://"),
        ("NK_EVENTS_URL", "https://nk.example/ab c", "without spaces"),
        ("NK_ENV", "production", "NK_PUBLIC_URL must be the site's https address"),
    ],
)
def test_a_wrong_setting_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as caught:
        load_settings()
    assert reason in str(caught.value)
    assert "\n" not in str(caught.value)


def test_every_problem_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NK_ONE", "1")
    monkeypatch.setenv("NK_PORT", "x")
    with pytest.raises(SettingsError, match=r"NK_ONE.*NK_PORT"):
        load_settings()


def test_production_needs_https_and_real_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NK_ENV", "production")
    monkeypatch.setenv("NK_PUBLIC_URL", "https://nk.example/")
    assert load_settings().origin == "https://nk.example"
    monkeypatch.setenv("NK_STANDINS", "1")
    with pytest.raises(SettingsError, match="NK_STANDINS must be off"):
        load_settings()


def test_every_setting_is_explained_in_the_operating_guide() -> None:
    guide = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    missing = [
        variable_of(field)
        for field in Settings.model_fields
        if f"`{variable_of(field)}`" not in guide
    ]
    assert missing == []
