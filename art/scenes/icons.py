"""Small cut-outs that stand beside words, in place of line icons: all in one view and light."""

from __future__ import annotations

from art.kit import cameras
from art.kit.exposure import expose
from art.kit.lights import light_rig
from art.props import symbols
from art.props.cafe import mug
from art.props.dice import coins, die, trophy
from art.props.meeple import Look, meeple
from art.props.occasions import map_pin
from art.props.photobooth import camera, gift
from art.props.tabletop import sand_timer
from art.scenes.registry import scene


def _view() -> None:
    cameras.product((0, 0, 0.8), 8.0, 0.3)
    light_rig("cutout", (0, 0, 0.8), 3.6)
    expose(-0.25)


def _done() -> None:
    cameras.fit(1.06)


@scene("icons/clock", size=(240, 240), samples=8, transparent=True)
def clock() -> None:
    _view()
    symbols.clock()
    _done()


@scene("icons/phone", size=(240, 240), samples=8, transparent=True)
def phone() -> None:
    _view()
    symbols.phone()
    _done()


@scene("icons/chat", size=(240, 240), samples=8, transparent=True)
def chat() -> None:
    _view()
    symbols.chat()
    _done()


@scene("icons/pin", size=(240, 240), samples=8, transparent=True)
def pin() -> None:
    _view()
    map_pin((0, 0, 0), "tomato", 1.0)
    _done()


@scene("icons/calendar", size=(240, 240), samples=8, transparent=True)
def calendar() -> None:
    _view()
    symbols.calendar()
    _done()


@scene("icons/ticket", size=(240, 240), samples=8, transparent=True)
def ticket() -> None:
    _view()
    symbols.event_ticket()
    _done()


@scene("icons/price", size=(240, 240), samples=8, transparent=True)
def price() -> None:
    _view()
    symbols.price_tag()
    _done()


@scene("icons/people", size=(240, 240), samples=8, transparent=True)
def people() -> None:
    _view()
    meeple((-0.62, 0.4, 0), Look("sky", "happy", hair=("bob", "cocoa")), pose="down", scale=0.85)
    meeple((0.62, 0.4, 0), Look("sun", "grin", hair=("swoop", "ink")), pose="down", scale=0.85)
    meeple((0, -0.3, 0), Look("tomato", "smile"), pose="wave", scale=0.9)
    _done()


@scene("icons/parking", size=(240, 240), samples=8, transparent=True)
def parking() -> None:
    _view()
    symbols.parking()
    _done()


@scene("icons/book", size=(240, 240), samples=8, transparent=True)
def book() -> None:
    _view()
    symbols.closed_book()
    _done()


@scene("icons/camera", size=(240, 240), samples=8, transparent=True)
def toy_camera() -> None:
    _view()
    camera((0, 0, 0), "candy", -0.12)
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
    trophy((0, 0, 0), "gold", scale=1.6)
    _done()


@scene("icons/shield", size=(240, 240), samples=8, transparent=True)
def shield() -> None:
    _view()
    symbols.shield()
    _done()


@scene("icons/scroll", size=(240, 240), samples=8, transparent=True)
def scroll() -> None:
    _view()
    symbols.scroll()
    _done()


@scene("icons/gift", size=(240, 240), samples=8, transparent=True)
def wrapped() -> None:
    _view()
    gift((0, 0, 0), "grape", "sun", 0.4, 1.8)
    _done()


@scene("icons/star", size=(240, 240), samples=8, transparent=True)
def star() -> None:
    _view()
    symbols.big_star()
    _done()


@scene("icons/idea", size=(240, 240), samples=8, transparent=True)
def idea() -> None:
    _view()
    symbols.light_bulb()
    _done()


@scene("icons/handshake", size=(240, 240), samples=8, transparent=True)
def handshake() -> None:
    _view()
    symbols.handshake()
    _done()


@scene("icons/timer", size=(240, 240), samples=8, transparent=True)
def timer() -> None:
    _view()
    sand_timer((0, 0, 0), "tomato", 0.3, 1.8)
    _done()


@scene("icons/puzzle", size=(240, 240), samples=8, transparent=True)
def puzzle() -> None:
    _view()
    symbols.puzzle()
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


@scene("icons/coins", size=(240, 240), samples=8, transparent=True)
def stack_of_coins() -> None:
    _view()
    coins((0, 0, 0), 7, "gold", 2.6)
    _done()
