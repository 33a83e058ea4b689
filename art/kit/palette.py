"""The colours of the toy world, a little deeper than the page's so that light leaves them vivid."""

from __future__ import annotations

PALETTE: dict[str, str] = {
    "cream": "#FFEBD0",
    "paper": "#FFFAF2",
    "white": "#FFFFFF",
    "ink": "#1B1D3E",
    "night": "#2A2E66",
    "tomato": "#F0402A",
    "coral": "#FF7A5C",
    "teal": "#0AA08F",
    "sun": "#FFC61A",
    "lemon": "#FFE066",
    "candy": "#FF85A8",
    "rose": "#E8386F",
    "grape": "#6A48E8",
    "lilac": "#B9A2FF",
    "sky": "#5BBCF2",
    "sea": "#1F7FD6",
    "electric": "#2CE6C8",
    "leaf": "#43B058",
    "forest": "#1F7A4A",
    "lime": "#A6D93B",
    "mint": "#9FE3CC",
    "peach": "#FFC796",
    "sand": "#F2D3A0",
    "wood": "#DFA15C",
    "walnut": "#8A5232",
    "cocoa": "#4A2817",
    "brick": "#C9593B",
    "silver": "#C9CEDA",
    "gold": "#FFC933",
    "bronze": "#C97A3D",
    "black": "#15141C",
    "skin": "#FFD2A6",
}

#: Colours for friends, boxes and confetti, in an order where neighbours differ clearly.
RAINBOW: tuple[str, ...] = (
    "tomato",
    "sky",
    "sun",
    "grape",
    "leaf",
    "candy",
    "teal",
    "coral",
    "sea",
    "lilac",
    "lime",
    "rose",
)


def hex_code(color: str) -> str:
    """Return `#RRGGBB` for a palette name, or the code itself when one is given."""
    code = PALETTE.get(color, color)
    if len(code) != 7 or not code.startswith("#"):
        raise ValueError(f"{color!r} is neither a palette name nor a #RRGGBB code")
    return code


def linear(color: str) -> tuple[float, float, float]:
    """Return the scene-linear red, green and blue that Blender's shaders expect."""
    code = hex_code(color)
    red, green, blue = (_to_linear(int(code[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def shade(color: str, amount: float) -> str:
    """Mix towards black (negative amount) or white (positive), as a `#RRGGBB` code."""
    code = hex_code(color)
    goal = 255 if amount > 0 else 0
    parts = (int(code[at : at + 2], 16) for at in (1, 3, 5))
    mixed = (round(part + (goal - part) * abs(amount)) for part in parts)
    return "#" + "".join(f"{part:02X}" for part in mixed)


def _to_linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
