"""One picture for each group of the menu."""

from __future__ import annotations

from art.props.food.cafe import plate, strawberry
from art.props.food.food import dip, fries, rice_bowl, spoon, toast
from art.props.food.refreshments import refreshment
from art.props.food.snacks import basket, popcorn_chicken, sausages
from art.scenes.menu.table import crop, serve
from art.scenes.registry import scene


@scene("menu/snacks", size=(480, 411), samples=8, transparent=True)
def snacks() -> None:
    serve(0.5)
    fries((-0.62, 0.45, 0), "tomato", scale=1.25)
    basket((0.5, 0.1, 0), "sea")
    popcorn_chicken((0.5, 0.1, 0.2), 1.15)
    plate((-0.55, -0.75, 0), radius=0.62, rim="sun")
    sausages((-0.55, -0.75, 0.05), rot=0.25)
    dip((0.4, -0.85, 0), "tomato", 1.15)
    dip((0.92, -0.72, 0), "sun", 1.15)
    crop()


@scene("menu/toast", size=(480, 411), samples=8, transparent=True)
def toasts() -> None:
    serve(0.55)
    plate((0, 0, 0), radius=1.35, rim="tomato")
    toast((-0.62, 0.38, 0.05), "chocolate", 0.3, 1.05)
    toast((0.55, 0.42, 0.05), "none", -0.2, 1.05)
    toast((0.6, 0.36, 0.33), "strawberry", -0.3, 1.05)
    toast((0.0, -0.5, 0.05), "milk", 0.1, 1.1)
    strawberry((0.85, -0.5, 0.06), 1.2)
    strawberry((-0.9, -0.45, 0.06), 1.1)
    crop()


@scene("menu/rice", size=(480, 411), samples=8, transparent=True)
def rice() -> None:
    serve(0.6)
    rice_bowl((-0.65, 0.5, 0), "omelet", 0.2, 1.2, "teal")
    rice_bowl((0.68, 0.45, 0), "egg", 0, 1.2, "tomato")
    rice_bowl((0.0, -0.6, 0), "basil", 0, 1.25, "sea")
    spoon((0.95, -0.7, 0), (0, 0, -0.4), 1.1)
    crop()


@scene("menu/beverages", size=(640, 548), samples=8, transparent=True)
def beverages() -> None:
    serve(0.36)
    refreshment((-0.95, 0.25, 0), "caramel milk", 0.2, 1.0, "sun")
    refreshment((0.95, 0.3, 0), "ovaltine", -0.2, 1.0, "paper")
    refreshment((0.0, -0.35, 0), "pink milk", -0.2, 1.15, "tomato")
    crop()


@scene("menu/sodas", size=(480, 411), samples=8, transparent=True)
def sodas() -> None:
    serve(0.36)
    refreshment((-1.0, 0.1, 0), "blue hawaii", 0.2, 1.0, "sun")
    refreshment((-0.35, -0.4, 0), "red soda lime", 0.1, 1.08, "paper")
    refreshment((0.35, 0.15, 0), "passion fruit", 0, 1.0, "tomato")
    refreshment((1.0, -0.3, 0), "green apple", -0.2, 1.05, "sea")
    crop()


@scene("menu/smoothies", size=(480, 411), samples=8, transparent=True)
def smoothies() -> None:
    serve(0.36)
    refreshment((-0.85, 0.15, 0), "mango", 0.2, 1.0, "tomato")
    refreshment((0.85, 0.2, 0), "blueberry", -0.2, 1.0, "sun")
    refreshment((0.0, -0.4, 0), "strawberry", 0, 1.12, "paper")
    strawberry((-0.62, -0.65, 0), 1.4)
    strawberry((0.6, -0.7, 0), 1.2)
    crop()
