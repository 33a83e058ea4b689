"""The first meeple of "Make your meeple" as one cut-out: the page begins with this picture."""

from PIL import Image

from nk.cli.places import CONTENT
from nk.content.meeple import Kit
from nk.content.schema.meeple import FirstMeeple
from tools.art.backgrounds import LAYER_SIDE
from tools.art.edges import spread
from tools.art.rendering import IMAGES


def first_meeple(kit: Kit, first: FirstMeeple) -> Image.Image:
    """Lay the shadow and the layers over each other as the page does, without the background."""
    choices = kit.choices_of(first)
    background = kit.parts[-1][choices[-1]].image
    figure = Image.new("RGBA", (LAYER_SIDE, LAYER_SIDE))
    for name in kit.layers(choices):
        if name != background:
            with Image.open(kit.file_of(name)) as layer:
                figure.alpha_composite(layer.convert("RGBA"))
    return figure


def draw_first_meeple() -> str | None:
    """Write the cut-out beside the layers; return its name, or None where no meeple is first."""
    kit = Kit(CONTENT, stand_ins=True)
    if kit.first is None:
        return None
    path = IMAGES / f"{kit.first.image}.webp"
    picture = spread(first_meeple(kit, kit.first))
    picture.save(path, "WEBP", quality=90, method=6, exact=True)
    return kit.first.image
