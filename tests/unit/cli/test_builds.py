"""Builds: made aside, numbered, exchanged in one step; an unlucky one changes nothing."""

from pathlib import Path

import pytest

from nk.cli.building.builds import KEPT, Builds, Record, in_use, of_build
from nk.settings import Settings

INPUTS = "digest"


@pytest.fixture
def builds(tmp_path: Path) -> Builds:
    return Builds(tmp_path / "dist")


@pytest.fixture
def content(tmp_path: Path) -> Path:
    folder = tmp_path / "content"
    (folder / "pages").mkdir(parents=True)
    (folder / "site.yaml").write_text("name: NK\n", encoding="utf-8")
    (folder / "pages" / "home.yaml").write_text("title: Home\n", encoding="utf-8")
    (folder / "photo.webp").write_bytes(b"never copied")
    return folder


def make(builds: Builds, content: Path, inputs: str = INPUTS, *, stand_ins: bool = False) -> int:
    with builds.unfinished() as folder:
        (folder / "index.html").write_text(inputs, encoding="utf-8")
        record = Record(inputs, "2026-11-15T00:00:00+00:00", samples=0, stand_ins=stand_ins)
        return builds.finish(folder, record, content)


def fail(builds: Builds, problem: BaseException) -> None:
    with builds.unfinished() as folder:
        (folder / "index.html").write_text("half", encoding="utf-8")
        raise problem


def left(builds: Builds) -> list[str]:
    return sorted(path.name for path in builds.folder.iterdir())


def test_a_build_gets_its_number_when_it_is_whole(builds: Builds, content: Path) -> None:
    assert builds.current() is None
    first = make(builds, content)
    assert (first, builds.current()) == (1, None)
    builds.use(first)
    assert builds.current() == 1
    assert (builds.link / "index.html").read_text(encoding="utf-8") == INPUTS


@pytest.mark.parametrize("problem", [RuntimeError("Astro failed"), KeyboardInterrupt()])
def test_a_failed_build_leaves_the_last_good_one(
    builds: Builds, content: Path, problem: BaseException
) -> None:
    builds.use(make(builds, content))
    with pytest.raises(type(problem)):
        fail(builds, problem)
    assert (builds.link / "index.html").read_text(encoding="utf-8") == INPUTS
    assert left(builds) == ["1"]


def test_what_a_killed_build_left_is_taken_away_by_the_next(builds: Builds, content: Path) -> None:
    builds.folder.mkdir(parents=True)
    (builds.folder / ".unfinished-1").mkdir()
    make(builds, content)
    assert left(builds) == ["1"]


def test_the_newest_build_of_the_same_inputs_is_found(builds: Builds, content: Path) -> None:
    assert builds.made_of(INPUTS, stand_ins=False) is None
    make(builds, content)
    make(builds, content, "others")
    assert builds.made_of(INPUTS, stand_ins=False) == 1
    assert builds.made_of(INPUTS, stand_ins=True) == 1


def test_stand_ins_are_only_good_where_they_are_allowed(builds: Builds, content: Path) -> None:
    make(builds, content, stand_ins=True)
    assert builds.made_of(INPUTS, stand_ins=True) == 1
    assert builds.made_of(INPUTS, stand_ins=False) is None


def test_old_builds_go_but_not_those_that_are_needed(builds: Builds, content: Path) -> None:
    for number in range(KEPT + 4):
        make(builds, content, str(number))
    builds.use(1)
    builds.forget_old(2, None)
    assert builds.numbers() == [1, 2, *range(5, KEPT + 5)]


def test_a_folder_of_earlier_versions_becomes_a_build(builds: Builds, content: Path) -> None:
    builds.link.mkdir()
    (builds.link / "index.html").write_text("old", encoding="utf-8")
    builds.use(make(builds, content))
    assert builds.current() == 1
    assert (builds.path(0) / "index.html").read_text(encoding="utf-8") == "old"


def test_the_server_reads_the_words_of_the_build(builds: Builds, content: Path) -> None:
    builds.use(make(builds, content))
    (content / "site.yaml").write_text("name: [half an edit", encoding="utf-8")
    settings = Settings(dist=builds.link, content=content)
    served = in_use(settings)
    assert served.dist == builds.path(1).resolve()
    assert (served.content / "site.yaml").read_text(encoding="utf-8") == "name: NK\n"
    assert not (served.content / "photo.webp").exists()


def test_a_plain_folder_is_served_as_it_is(tmp_path: Path, content: Path) -> None:
    (tmp_path / "pages").mkdir()
    settings = Settings(dist=tmp_path / "pages", content=content)
    assert in_use(settings) is settings
    assert of_build(settings, tmp_path / "pages").content == content
