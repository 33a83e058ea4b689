"""The dishes that are ordered most, each on its own."""

from __future__ import annotations

import math

from art.kit.materials import FOOD, GLOSS, LIQUID
from art.kit.shapes import ball, block, disc, tube
from art.kit.stage import Point, group
from art.props.food.cafe import cherry, citrus, plate, strawberry
from art.props.food.extras import chilli
from art.props.food.food import dip, fries, rice_bowl, spoon, toast
from art.props.food.refreshments import refreshment
from art.props.food.snacks import popcorn_chicken
from art.scenes.menu.table import crop, serve
from art.scenes.registry import scene


@scene("menu/french-fries", size=(640, 548), samples=8, transparent=True)
def french_fries() -> None:
    serve(0.42)
    fries((-0.12, 0.1, 0), "tomato", scale=1.5, seed=4)
    dip((0.66, -0.35, 0), "tomato", 1.5)
    dip((-0.85, -0.3, 0), "sun", 1.35)
    crop()


@scene("menu/milk-butter-toast", size=(640, 548), samples=8, transparent=True)
def milk_butter_toast() -> None:
    serve(0.55)
    plate((0, 0, 0), radius=1.0, rim="sky")
    toast((0.06, -0.16, 0.05), "none", 0.3, 1.15)
    with group((-0.02, 0.0, 0.52), (0.62, 0, -0.06)):
        toast((0, 0, 0), "milk", 0, 1.2)
    crop()


@scene("menu/nutella-toast", size=(640, 548), samples=8, transparent=True)
def nutella_toast() -> None:
    serve(0.55)
    plate((0, 0, 0), radius=1.0, rim="sun")
    toast((-0.04, 0.1, 0.05), "none", -0.35, 1.25)
    toast((0.0, -0.02, 0.37), "chocolate", -0.1, 1.25)
    strawberry((0.68, -0.5, 0.06), 1.2)
    crop()


@scene("menu/pink-milk", size=(640, 548), samples=8, transparent=True)
def pink_milk() -> None:
    serve(0.34)
    refreshment((0, 0, 0), "pink milk", -0.3, 1.5, "tomato")
    crop()


@scene("menu/red-soda", size=(480, 411), samples=8, transparent=True)
def red_soda() -> None:
    serve(0.34)
    refreshment((0, 0, 0), "red soda", -0.2, 1.5, "paper")
    cherry((0.6, -0.35, 0), 1.6)
    cherry((-0.62, -0.3, 0), 1.5)
    crop()


@scene("menu/red-soda-lime", size=(480, 411), samples=8, transparent=True)
def red_soda_lime() -> None:
    serve(0.34)
    refreshment((0, 0, 0), "red soda lime", 0.1, 1.5, "sun")
    citrus((0.62, -0.35, 0), "lime", 0.3, 1.5)
    citrus((0.5, -0.5, 0.09), "lime", (0.25, 0.2, 0.0), 1.4)
    crop()


@scene("menu/strawberry-smoothie", size=(480, 411), samples=8, transparent=True)
def strawberry_smoothie() -> None:
    serve(0.34)
    refreshment((0, 0, 0), "strawberry", 0, 1.5, "sea")
    for x, y, size in ((0.6, -0.3, 1.7), (-0.58, -0.35, 1.5), (-0.4, -0.65, 1.3)):
        strawberry((x, y, 0), size)
    crop()


def rice_dish(dish: str, color: str) -> None:
    """A bowl on a wooden board with spoon, lime and chillies, near enough to smell."""
    serve(0.62)
    disc((0, 0, 0), 0.98, 0.08, "wood", 0.03)
    rice_bowl((-0.06, 0.05, 0.08), dish, 0.15, 1.4, color)
    spoon((0.84, -0.05, 0.08), (0, 0, -0.2), 1.1)
    citrus((-0.72, -0.48, 0.08), "lime", 0.4, 1.1)
    for k in range(2):
        pod = [(0.34, -0.84, 0.13), (0.5, -0.78, 0.14), (0.62, -0.66, 0.13)]
        tube([(x - 0.12 * k, y + 0.09 * k, z) for x, y, z in pod], 0.045, "tomato", finish=GLOSS)
    crop()


def _rice(loc: Point, scale: float = 1.0) -> None:
    """A round heap of rice, as it is turned out of a cup."""
    with group(loc, 0, scale):
        ball((0, 0, 0.06), 0.46, "#FFFBF0", (1, 1, 0.78), finish=FOOD)


@scene("menu/basil-rice", size=(640, 548), samples=8, transparent=True)
def basil_rice() -> None:
    rice_dish("basil", "sea")


@scene("menu/salt-pepper-rice", size=(480, 411), samples=8, transparent=True)
def salt_pepper_rice() -> None:
    """On a square plate: rice, and the fried pieces with chilli and spring onion beside it."""
    serve(0.62)
    block((0, 0, 0), (2.15, 1.6, 0.1), "grape", 0, 0.05)
    block((0, 0, 0.08), (1.92, 1.38, 0.05), "paper", 0, 0.02)
    _rice((-0.48, 0.16, 0.12), 1.0)
    popcorn_chicken((0.36, 0.02, 0.12), 1.12)
    for x, y, turn in ((0.2, -0.2, 0.5), (0.5, -0.22, 2.0), (0.62, 0.08, 1.2), (0.3, 0.1, 2.8)):
        on_top = 0.64 - 0.8 * math.hypot(x - 0.36, y - 0.02)
        chilli((x, y, on_top), "tomato", turn, 0.42)
        leaf = (x + 0.06, y - 0.12, on_top + 0.02)
        ball(leaf, 0.07, "leaf", (1.5, 0.8, 0.5), turn, FOOD, 10)
    citrus((-0.55, -0.5, 0.13), "lime", 0.4, 0.9)
    crop()


@scene("menu/omelet-rice", size=(640, 548), samples=8, transparent=True)
def omelet_rice() -> None:
    """On a round plate: a whole omelette of two eggs leans on its rice."""
    serve(0.66)
    plate((0, 0, 0), radius=1.08, rim="tomato")
    _rice((-0.12, 0.36, 0.06), 1.25)
    with group((0.08, -0.28, 0.26), (0.42, 0.0, 0.12), 0.9):
        ball((0, 0, 0), 0.7, "#FFC02E", (1.1, 0.72, 0.22), finish=FOOD)
        ball((0.02, 0.02, 0.08), 0.6, "#FFD04F", (1.06, 0.66, 0.2), finish=FOOD)
        line = [
            (-0.45 + 0.15 * k, 0.14 * (-1) ** k, 0.215 - 0.012 * (k - 3) ** 2) for k in range(7)
        ]
        tube(line, 0.042, "tomato", finish=LIQUID)
    for x, y in ((-0.78, -0.24), (-0.66, -0.46), (-0.84, 0.02)):
        disc((x, y, 0.06), 0.16, 0.06, "lime", 0.02)
        disc((x, y, 0.1), 0.12, 0.03, "#E9F7C0", 0.01)
    crop()


@scene("menu/rich-egg-rice", size=(480, 411), samples=8, transparent=True)
def rich_egg_rice() -> None:
    rice_dish("egg", "tomato")
