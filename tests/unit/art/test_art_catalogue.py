"""Scenes are found in source text, and chosen by name or beginning."""

from pathlib import Path

import pytest

from tools.art.scenes import CatalogueError, SceneEntry, chosen, read_catalogue

TWO_SCENES = """
from art.scenes.registry import scene

@scene("menu/toast", size=(640, 480), samples=12, transparent=True)
def toast() -> None:
    pass

def helper() -> None:
    pass

@scene("menu/rice")
def rice() -> None:
    pass
"""


def write_scenes(root: Path, **files: str) -> Path:
    folder = root / "art" / "scenes"
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return root


def test_scenes_are_read_with_their_options(tmp_path: Path) -> None:
    found = read_catalogue(write_scenes(tmp_path, menu=TWO_SCENES))
    assert found == [
        SceneEntry("menu/rice", "art.scenes.menu", "rice"),
        SceneEntry("menu/toast", "art.scenes.menu", "toast", (640, 480), 12, True),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "@scene()",
        "@scene('a', 'b')",
        "@scene(name)",
        "@scene('a', size=SIZE)",
        "@scene('a', big=1)",
    ],
)
def test_an_unreadable_announcement_names_file_and_line(tmp_path: Path, line: str) -> None:
    root = write_scenes(tmp_path, odd=f"{line}\ndef build() -> None:\n    pass\n")
    with pytest.raises(CatalogueError, match=r"odd\.py:1"):
        read_catalogue(root)


def test_one_name_cannot_be_used_twice(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="twice"):
        read_catalogue(write_scenes(tmp_path, one=TWO_SCENES, two=TWO_SCENES))


ENTRIES = [SceneEntry(name, "m", "f") for name in ("menu/rice", "menu/toast", "team/01")]


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        ([], ["menu/rice", "menu/toast", "team/01"]),
        (["menu"], ["menu/rice", "menu/toast"]),
        (["team/01"], ["team/01"]),
        (["team", "menu/r"], ["menu/rice", "team/01"]),
    ],
)
def test_names_and_beginnings_choose(wanted: list[str], names: list[str]) -> None:
    assert [entry.name for entry in chosen(ENTRIES, wanted)] == names


def test_a_word_that_matches_nothing_is_an_error() -> None:
    with pytest.raises(CatalogueError, match="'tema'"):
        chosen(ENTRIES, ["menu", "tema"])


@pytest.mark.parametrize(
    ("size", "expected"),
    [((1600, 1200), (400, 300)), ((640, 640), (240, 240)), ((200, 100), (200, 100))],
)
def test_drafts_are_small_but_not_tiny(size: tuple[int, int], expected: tuple[int, int]) -> None:
    assert SceneEntry("a", "m", "f", size).draft_size() == expected


LAYERS = """
from art.scenes.registry import layers

@layers("kit/hat", names="cap crown", size=(64, 64), samples=4, on="kit/body")
def hat(name: str) -> None:
    pass
"""


def test_layers_are_one_picture_a_name(tmp_path: Path) -> None:
    found = read_catalogue(write_scenes(tmp_path, kit=LAYERS))
    assert found == [
        SceneEntry("kit/hat-cap", "art.scenes.kit", "hat", (64, 64), 4, True, "kit/body"),
        SceneEntry("kit/hat-crown", "art.scenes.kit", "hat", (64, 64), 4, True, "kit/body"),
    ]


def test_layers_without_names_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="@layers takes one name and literals only"):
        read_catalogue(write_scenes(tmp_path, kit=LAYERS.replace('names="cap crown", ', "")))
