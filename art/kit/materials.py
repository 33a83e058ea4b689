"""Surfaces: what a thing is made of, apart from its colour."""

from __future__ import annotations

from dataclasses import dataclass, replace

import bpy

from art.kit.palette import linear


@dataclass(frozen=True)
class Finish:
    """How a surface answers to light."""

    roughness: float = 0.4
    coat: float = 0.35
    metal: float = 0.0
    glow: float = 0.0
    glass: float = 0.0


CLAY = Finish()
GLOSS = Finish(roughness=0.18, coat=0.9)
MATTE = Finish(roughness=0.85, coat=0.0)
FABRIC = Finish(roughness=0.95, coat=0.0)
METAL = Finish(roughness=0.22, coat=0.2, metal=0.9)
GLASS = Finish(roughness=0.04, coat=1.0, glass=1.0)
LIQUID = Finish(roughness=0.12, coat=1.0)
FOOD = Finish(roughness=0.55, coat=0.15)


def glowing(strength: float = 1.5) -> Finish:
    """A lamp-like surface; above 3 a colour starts to burn out to white."""
    return replace(CLAY, glow=strength)


def material(color: str, finish: Finish = CLAY) -> bpy.types.Material:
    """Return the shared material for this colour and finish, made on first use."""
    name = f"{color} {finish}"
    found = bpy.data.materials.get(name)
    return found if found is not None else _make(name, color, finish)


def _make(name: str, color: str, finish: Finish) -> bpy.types.Material:
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    inputs = made.node_tree.nodes["Principled BSDF"].inputs
    tint = (*linear(color), 1.0)
    inputs["Base Color"].default_value = tint
    inputs["Roughness"].default_value = finish.roughness
    inputs["Metallic"].default_value = finish.metal
    inputs["Coat Weight"].default_value = finish.coat
    inputs["Coat Roughness"].default_value = 0.12
    # Clear things are thin and shiny rather than refracting: cheap, bright and free of noise.
    inputs["Alpha"].default_value = 1.0 - 0.8 * finish.glass
    inputs["Emission Color"].default_value = tint
    inputs["Emission Strength"].default_value = finish.glow
    return made
