"""Render settings: Cycles on the CPU, denoised, seeded, colours kept vivid."""

from __future__ import annotations

import bpy


def prepare(size: tuple[int, int], samples: int, transparent: bool) -> None:
    """Set the picture's size and quality before the scene is built, so cameras can fit."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.film_transparent = transparent
    scene.render.use_persistent_data = False
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA" if transparent else "RGB"
    scene.render.image_settings.compression = 15
    # Khronos PBR Neutral keeps the palette; the default transform greys it.
    scene.view_settings.view_transform = "Khronos PBR Neutral"
    _cycles(scene.cycles, samples)


def _cycles(cycles: bpy.types.PropertyGroup, samples: int) -> None:
    cycles.device = "CPU"
    cycles.seed = 7
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.06
    cycles.adaptive_min_samples = 8
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_quality = "BALANCED"
    cycles.denoising_prefilter = "FAST"
    # A few soft boxes need no light tree, and short paths halve the time without a visible loss.
    cycles.use_light_tree = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # Fireflies are clipped rather than sampled away.
    cycles.sample_clamp_indirect = 4.0


def crop(box: tuple[int, int, int, int]) -> None:
    """Render only the part between left, top, right and bottom (pixels), by the same camera."""
    left, top, right, bottom = box
    render = bpy.context.scene.render
    wide, high = render.resolution_x, render.resolution_y
    render.use_border = render.use_crop_to_border = True
    # Blender cuts the fraction of a pixel off, so half a pixel more names the whole one.
    render.border_min_x, render.border_max_x = (left + 0.5) / wide, (right + 0.5) / wide
    render.border_min_y = (high - bottom + 0.5) / high
    render.border_max_y = (high - top + 0.5) / high


def save(path: str) -> None:
    """Render the scene that was built to a PNG file."""
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
