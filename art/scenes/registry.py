"""How a scene announces itself. Read by the renderer, and as plain source by `nk art list`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

Build = Callable[[], None]
BuildLayer = Callable[[str], None]


@dataclass(frozen=True)
class Scene:
    """One picture: its name under content/images, its size, quality and builder."""

    name: str
    size: tuple[int, int]
    samples: int
    transparent: bool
    build: Build


SCENES: dict[str, Scene] = {}


def scene(
    name: str,
    *,
    size: tuple[int, int] = (1200, 900),
    samples: int = 6,
    transparent: bool = False,
) -> Callable[[Build], Build]:
    """Register the decorated function as the picture `name`; all arguments must be literals."""

    def register(build: Build) -> Build:
        if name in SCENES:
            raise ValueError(f"two scenes are called {name!r}")
        SCENES[name] = Scene(name, size, samples, transparent, build)
        return build

    return register


def layers(
    prefix: str,
    *,
    names: str,
    size: tuple[int, int],
    samples: int = 6,
    on: str = "",
) -> Callable[[BuildLayer], BuildLayer]:
    """Register one cut-out a name, `prefix-name`, each built by the decorated function.

    A layer that lies `on` another picture gets the soft shadow that it throws there when it is
    published. The names are parted by spaces; all arguments must be literals.
    """

    def register(build: BuildLayer) -> BuildLayer:
        for name in names.split():
            scene(f"{prefix}-{name}", size=size, samples=samples, transparent=True)(
                partial(build, name)
            )
        return build

    return register


def frames(
    picture: str,
    *,
    names: str,
    size: tuple[int, int],
    samples: int = 6,
    box: tuple[int, int, int, int],
) -> Callable[[BuildLayer], BuildLayer]:
    """Register parts of `picture` in other states, `picture/name`, for `nk art layers`.

    They share its size and camera, and only what lies inside `box` (left, top, right, bottom) is
    rendered. The names are parted by spaces; all arguments must be literals.
    """
    del box

    def register(build: BuildLayer) -> BuildLayer:
        for name in names.split():
            scene(f"{picture}/{name}", size=size, samples=samples, transparent=True)(
                partial(build, name)
            )
        return build

    return register
