"""Hostile content files through `nk check`: a file, a line and a reason, and nothing is written."""

import hashlib
import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from nk.cli.check import check
from tests.support.content import point_check_at_small_site

APP = typer.Typer()
APP.command()(check)

_BOMB = "\n".join(
    ["a0: &a0 [x]", *(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30))]
)
# What stands in words.yaml instead of the words, with a part of the reason.
FILES: dict[str, tuple[bytes, str]] = {
    "a bomb of aliases": (_BOMB.encode(), "& and *"),
    "a loop of aliases": (b"a: &a [*a]", "& and *"),
    "a merge key": (b"<<: {nav.home: {th: x, en: y}}", ""),
    "a Python object": (b"nav.home: !!python/object/apply:os.system [id]", "not known"),
    "a tag of our own making": (b"nav.home: !include /etc/passwd", "not known"),
    "a depth without end": (b"a: " + b"[" * 50_000, "nested too deeply"),
    "a huge file": (b"#" * 1_000_001, "larger than"),
    "a huge number": (b"nav.home: {th: " + b"9" * 100_000 + b", en: 1}", "must be text"),
    "a list for a text": (b"nav.home: {th: [a], en: b}", "must be text"),
    "a truth for a text": (b"nav.home: {th: true, en: b}", "must be text"),
    "a date for a text": (b"nav.home: 2026-11-15", ""),
    "a number for everything": (b"5", ""),
    "zero bytes": (b"nav.home: {th: a\0, en: b}", "not allowed"),
    "an escape sequence": (b"nav.home: {th: \x1b[2J, en: b}", "not allowed"),
    "half a letter": (b'nav.home: {th: "\\uD800", en: b}', "YAML"),
    "UTF-16": ("nav.home: {th: a, en: b}".encode("utf-16"), "UTF-8"),
    "a Thai code page": ("nav.home: {th: หน้าแรก, en: b}".encode("cp874"), "UTF-8"),
    "two documents": (b"nav.home: {th: a, en: b}\n---\nx: 1", "document"),
    "a key twice": (b"nav.home: {th: a, en: b}\nnav.home: {th: c, en: d}", "twice"),
    "a key nobody knows": (b"__class__: {th: a, en: b}", ""),
    "a link that runs": (b"nav.home: {th: a, en: b, href: 'javascript:alert(1)'}", ""),
}


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One cache for all, so that Node is asked once about the texts they have in common."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def content(tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return point_check_at_small_site(tmp_path, cache, monkeypatch)


def digest_of(folder: Path) -> str:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    whole = b"".join(str(path).encode() + path.read_bytes() for path in files)
    return hashlib.sha256(whole).hexdigest()


@pytest.mark.parametrize("name", FILES)
def test_a_hostile_file_is_a_list_of_mistakes(content: Path, name: str) -> None:
    body, reason = FILES[name]
    (content / "words.yaml").write_bytes(body)
    before = digest_of(content)
    result = CliRunner().invoke(APP)
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == 1
    *mistakes, count = result.output.splitlines()
    assert re.fullmatch(r"\d+ mistakes? found\.", count)
    assert any(line.startswith("content/words.yaml:") for line in mistakes)
    assert all(re.match(r"content/[\w/-]+\.yaml:\d+: .", line) for line in mistakes), mistakes
    assert reason in result.output
    assert "\x1b" not in result.output
    assert digest_of(content) == before


@pytest.mark.parametrize(
    "link", ["javascript:alert(1)", "http://x.example", "//x.example", "data:x"]
)
def test_a_link_that_is_not_https_is_refused(content: Path, link: str) -> None:
    site = content / "site.yaml"
    text = site.read_text("utf-8").replace("facebook: https://example.com/", f'facebook: "{link}"')
    site.write_text(text, "utf-8")
    result = CliRunner().invoke(APP)
    assert result.exit_code == 1
    assert re.search(r"content/site\.yaml:\d+: social\.facebook: ", result.output), result.output


def test_markup_in_a_text_is_a_text(content: Path) -> None:
    words = content / "words.yaml"
    text = words.read_text("utf-8").replace("en: Home", 'en: "</script><script>alert(1)</script>"')
    words.write_text(text, "utf-8")
    # Nothing to refuse: the pages write every text as a text.
    assert "words.yaml" not in CliRunner().invoke(APP).output
