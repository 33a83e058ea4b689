"""The props' handbook cannot fall behind the props."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PROPS = ROOT / "art" / "props"
FAMILIES = sorted(PROPS.rglob("*.py"))
#: These are reached through `Look`, and described as styles rather than as props.
PARTS_OF_MEEPLES = {"__init__", "body", "faces", "hair", "hats", "wear"}


@pytest.mark.parametrize(
    "family",
    [pytest.param(f, id=f.stem) for f in FAMILIES if f.stem not in PARTS_OF_MEEPLES],
)
def test_every_prop_is_in_the_handbook(family: Path) -> None:
    handbook = (ROOT / "art" / "README.md").read_text(encoding="utf-8")
    tree = ast.parse(family.read_text(encoding="utf-8"))
    props = [
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    ]
    missing = [name for name in props if f"`{name}(" not in handbook]
    assert not missing


@pytest.mark.parametrize(
    ("module", "table"),
    [("hair", "HAIR_STYLES"), ("hats", "HATS"), ("wear", "WEAR"), ("faces", "MOODS")],
)
def test_every_style_is_in_the_handbook(module: str, table: str) -> None:
    handbook = (ROOT / "art" / "README.md").read_text(encoding="utf-8")
    tree = ast.parse((PROPS / "people" / f"{module}.py").read_text(encoding="utf-8"))
    styles = next(
        node.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == table
    )
    assert isinstance(styles, ast.Dict)
    names = [str(key.value) for key in styles.keys if isinstance(key, ast.Constant)]
    assert names
    assert [name for name in names if f"`{name}`" not in handbook] == []
