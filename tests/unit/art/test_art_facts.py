"""Of a content file, a picture is drawn from its own record, and not from the words in it."""

import pytest

from tools.art.scenes import drawn_facts

TEAM = """# Who works here.
- id: "01"
  name: {th: ต้น, en: Ton}
  image: team/01
  look: {hat: crown}
- image: team/010
  id: "10"
  look: {hat: none}
"""


@pytest.mark.parametrize(
    ("scene", "text", "facts"),
    [
        ("team/01", TEAM, 'id: "01"\nimage: team/01\nlook: {hat: crown}'),
        ("team/010", TEAM, 'image: team/010\nid: "10"\nlook: {hat: none}'),
        (
            "team/group",
            TEAM,
            'id: "01"\nimage: team/01\nlook: {hat: crown}\n'
            'image: team/010\nid: "10"\nlook: {hat: none}',
        ),
        ("team/01", "", ""),
        ("team/01", "# Nobody yet.\n", ""),
    ],
)
def test_a_scene_is_drawn_from_its_own_record(scene: str, text: str, facts: str) -> None:
    assert drawn_facts(scene, text) == facts
