import type { Layer } from './kit';

/* The picture to keep: drawn on a canvas of the device, and sent to nobody. */

export type Shape = 'square' | 'story';

export interface Caption {
	name: string;
	place: string;
	/** The faces the page sets its headings in. */
	font: string;
}

const wide = 1080;
const heights: Record<Shape, number> = { square: 1080, story: 1920 };
/** Where the figure's square lies: left, top and side. */
const figures: Record<Shape, readonly [number, number, number]> = {
	square: [130, -4, 820],
	story: [0, 330, 1080],
};
const plateTops: Record<Shape, number> = { square: 800, story: 1460 };
const nameSize = 84;
const placeSize = 44;

export async function loaded(address: string): Promise<HTMLImageElement> {
	const picture = new Image();
	picture.src = address;
	await picture.decode();
	return picture;
}

/**
 * Waits for the faces of exactly these letters: a canvas does not fetch them by itself. The first
 * family is the page's own; those behind it stand in for it, and a device need not have them.
 */
async function fontsFor({ name, place, font }: Caption): Promise<void> {
	const [own] = font.split(',');
	// A face that does not come is no reason to have no picture: the next family is drawn.
	await Promise.allSettled([document.fonts.load(`600 ${nameSize}px ${own}`, name + place)]);
}

/** The middle of a background that is as tall as a story. */
function drawBackground(pen: CanvasRenderingContext2D, picture: HTMLImageElement, shape: Shape) {
	const height = (wide * picture.height) / picture.width;
	pen.drawImage(picture, 0, (heights[shape] - height) / 2, wide, height);
}

function sizeThatFits(pen: CanvasRenderingContext2D, text: string, size: number, font: string) {
	pen.font = `600 ${size}px ${font}`;
	const width = pen.measureText(text).width;
	return width > 860 ? Math.floor((size * 860) / width) : size;
}

function drawPlate(pen: CanvasRenderingContext2D, shape: Shape, caption: Caption) {
	const lines = [
		{ text: caption.name, size: nameSize },
		{ text: caption.place, size: placeSize },
	].filter(({ text }) => text);
	// Thai marks reach far above and below the letters, so a line is twice as high as its size.
	const sizes = lines.map(({ text, size }) => sizeThatFits(pen, text, size, caption.font));
	const room = sizes.map((size) => size * 1.55);
	const high = room.reduce((sum, each) => sum + each, 0) + 36;
	const top = plateTops[shape] + (caption.name ? 0 : nameSize);
	const style = getComputedStyle(document.documentElement);
	const ink = style.getPropertyValue('--ink').trim();
	const paper = style.getPropertyValue('--paper').trim();
	pen.lineWidth = 6;
	pen.strokeStyle = ink;
	for (const [fill, down] of [
		[ink, 12],
		[paper, 0],
	] as const) {
		pen.fillStyle = fill;
		pen.beginPath();
		pen.roundRect(60, top + down, wide - 120, high, 56);
		pen.fill();
		pen.stroke();
	}
	pen.fillStyle = ink;
	pen.textAlign = 'center';
	pen.textBaseline = 'middle';
	let line = top + 18;
	for (const [index, { text }] of lines.entries()) {
		const tall = room[index] ?? 0;
		pen.font = `600 ${sizes[index]}px ${caption.font}`;
		pen.fillText(text, wide / 2, line + tall / 2);
		line += tall;
	}
}

/** The whole picture as a PNG. */
export async function drawMeeple(layers: Layer[], shape: Shape, caption: Caption): Promise<Blob> {
	const [pictures] = await Promise.all([
		Promise.all(layers.map(({ image }) => loaded(image))),
		fontsFor(caption),
	]);
	const canvas = document.createElement('canvas');
	canvas.width = wide;
	canvas.height = heights[shape];
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('no canvas');
	const [left, top, side] = figures[shape];
	for (const [index, picture] of pictures.entries()) {
		if (layers[index]?.part === 'background') drawBackground(pen, picture, shape);
		else pen.drawImage(picture, left, top, side, side);
	}
	drawPlate(pen, shape, caption);
	const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
	if (!blob) throw new Error('no picture');
	return blob;
}

/** Hands a picture to the browser's own way of keeping files. */
export function saveFile(blob: Blob, name: string) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(blob);
	link.download = name;
	link.click();
	// The browser has taken the address over by the next turn of its loop.
	setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
