"""The operating guide and the files of deploy/ say the same, and the files are good."""

import inspect
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from nk.cli.desk.command import desk
from nk.cli.desk.server import STOP_SECONDS as DESK_STOP_SECONDS
from nk.cli.serving.serve import STOP_SECONDS
from nk.desk.access.guard import LARGEST_BODY, LARGEST_PICTURE
from nk.desk.access.origins import DESK_PORT
from nk.settings import ROOT, Settings, variable_of

DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
UNIT = (DEPLOY / "nk.service").read_text(encoding="utf-8")
INSTALL = (DEPLOY / "install").read_text(encoding="utf-8")


def files() -> list[Path]:
    return sorted(path for path in DEPLOY.iterdir() if path.is_file())


def units() -> list[Path]:
    return [path for path in files() if path.suffix in (".service", ".socket", ".timer")]


def env_file() -> dict[str, str]:
    lines = (DEPLOY / "nk.env").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition("=") for line in lines if line and not line.startswith("#"))
    return {name: value for name, _, value in pairs}


def values(name: str) -> list[str]:
    return re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)


def test_the_guide_names_every_file_and_no_other() -> None:
    named = set(re.findall(r"`(?:/srv/nk/code/)?deploy/([\w.-]+)", GUIDE))
    assert named == {path.name for path in files()}


def test_every_setting_in_them_is_one() -> None:
    known = {variable_of(field) for field in Settings.model_fields}
    # Only compose knows it: the password that both containers share.
    known.add("NK_DATABASE_PASSWORD")
    for path in files():
        used = set(re.findall(r"\bNK_[A-Z_]+", path.read_text(encoding="utf-8")))
        assert used <= known, path.name


def test_the_settings_are_those_of_a_site_outside_the_codes_tree() -> None:
    env = env_file()
    folders = {name: env[name] for name in ("NK_CONTENT", "NK_DATA", "NK_DIST", "NK_CACHE")}
    assert not [path for path in folders.values() if path.startswith("/srv/nk/code")]
    assert env["NK_ENV"] == "production"
    for path in folders.values():
        # Of a link, the folder it is in.
        assert path in INSTALL or str(Path(path).parent) in INSTALL
        assert str(Path(path) if path in GUIDE else Path(path).parent) in GUIDE


def test_the_service_may_write_the_store_and_the_cache_only() -> None:
    env = env_file()
    assert values("ReadWritePaths") == [f"{env['NK_DATA']} {env['NK_CACHE']}"]
    assert values("ProtectSystem") == ["strict"]
    assert values("EnvironmentFile") == ["/etc/nk.env", "/etc/nk-site.env"]


def test_the_desk_may_write_what_it_builds_but_no_backup() -> None:
    unit = (DEPLOY / "nk-desk.service").read_text(encoding="utf-8")
    assert "ReadWritePaths=/srv/nk\n" in unit
    assert "InaccessiblePaths=-/srv/nk/backups\n" in unit
    # The role that cannot write is the site's alone.
    assert "nk-site.env" not in unit


def test_systemd_waits_longer_than_workers_take_to_leave() -> None:
    desk_unit = (DEPLOY / "nk-desk.service").read_text(encoding="utf-8")
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    (seconds,) = values("TimeoutStopSec")
    assert int(seconds) > STOP_SECONDS + 1
    assert f"stop_grace_period: {seconds}s" in compose
    (seconds,) = re.findall(r"^TimeoutStopSec=(\d+)$", desk_unit, re.MULTILINE)
    assert int(seconds) > DESK_STOP_SECONDS + 1
    # What the desk started, such as a publication, is not told to stop.
    assert "KillMode=mixed\n" in desk_unit


def test_the_desk_and_its_nginx_agree() -> None:
    nginx = (DEPLOY / "nginx-desk.conf").read_text(encoding="utf-8")
    env = (DEPLOY / "nk-desk.env").read_text(encoding="utf-8")
    assert f"server 127.0.0.1:{DESK_PORT} max_fails=0;" in nginx
    assert inspect.signature(desk).parameters["port"].default == DESK_PORT
    assert "DESK_URL=https://desk.example.com\n" in env
    assert set(re.findall(r"server_name (\S+);", nginx)) == {"desk.example.com"}
    # Replaced, not added to: the last name in it is believed.
    assert "proxy_set_header X-Forwarded-For $remote_addr;" in nginx
    larger = {"k": 1024, "m": 1024 * 1024}
    usual, pictures = (
        int(size) * larger[unit]
        for size, unit in re.findall(r"client_max_body_size +(\d+)([km]);", nginx)
    )
    assert (usual, pictures) == (LARGEST_BODY, LARGEST_PICTURE)


def test_the_server_nginx_and_the_socket_agree_on_the_port() -> None:
    socket = (DEPLOY / "nk.socket").read_text(encoding="utf-8")
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    (address,) = re.findall(r"^ListenStream=(.+)$", socket, re.MULTILINE)
    assert f"server {address} max_fails=0;" in nginx
    assert f"listens on {address}" in GUIDE


def test_nginx_lets_the_phones_of_a_tournament_through() -> None:
    """Two thousand of them behind one address, as of a mobile network, each every three seconds."""
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    ((rate,), (burst,)) = (re.findall(rf"{name}=(\d+)", nginx) for name in ("rate", "burst"))
    assert int(rate) > 2_000 / 3
    assert int(burst) >= 2_000


def test_a_renewed_certificate_is_taken_up() -> None:
    asked = re.findall(r"^certbot certonly .*$", GUIDE, re.MULTILINE)
    assert len(asked) == 2
    assert all(line.endswith("--deploy-hook 'systemctl reload nginx'") for line in asked)


def test_nginx_keeps_nothing_and_lets_nobody_wait_for_others() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert "proxy_cache" not in nginx
    assert "proxy_store" not in nginx


def test_nginx_waits_as_long_as_a_start_may_take() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert re.findall(r"proxy_read_timeout (\d+)s;", nginx) == values("TimeoutStartSec")


@pytest.mark.parametrize("path", [path for path in files() if path.name != "compose.yaml"], ids=str)
def test_each_says_where_it_goes(path: Path) -> None:
    """The first lines of a file tell an administrator who finds it what it is."""
    head = path.read_text(encoding="utf-8").splitlines()[:4]
    assert any(line.startswith(("# ", "-- ")) for line in head)
    target = re.search(r"^# (/\S+?):?(?: |$)", "\n".join(head), re.MULTILINE)
    if target:
        assert target[1] in INSTALL or str(Path(target[1]).parent) in INSTALL


def test_nothing_that_runs_needs_the_tools() -> None:
    """The tests of the launcher and of a fresh copy show that it works without them."""
    command, container, install = (
        (DEPLOY / name).read_text(encoding="utf-8") for name in ("nk", "Containerfile", "install")
    )
    assert 'exec ./nk --runtime "$@"' in command
    assert "./nk --runtime build && rm -rf web/node_modules tools tests art\n" in container
    for text in (command, container, install, *(path.read_text("utf-8") for path in units())):
        assert "-m tools" not in text
        assert not re.search(r"\./nk (?!--runtime)", text)


@pytest.mark.parametrize("name", ["install", "nk", "nk-backup"])
def test_scripts_can_be_read_by_the_shell(name: str) -> None:
    assert (DEPLOY / name).stat().st_mode & 0o111 == 0o111
    subprocess.run(["sh", "-n", str(DEPLOY / name)], check=True)


@pytest.mark.parametrize("name", ["nk", "nk-desk", "nk-backup"])
def test_the_services_exposure_is_small(name: str) -> None:
    """systemd's own measure: 0 is the best, 10 the worst; the threshold is ten times that."""
    if not shutil.which("systemd-analyze"):
        pytest.fail("This needs systemd-analyze: sudo apt-get install systemd")
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20"]
    judged = subprocess.run(
        [*command, str(DEPLOY / f"{name}.service")], check=False, capture_output=True, text=True
    )
    assert judged.returncode == 0, judged.stdout[-400:]
    (level,) = re.findall(rf"exposure level for {name}.service: ([\d.]+)", judged.stdout)
    assert f"`systemd-analyze security {name}` gives it {level}" in GUIDE


def test_the_units_are_understood() -> None:
    judged = subprocess.run(
        ["systemd-analyze", "verify", *map(str, units())],
        check=False,
        capture_output=True,
        text=True,
    )
    # The programs they name are there once the site is installed.
    complaints = [line for line in judged.stderr.splitlines() if "is not executable" not in line]
    assert complaints == []
