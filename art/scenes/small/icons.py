"""Small cut-outs that stand beside words, in place of line icons: all in one view and light."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig
from art.props import symbols
from art.props.food.cafe import mug
from art.props.places.photobooth import camera as toy_camera
from art.props.places.photobooth import gift, polaroid, wig_stand
from art.props.play import puzzle as jigsaw
from art.props.play.dice import champions_cup, coins, die
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


@scene("icons/coins", size=(240, 240), samples=8, transparent=True)
def piles_of_coins() -> None:
    _view()
    coins((-0.55, 0.1, 0), 4, "gold", 3.2)
    coins((0.55, 0.2, 0), 7, "gold", 3.2)
    coins((0.1, -0.7, 0), 2, "gold", 3.2)
    _done()


@scene("icons/camera", size=(240, 240), samples=8, transparent=True)
def camera() -> None:
    _view()
    toy_camera((0, 0, 0), "tomato", -0.15)
    _done()


@scene("icons/prints", size=(240, 240), samples=8, transparent=True)
def prints() -> None:
    _view()
    polaroid((-0.42, 0.15, 0.58), "mint", (1.35, 0, 0.14), 1.35, "tomato")
    polaroid((0.42, -0.1, 0.52), "lemon", (1.3, 0, -0.18), 1.2, "sky")
    _done()


@scene("icons/wig", size=(240, 240), samples=8, transparent=True)
def wig() -> None:
    _view()
    wig_stand((0, 0, 0), "#FF6FA6")
    _done()
