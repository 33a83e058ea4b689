"""What we build on: pinned, hashed, consistent, and without code that runs on installation.

Known weaknesses are looked up by `pip-audit` and `npm audit`, which need the internet;
docs/operating.md says how. What can be proved without it is proved here.
"""

import json
import re
import subprocess
import sys
from typing import Any, Final

import pytest

from nk.settings import ROOT

_LOCK: Final = ROOT / "web" / "package-lock.json"
# Keys and passwords as their makers shape them, and assignments of a value to such a name.
_SECRETS: Final = re.compile(
    r"-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b"
    r"|\bxox[abprs]-[A-Za-z0-9-]{10,}|\bsk_live_[A-Za-z0-9]{16,}|\bAIza[0-9A-Za-z_-]{35}\b"
    r"|\beyJ[A-Za-z0-9_-]{10,}\.eyJ"
    # The logins that tests use to see an address with a login refused are no secret.
    r"|://(?!user:|staff:|a:b@)[^/\s:@{}$<>\"'()]+:[^/\s:@{}$<>\"'()]+@"
    r"|(?i:password|passwd|secret|api_?key|token)\s*[=:]\s*[\"'][^\"'\s{}<>$]{8,}[\"']"
)
_TEXTS: Final = (".py", ".ts", ".tsx", ".astro", ".mjs", ".js", ".json", ".yaml", ".yml", ".toml")
_MORE_TEXTS: Final = (".md", ".txt", ".in", ".css", ".html", ".ini", ".cfg", ".env", ".sh")


def packages() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(_LOCK.read_text(encoding="utf-8"))["packages"]
    return {name: package for name, package in found.items() if name}


def tracked() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return listed.stdout.splitlines()


def test_every_web_package_is_pinned_by_digest() -> None:
    loose = [name for name, package in packages().items() if "integrity" not in package]
    assert loose == []
    weak = [name for name, p in packages().items() if not p["integrity"].startswith("sha512-")]
    assert weak == []


def test_no_package_runs_code_when_it_is_installed() -> None:
    settings = (ROOT / "web" / ".npmrc").read_text(encoding="utf-8").splitlines()
    assert "ignore-scripts=true" in settings
    installer = (ROOT / "src" / "nk" / "cli" / "building" / "node.py").read_text(encoding="utf-8")
    assert '"--ignore-scripts"' in installer
    launcher = (ROOT / "nk").read_text(encoding="utf-8")
    assert '"--require-hashes", "--only-binary", ":all:"' in launcher


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_each_python_package_has_its_own_hashes(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    entries = re.findall(r"^[a-z0-9].*?(?=^\S|\Z)", text, flags=re.MULTILINE | re.DOTALL)
    assert len(entries) > 20
    for entry in entries:
        assert re.match(r"[a-z0-9._\[\],-]+==\S+", entry), entry[:60]
        assert "--hash=sha256:" in entry, entry[:60]


def test_the_installed_packages_fit_together() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "check", "--disable-pip-version-check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_the_site_needs_no_package_of_the_checks() -> None:
    needed = [name for name, package in packages().items() if not package.get("dev")]
    heavy = ("sentry", "fastify", "http-observatory", "csp_evaluator", "vitest", "biome")
    assert [name for name in needed if any(word in name for word in heavy)] == []


def test_no_secret_lies_in_the_repository() -> None:
    names = tracked()
    assert [name for name in names if name.endswith((".pem", ".key", ".p12", ".sqlite3"))] == []
    assert [name for name in names if name.rpartition("/")[2].startswith(".env")] == []
    for name in names:
        path = ROOT / name
        if path.suffix in (*_TEXTS, *_MORE_TEXTS) and path.is_file():
            found = _SECRETS.search(path.read_text(encoding="utf-8"))
            assert found is None, f"{name}: {found}"


def test_the_scan_would_find_one() -> None:
    for secret in (
        "-----BEGIN RSA " + "PRIVATE KEY-----",
        "AKIA" + "ABCDEFGHIJKLMNOP",
        "postgresql://nk:" + "hunter2@db/nk",
        'api_key = "' + '0123456789abcdef"',
    ):
        assert _SECRETS.search(secret), secret
