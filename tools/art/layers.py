"""What moves in the home hero: sheets of patches over the flat picture, one for each hour.

The flat picture is all that the first view needs. A patch is a part of the same picture in another
state (eyes closed, looking up, a top turned on), see-through wherever nothing changed, so that it
fits back to the pixel. All patches of an hour lie on one sheet, and all sheets are laid out alike:
`web/src/features/home/layers.json` says where each patch is on the sheet and on the picture.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

from nk.cli.places import ROOT
from tools.art.patches import (
    GRID,
    Box,
    Patch,
    brightened,
    changed,
    cut,
    near,
    on_grid,
    placed,
    recoloured,
    relit,
)
from tools.art.rendering import FRAMES, IMAGES, Outcome
from tools.art.retouch import letters_in
from tools.art.scenes import SceneEntry

PICTURE = "heroes/home"
FOLDER = FRAMES / PICTURE
PLACES = ROOT / "web" / "src" / "features" / "home" / "layers.json"
#: The sheets are this wide, whatever their height; content/images.yaml makes them smaller.
WIDTH = 1280
#: Who looks up in which turn, and in which turn each blinks without a neighbour who looks up; see
#: art/scenes/home/frames.py. The eyes of the others are closed as it is.
TURNS = {
    "a": ("cap", "glasses", "chef", "headphones"),
    "b": ("crown", "spiky", "pigtails"),
    "c": ("bun", "curls"),
}
BLINKS = {"a": ("spiky",), "b": ("curls", "headphones"), "c": ("crown", "glasses", "pigtails")}
#: The hours, and the flat picture that each is shown with.
HOURS = {
    "day": "heroes/home",
    "morning": "heroes/home-morning",
    "night": "heroes/home-night",
    "closed": "heroes/home-closed",
}
#: Coloured light turns skins into each other's: how far each goes back to its colour by day.
SKINS = {"night": 0.65, "closed": 0.72}
#: Written into a picture whose skins have gone back, so that they do not go twice.
SKINS_DONE = b" skins"
#: How many frames show the die and the tops a step further.
STEPS = 5
#: How far (pixels) someone who looks up may reach beyond where they were seen before.
REACH_OF_ARMS = 60
#: Things that are pressed without a patch of their own.
PLAIN = ("cup", "neon")


@dataclass(frozen=True)
class Frames:
    """What was rendered: the flat picture by day, and parts of it in other states."""

    base: Image.Image
    shown: Mapping[str, Image.Image]
    outlines: Mapping[str, Image.Image]
    places: Mapping[str, Box]

    def within(self, name: str, more: int) -> Box:
        """Return the box of a thing and a little around it."""
        left, top, right, bottom = self.places[name]
        return on_grid((left - more, top - more, right + more, bottom + more), self.base.size)


def note_places(outcome: Outcome) -> None:
    """Remember where things were seen in the resting shop, which is what the outlines show."""
    if Path(outcome.entry.name).name.startswith("figures"):
        text = json.dumps(outcome.places, indent=1)
        (FOLDER / "places.json").write_text(text, encoding="utf-8")


def read_frames_from(folder: Path, entries: Sequence[SceneEntry]) -> Frames:
    """Read what `nk art layers` rendered."""
    with Image.open(IMAGES / f"{PICTURE}.webp") as opened:
        base = opened.convert("RGBA")
    shown, outlines = {}, {}
    for entry in entries:
        name, box = Path(entry.name).name, entry.box or (0, 0, *entry.size)
        with Image.open(folder / f"{name}.png") as frame:
            if name.startswith("figures"):
                outline = Image.new("L", base.size)
                outline.paste(frame.getchannel("A"), box[:2])
                outlines[name[-1]] = outline
            else:
                shown[name] = placed(frame, box, base)
    seen = json.loads((folder / "places.json").read_text(encoding="utf-8"))
    return Frames(base, shown, outlines, {name: tuple(box) for name, box in seen.items()})


def masks(frames: Frames) -> dict[str, tuple[str, Image.Image]]:
    """Return, for each patch, the frame it is cut from and where; no frame is the flat picture."""
    found: dict[str, tuple[str, Image.Image]] = {}

    def note(name: str, frame: str, within: Box) -> None:
        found[name] = (frame, changed(frames.base, frames.shown[frame], within))

    for turn, people in BLINKS.items():
        for who in people:
            note(f"{who}-blink", f"people-{turn}", _face(frames.within(who, 0)))
    blinks = {name.removesuffix("-blink"): mask for name, (_, mask) in found.items()}
    for turn, people in TURNS.items():
        for who in people:
            found[who] = ("", _outline(frames, who, turn))
            others = [mask for name, mask in blinks.items() if name != who]
            found[f"{who}-up"] = (f"people-{turn}", _looking_up(frames, who, turn, others))
    for step in range(1, STEPS + 1):
        note(f"tops-{step}", f"play-{step}", frames.within("tops", 64))
        note(f"die-{step}", f"play-{step}", frames.within("die", 32))
    found["flash"] = ("flash", _glow(frames.within("booth", 40), frames.base.size))
    return found


def _looking_up(frames: Frames, who: str, turn: str, others: Sequence[Image.Image]) -> Image.Image:
    """Return where someone who looks up differs, without the neighbours who blink meanwhile."""
    all_changed = changed(frames.base, frames.shown[f"people-{turn}"], frames.within(who, 40))
    own = near(_outline(frames, who, turn), all_changed, REACH_OF_ARMS)
    for blink in others:
        own = ImageChops.subtract(own, blink)
    return beside_letters(own, frames.base)


def beside_letters(patch: Image.Image, day: Image.Image) -> Image.Image:
    """Leave the letters of the sign out of a patch: after dark only the flat picture has them."""
    wide = letters_in(day).filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.GaussianBlur(2))
    return ImageChops.subtract(patch, wide)


def _outline(frames: Frames, who: str, turn: str) -> Image.Image:
    """Return the outline of one figure, without the others of the same turn."""
    box = frames.within(who, 4)
    mask = Image.new("L", frames.base.size)
    mask.paste(frames.outlines[turn].crop(box), box[:2])
    return mask


def _face(box: Box) -> Box:
    """Return the part of a figure's box in which its eyes are."""
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    return (left + wide // 8, top + high // 8, right - wide // 8, top + high * 5 // 8)


def _glow(box: Box, size: tuple[int, int]) -> Image.Image:
    """Return a round mask that melts towards the border of the box."""
    left, top, right, bottom = box
    soft = (right - left) // 6
    mask = Image.new("L", size)
    mask.paste(255, (left + soft, top + soft, right - soft, bottom - soft))
    return mask.filter(ImageFilter.GaussianBlur(soft / 3))


def patches_of(
    hour: str, frames: Frames, light: Image.Image, wanted: Mapping[str, tuple[str, Image.Image]]
) -> dict[str, Patch]:
    """Cut every patch in the light of an hour."""
    in_light: dict[str, Image.Image] = {"": light.convert("RGB")}
    for name, frame in frames.shown.items():
        if hour in ("day", "morning"):
            in_light[name] = frame
        else:
            turn = brightened if name == "flash" else relit
            in_light[name] = turn(frame, frames.base, light)
    return {name: cut(in_light[frame], mask) for name, (frame, mask) in wanted.items()}


def morning(frames: Frames, wanted: Mapping[str, tuple[str, Image.Image]]) -> Image.Image:
    """Return the shop by day before it opens: everyone's eyes are closed."""
    picture = frames.base.copy()
    for name, (frame, mask) in wanted.items():
        if name.endswith("-blink"):
            alpha = ImageChops.multiply(mask, picture.getchannel("A"))
            picture.paste(frames.shown[frame], (0, 0), alpha)
    picture.putalpha(frames.base.getchannel("A"))
    return picture


def layout(patches: Mapping[str, Patch]) -> dict[str, tuple[int, int]]:
    """Give every patch a place on the sheet: rows of about the same height, the highest first."""
    spots: dict[str, tuple[int, int]] = {}
    across = down = row = 0
    for name in sorted(patches, key=lambda name: (-patches[name].picture.height, name)):
        wide, high = patches[name].picture.size
        if across + wide > WIDTH:
            across, down, row = 0, down + row + GRID, 0
        spots[name] = (across, down)
        across, row = across + wide + GRID, max(row, high)
    return spots


def sheet(patches: Mapping[str, Patch], spots: Mapping[str, tuple[int, int]]) -> Image.Image:
    """Lay every patch on its place."""
    high = max(spots[name][1] + patch.picture.height for name, patch in patches.items())
    paper = Image.new("RGBA", (WIDTH, -(-high // GRID) * GRID))
    for name, patch in patches.items():
        paper.paste(patch.picture, spots[name])
    return paper


def write_layers(frames: Frames) -> dict[str, Path]:
    """Write the morning, the sheets of all hours and the list of places; return the sheets."""
    wanted = masks(frames)
    early = morning(frames, wanted)
    _save(early, f"{PICTURE}-morning")
    written: dict[str, Path] = {}
    for hour, name in HOURS.items():
        if hour in SKINS:
            _colour_skins(name, frames, early if hour == "closed" else frames.base, SKINS[hour])
        light = _with_outline(name, frames.base.getchannel("A"))
        patches = patches_of(hour, frames, light, wanted)
        spots = layout(patches)
        paper = sheet(patches, spots)
        written[hour] = _save(paper, f"layers/home-{hour}")
    # All hours are cut with the same masks, so the last sheet's layout is that of all.
    _write_places(frames, patches, spots, paper.size)
    return written


def _colour_skins(name: str, frames: Frames, day: Image.Image, share: float) -> None:
    """Take everyone in a picture nearer to their colours by day, once."""
    with Image.open(IMAGES / f"{name}.webp") as opened:
        picture, mark = opened.convert("RGBA"), opened.info.get("xmp", b"")
    if mark.endswith(SKINS_DONE):
        return
    for turn, people in TURNS.items():
        for who in people:
            picture = recoloured(picture, day, _outline(frames, who, turn), share)
    _save(picture, name, mark + SKINS_DONE)


def _with_outline(name: str, outline: Image.Image) -> Image.Image:
    """Give a picture the outline of the day: its own dark edges were taken for shadow."""
    with Image.open(IMAGES / f"{name}.webp") as opened:
        picture, mark = opened.convert("RGBA"), opened.info.get("xmp", b"")
    if ImageChops.difference(picture.getchannel("A"), outline).getbbox():
        picture.putalpha(outline)
        _save(picture, name, mark)
    return picture.convert("RGB")


def _save(picture: Image.Image, name: str, mark: bytes = b"") -> Path:
    path = IMAGES / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, "WEBP", quality=90, method=6, xmp=mark)
    return path


def _write_places(
    frames: Frames,
    patches: Mapping[str, Patch],
    spots: Mapping[str, tuple[int, int]],
    size: tuple[int, int],
) -> None:
    people = [who for turn in TURNS.values() for who in turn]
    things = [*people, "booth", "tops", "die", *PLAIN]
    facts = {
        "picture": frames.base.size,
        "sheet": size,
        # Everyone is seen smaller than the box around their body, which others hide in part.
        "places": {
            name: _measured(patches[name].box if name in patches else frames.places[name])
            for name in things
        },
        "parts": {
            name: [*_measured(patch.box), *spots[name]] for name, patch in sorted(patches.items())
        },
    }
    PLACES.write_text(_tidy(facts), encoding="utf-8")


def _measured(box: Box) -> list[int]:
    left, top, right, bottom = box
    return [left, top, right - left, bottom - top]


def _tidy(facts: Mapping[str, object]) -> str:
    """Write JSON with one thing a line, indented as the web code's formatter does."""
    lines = []
    for key, value in facts.items():
        if isinstance(value, dict):
            inner = ",\n".join(f'\t\t"{name}": {json.dumps(box)}' for name, box in value.items())
            lines.append(f'\t"{key}": {{\n{inner}\n\t}}')
        else:
            lines.append(f'\t"{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"
