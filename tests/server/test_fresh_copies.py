"""A fresh clone: production starts from a tree nobody may write, and nothing is built twice."""

import os
import shutil
import subprocess
from pathlib import Path

from nk.settings import ROOT
from tests.support.server.fresh_copy import (
    environment_of,
    fresh_copy,
    python_of,
    read_only,
    state_of,
)
from tests.support.server.running import Running
from tools.running_site import free_port

_EVENT = (
    *("events", "add", "--name", "Beyblade X Weekly", "--type", "Beyblade X"),
    *("--starts", "2030-01-05 13:00", "--ends", "18:00", "--location", "NK", "--anyway"),
)

# Run in a Python of its own, whose code is the copy's. Packages are there already, and Astro writes
# nothing but the folder that it is given: the test's small build has its place.
_BUILD = """
from nk.cli.building import build
from nk.settings import load_settings
from tests.support.server.dist import write_dist
build.install_packages = lambda: False
build._run_astro = write_dist
settings = load_settings()
before = build.fingerprint(settings.content)
for _ in range(2):
    print(*build.build_of_now(settings))
    print(build.fingerprint(settings.content) == before)
"""


def test_production_starts_from_a_tree_that_cannot_be_written(tmp_path: Path) -> None:
    code, site = fresh_copy(tmp_path / "code"), tmp_path / "site"
    # As in the container: what only working on the site needs is not there.
    for name in ("tools", "tests", "art"):
        shutil.rmtree(code / name)
    shutil.copytree((ROOT / "web" / "dist").resolve(), site / "builds" / "1")
    (site / "current").symlink_to("builds/1")
    # Scripts and drawings are compressed already; only pages name the site's address.
    shutil.copytree(ROOT / ".cache" / "compressed", tmp_path / "cache" / "compressed")
    # As docs/operating.md sets it; the samples in the content are the project's own.
    env = environment_of(
        code,
        NK_ENV="production",
        NK_PUBLIC_URL="https://www.example.com",
        NK_ALLOW_SAMPLES="1",
        NK_DIST=str(site / "current"),
        NK_DATA=str(tmp_path / "data"),
        NK_CACHE=str(tmp_path / "cache"),
    )
    python = [python_of(code), "-m", "nk.cli"]
    subprocess.run([*python, *_EVENT], cwd=code, env=env, check=True, stdin=subprocess.DEVNULL)
    before = state_of(code, site)
    prefix = read_only(code, site)
    if prefix or os.geteuid() != 0:
        refused = subprocess.run(
            [*prefix, "touch", str(code / "src" / "written")], check=False, capture_output=True
        )
        assert refused.returncode != 0
    port = free_port()
    process = subprocess.Popen(
        [*prefix, *python, "serve", "--port", str(port)], cwd=code, env=env, text=True
    )
    server = Running(process, port)
    try:
        server.until(server.answers)
        for path in ("/", "/en/events/1", "/readyz"):
            assert server.get(path)[0] == 200, path
        assert b"Beyblade X Weekly" in server.get("/events/1")[2]
    finally:
        process.terminate()
        code_at_end = process.wait(timeout=60)
    assert code_at_end == 0
    assert state_of(code, site) == before
    assert (tmp_path / "data" / "nk.sqlite3").is_file()


def test_a_second_build_on_a_fresh_clone_builds_nothing(tmp_path: Path) -> None:
    """What the content is compiled to, pictures and icons too, changes no input of a build."""
    code = fresh_copy(tmp_path / "code")
    before = state_of(code)
    env = environment_of(code, NK_CACHE=str(ROOT / ".cache"), NK_DATA=str(tmp_path / "data"))
    done = subprocess.run(
        [python_of(code), "-c", _BUILD],
        cwd=code,
        env=env,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert done.stdout.split("\n") == ["1 True", "True", "1 False", "True", ""]
    made = {Path(name).relative_to(code).as_posix() for name in state_of(code).keys() - before}
    assert {"web/src/generated/content.th.json", "web/public/favicon.ico"} <= made
    assert any(name.startswith("web/public/img/") for name in made)
    # Nothing that git knows was written to.
    assert before.items() <= state_of(code).items()
