/* The picture to share, drawn on the device: nothing of a player leaves it unless they send it. */

export interface CardArt {
	podium: string;
	stadium: string;
	medals: readonly string[];
}

export type CardShape = 'square' | 'story';

export interface CardText {
	event: string;
	day: string;
	/** “Champion”, “Place 5”. */
	title: string;
	name: string;
	lines: readonly string[];
	shop: string;
}

export interface Card {
	text: CardText;
	place: number;
	shape: CardShape;
	art: CardArt;
}

export const cardSize: Record<CardShape, readonly [number, number]> = {
	square: [1080, 1080],
	story: [1080, 1920],
};

type Pen = CanvasRenderingContext2D;

/** The page's own colours and faces, so that a card looks like the page it comes from. */
function look() {
	const style = getComputedStyle(document.documentElement);
	const value = (name: string) => style.getPropertyValue(name).trim();
	return {
		heading: `${value('--weight-heading')} {size}px ${value('--font-heading')}`,
		body: `500 {size}px ${value('--font-body')}`,
		night: value('--night'),
		deep: value('--arena-indigo-37b'),
		electric: value('--electric'),
		sun: value('--sun'),
		bright: value('--arena-lilac-97'),
		haze: value('--arena-lilac-83b'),
		stripe: value('--arena-white-a05'),
	};
}

type Look = ReturnType<typeof look>;

const sized = (face: string, size: number) => face.replace('{size}', String(size));

async function loaded(source: string): Promise<HTMLImageElement> {
	const image = new Image();
	image.src = source;
	await image.decode();
	return image;
}

/**
 * Both faces in the letters of this card; a canvas does not wait for them by itself. Only the
 * first of each list is ours to fetch: the ones behind it may not be on this device. One that did
 * not come is not asked for again by the browser; the letters that stand in for it have to do.
 */
async function loadFaces({ text }: Card, { heading, body }: Look): Promise<void> {
	const letters = [text.name, text.event, text.title, text.day, text.shop, ...text.lines].join('');
	await Promise.allSettled(
		[heading, body].map((face) =>
			document.fonts.load(sized(face, 60).split(',', 1)[0] ?? '', letters),
		),
	);
}

function paintNight(pen: Pen, width: number, height: number, colours: Look): void {
	pen.fillStyle = colours.night;
	pen.fillRect(0, 0, width, height);
	const glow = pen.createRadialGradient(width / 2, height * 0.3, 0, width / 2, height * 0.3, width);
	glow.addColorStop(0, colours.deep);
	glow.addColorStop(1, colours.night);
	pen.fillStyle = glow;
	pen.fillRect(0, 0, width, height);
	pen.strokeStyle = colours.stripe;
	pen.lineWidth = 5;
	for (let x = -height; x < width; x += 84) {
		pen.beginPath();
		pen.moveTo(x, height);
		pen.lineTo(x + height * 0.47, 0);
		pen.stroke();
	}
}

/** The picture of the place in a slanted frame: the podium for the first three. */
async function paintScene(pen: Pen, card: Card, colours: Look): Promise<number> {
	const [width, height] = cardSize[card.shape];
	const depth = card.shape === 'story' ? 860 : 470;
	const champion = card.place <= 3;
	const image = await loaded(champion ? card.art.podium : card.art.stadium);
	const scale = champion
		? Math.max(width / image.width, depth / image.height)
		: (depth * 0.9) / image.height;
	const [w, h] = [image.width * scale, image.height * scale];
	pen.save();
	if (champion) {
		pen.beginPath();
		pen.moveTo(0, 0);
		pen.lineTo(width, 0);
		pen.lineTo(width, depth - 70);
		pen.lineTo(0, depth);
		pen.closePath();
		pen.clip();
	}
	pen.drawImage(image, (width - w) / 2, champion ? (depth - h) * 0.06 : depth * 0.08, w, h);
	pen.restore();
	if (champion) {
		pen.fillStyle = colours.electric;
		pen.beginPath();
		pen.moveTo(0, depth);
		pen.lineTo(width, depth - 70);
		pen.lineTo(width, depth - 58);
		pen.lineTo(0, depth + 12);
		pen.fill();
	}
	return Math.min(depth, height);
}

async function paintMedal(pen: Pen, card: Card, bottom: number): Promise<void> {
	const medal = card.art.medals[card.place - 1];
	if (!medal) return;
	const image = await loaded(medal);
	const side = card.shape === 'story' ? 340 : 250;
	pen.drawImage(image, 1080 - side - 40, bottom - side * 0.62, side, side);
}

/** The largest size at which a text fits; Thai marks need room above, so lines are tall. */
function fitted(pen: Pen, text: string, face: string, largest: number, width: number): number {
	let size = largest;
	pen.font = sized(face, size);
	while (size > 30 && pen.measureText(text).width > width) {
		size -= 4;
		pen.font = sized(face, size);
	}
	return size;
}

interface LineOfText {
	text: string;
	face: string;
	size: number;
	colour: string;
	/** How far below the line before. */
	gap: number;
}

function write(pen: Pen, lines: readonly LineOfText[], left: number, start: number): void {
	let y = start;
	for (const { text, face, size, colour, gap } of lines) {
		const fits = fitted(pen, text, face, size, 1080 - 2 * left);
		y += gap;
		pen.fillStyle = colour;
		pen.fillText(text, left, y, 1080 - 2 * left);
		y += fits * 0.2;
	}
}

/** Draws a card; it resolves when the last picture and letter is there. */
export async function drawCard(canvas: HTMLCanvasElement, card: Card): Promise<void> {
	const colours = look();
	const [width, height] = cardSize[card.shape];
	canvas.width = width;
	canvas.height = height;
	const pen = canvas.getContext('2d');
	if (!pen) throw new Error('This device cannot draw.');
	await loadFaces(card, colours);
	paintNight(pen, width, height, colours);
	const bottom = await paintScene(pen, card, colours);
	await paintMedal(pen, card, bottom);
	pen.textBaseline = 'alphabetic';
	const { text } = card;
	const { heading, body, electric, sun, bright, haze } = colours;
	const tall = card.shape === 'story' ? 1.3 : 1;
	write(
		pen,
		[
			{ text: text.title, face: heading, size: 70 * tall, colour: sun, gap: 100 * tall },
			{ text: text.name, face: heading, size: 124 * tall, colour: bright, gap: 136 * tall },
			...text.lines.map((line, index) => ({
				text: line,
				face: body,
				size: 46 * tall,
				colour: electric,
				gap: (index === 0 ? 70 : 62) * tall,
			})),
		],
		70,
		bottom,
	);
	write(
		pen,
		[
			{ text: text.event, face: heading, size: 42 * tall, colour: bright, gap: 0 },
			{
				text: `${text.day} · ${text.shop}`,
				face: body,
				size: 34 * tall,
				colour: haze,
				gap: 46 * tall,
			},
		],
		70,
		height - 112 * tall,
	);
}

/** The finished picture as a file to hand on. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
	return new Promise((resolve, reject) => {
		canvas.toBlob((blob) => {
			if (blob) resolve(new File([blob], name, { type: 'image/png' }));
			else reject(new Error('The picture could not be made.'));
		}, 'image/png');
	});
}
