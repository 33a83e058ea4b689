"""One portrait a person. The functions are named by nickname; the looks come from the content."""

from __future__ import annotations

from art.scenes.registry import scene
from art.scenes.team.studio import portrait


@scene("team/01", size=(560, 630), samples=6)
def ton() -> None:
    portrait("01")


@scene("team/02", size=(560, 630), samples=6)
def fah() -> None:
    portrait("02")


@scene("team/03", size=(560, 630), samples=6)
def new() -> None:
    portrait("03")


@scene("team/04", size=(560, 630), samples=6)
def ploy() -> None:
    portrait("04")


@scene("team/05", size=(560, 630), samples=6)
def keng() -> None:
    portrait("05")


@scene("team/06", size=(560, 630), samples=6)
def oat() -> None:
    portrait("06")


@scene("team/07", size=(560, 630), samples=6)
def beam() -> None:
    portrait("07")


@scene("team/08", size=(560, 630), samples=6)
def praew() -> None:
    portrait("08")


@scene("team/09", size=(560, 630), samples=6)
def nat() -> None:
    portrait("09")


@scene("team/10", size=(560, 630), samples=6)
def kong() -> None:
    portrait("10")


@scene("team/11", size=(560, 630), samples=6)
def mint() -> None:
    portrait("11")


@scene("team/12", size=(560, 630), samples=6)
def jay() -> None:
    portrait("12")


@scene("team/13", size=(560, 630), samples=6)
def aom() -> None:
    portrait("13")


@scene("team/14", size=(560, 630), samples=6)
def phum() -> None:
    portrait("14")


@scene("team/15", size=(560, 630), samples=6)
def mew() -> None:
    portrait("15")


@scene("team/16", size=(560, 630), samples=6)
def tan() -> None:
    portrait("16")


@scene("team/17", size=(560, 630), samples=6)
def ice() -> None:
    portrait("17")


@scene("team/18", size=(560, 630), samples=6)
def khaopan() -> None:
    portrait("18")


@scene("team/19", size=(560, 630), samples=6)
def namwan() -> None:
    portrait("19")


@scene("team/20", size=(560, 630), samples=6)
def bas() -> None:
    portrait("20")


@scene("team/21", size=(560, 630), samples=6)
def pin() -> None:
    portrait("21")


@scene("team/22", size=(560, 630), samples=6)
def tawan() -> None:
    portrait("22")


@scene("team/23", size=(560, 630), samples=6)
def film() -> None:
    portrait("23")


@scene("team/24", size=(560, 630), samples=6)
def belle() -> None:
    portrait("24")


@scene("team/25", size=(560, 630), samples=6)
def focus() -> None:
    portrait("25")


@scene("team/26", size=(560, 630), samples=6)
def som_o() -> None:
    portrait("26")


@scene("team/27", size=(560, 630), samples=6)
def peach() -> None:
    portrait("27")


@scene("team/28", size=(560, 630), samples=6)
def din() -> None:
    portrait("28")


@scene("team/29", size=(560, 630), samples=6)
def mali() -> None:
    portrait("29")


@scene("team/30", size=(560, 630), samples=6)
def ryu() -> None:
    portrait("30")


@scene("team/31", size=(560, 630), samples=6)
def frame() -> None:
    portrait("31")


@scene("team/32", size=(560, 630), samples=6)
def captain() -> None:
    portrait("32")


@scene("team/33", size=(560, 630), samples=6)
def nuna() -> None:
    portrait("33")


@scene("team/34", size=(560, 630), samples=6)
def mochi() -> None:
    portrait("34")


@scene("team/35", size=(560, 630), samples=6)
def thee() -> None:
    portrait("35")
