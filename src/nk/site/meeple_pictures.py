"""A made meeple as one small picture, `/meeple/CODE.webp`: what a player's circle shows.

The address is the whole choice, so an answer never changes and depends on no store.
"""

import io
import re
from functools import lru_cache
from typing import Final

from PIL import Image

from nk.content.meeple import Kit
from nk.rules.meeple import LENGTH, read_code
from nk.site.answers import Answer, Header
from nk.site.live.cache import Live, Made
from nk.site.pages import FOR_EVER

# Three dots to the pixel of a circle 48 wide.
SIDE: Final = 144
# They are drawn one after another, and a table may ask for dozens at once. A hanging store is no
# reason to give up early, as no meeple depends on it.
MEEPLE_PATIENCE_SECONDS: Final = 5.0
_PATH: Final = re.compile(rb"/meeple/([0-9a-z]{%d})\.webp" % LENGTH)
# Of the layers, in shares of their width: from above a tall hat to the belt.
_SHOWN: Final = (0.1, 0.02, 0.9, 0.82)
# Layers kept small in memory; each takes SIDE * SIDE * 4 bytes, five megabytes for all.
_MOST_LAYERS: Final = 80


class MeeplePictures:
    """Lays the pictures of a code over each other. `live` is a cache of its own."""

    def __init__(self, kit: Kit, live: Live, headers: tuple[Header, ...]) -> None:
        self._kit = kit
        self._live = live
        self._headers = headers
        self._layer = lru_cache(_MOST_LAYERS)(self._read_layer)

    async def find(self, path: bytes) -> Answer | None:
        """Return the picture at this path, or None where there can be none."""
        match = _PATH.fullmatch(path)
        if match is None:
            return None
        choices = read_code(match[1].decode("ascii"), self._kit.sizes)
        if choices is None:
            return None
        return await self._live.answer(path, lambda: self._made(choices), steady=True)

    def _made(self, choices: tuple[int, ...]) -> Made:
        picture = Image.new("RGBA", (SIDE, SIDE))
        for name in self._kit.layers(choices):
            picture.alpha_composite(self._layer(name))
        body = io.BytesIO()
        picture.convert("RGB").save(body, "WEBP", quality=82, method=4)
        return Made("image/webp", body.getvalue(), self._headers, FOR_EVER, compressible=False)

    def _read_layer(self, name: str) -> Image.Image:
        with Image.open(self._kit.file_of(name)) as opened:
            layer = opened.convert("RGBA")
        # A background is taller than wide; the square is its middle.
        above = (layer.height - layer.width) // 2
        left, top, right, bottom = (share * layer.width for share in _SHOWN)
        box = (left, above + top, right, above + bottom)
        return layer.resize((SIDE, SIDE), Image.Resampling.LANCZOS, box=box, reducing_gap=2.0)
