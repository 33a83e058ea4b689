"""Small cut-outs that stand beside words, in place of line icons: all in one view and light."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig
from art.props import symbols
from art.props.food.cafe import mug
from art.props.places.photobooth import gift
from art.props.play import puzzle as jigsaw
from art.props.play.dice import champions_cup, die
from art.props.play.tabletop import sand_timer
from art.scenes.registry import scene


def _view() -> None:
    cameras.product((0, 0, 0.8), 8.0, 0.3)
    light_rig("cutout", (0, 0, 0.8), 3.6)
    expose(-0.25)


def _done() -> None:
    cameras.fit(1.06)


@scene("icons/calendar", size=(240, 240), samples=8, transparent=True)
def calendar() -> None:
    _view()
    symbols.calendar()
    _done()


@scene("icons/price", size=(240, 240), samples=8, transparent=True)
def price() -> None:
    _view()
    symbols.price_tag()
    _done()


@scene("icons/book", size=(240, 240), samples=8, transparent=True)
def book() -> None:
    _view()
    symbols.closed_book()
    _done()


@scene("icons/cup", size=(240, 240), samples=8, transparent=True)
def cup() -> None:
    _view()
    mug((0, 0, 0), "tomato", "cocoa", 0.0, 3.6)
    _done()


@scene("icons/die", size=(240, 240), samples=8, transparent=True)
def one_die() -> None:
    _view()
    die((0, 0, 0), "cream", "ink", 0.5, 3.0)
    _done()


@scene("icons/trophy", size=(240, 240), samples=8, transparent=True)
def cup_won() -> None:
    _view()
    champions_cup((0, 0, 0), scale=1.1)
    _done()


@scene("icons/gift", size=(240, 240), samples=8, transparent=True)
def wrapped() -> None:
    _view()
    gift((0, 0, 0), "grape", "sun", 0.4, 1.8)
    _done()


@scene("icons/timer", size=(240, 240), samples=8, transparent=True)
def timer() -> None:
    _view()
    sand_timer((0, 0, 0), "tomato", 0.3, 1.8)
    _done()


@scene("icons/puzzle", size=(240, 240), samples=8, transparent=True)
def puzzle() -> None:
    _view()
    jigsaw.puzzle()
    _done()


@scene("icons/talk", size=(240, 240), samples=8, transparent=True)
def talk() -> None:
    _view()
    symbols.talk()
    _done()


@scene("icons/receipt", size=(240, 240), samples=8, transparent=True)
def receipt() -> None:
    _view()
    symbols.receipt()
    _done()


@scene("icons/parking", size=(240, 240), samples=8, transparent=True)
def parking() -> None:
    _view()
    symbols.parking()
    _done()
