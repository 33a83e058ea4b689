/* The layers of the home hero as elements: each shows its part of the hour's sheet, in its place. */
import type facts from './layers.json';
import { people, snorers } from './things';

export type LayerFacts = typeof facts;
export type Part = keyof LayerFacts['parts'];
/** Left, top, width and height. */
export type Box = readonly [number, number, number, number];

export const boxOf = (numbers: readonly number[]) => numbers.slice(0, 4) as unknown as Box;

const percent = (length: number, of: number) => `${((100 * length) / of).toFixed(3)}%`;

export const wholeOf = ({ picture: [wide = 1, high = 1] }: LayerFacts): Box => [0, 0, wide, high];

/** Puts an element where a box lies inside another. */
export function place(element: HTMLElement, [x, y, w, h]: Box, inside: Box): void {
	const [left, top, wide, high] = inside;
	element.style.left = percent(x - left, wide);
	element.style.top = percent(y - top, high);
	element.style.width = percent(w, wide);
	element.style.height = percent(h, high);
}

/** Shows one part of a larger picture, which is so many pixels wide and high. */
export function showPart(element: HTMLElement, [x, y, w, h]: Box, size: readonly number[]): void {
	const [wide = 1, high = 1] = size;
	element.style.backgroundSize = `${percent(wide, w)} ${percent(high, h)}`;
	element.style.backgroundPosition = `${percent(x, wide - w)} ${percent(y, high - h)}`;
}

/** Lays out all the pieces, and returns them by name. */
export function layPieces(facts: LayerFacts, ground: HTMLElement): Map<string, HTMLElement> {
	const made = new Map<string, HTMLElement>();
	const whole = wholeOf(facts);
	const add = (tag: string, name: string, parent: HTMLElement) => {
		const element = document.createElement(tag);
		parent.append(element);
		made.set(name, element);
		return element;
	};
	const lay = (name: Part, parent = ground, inside = whole) => {
		const [x, y, w, h, u, v] = facts.parts[name] as [...Box, number, number];
		const piece = add('i', name, parent);
		const [thing = '', part = ''] = name.split('-');
		piece.dataset.thing = thing;
		piece.dataset.part = part;
		piece.style.setProperty('--step', part);
		place(piece, [x, y, w, h], inside);
		showPart(piece, [u, v, w, h], facts.sheet);
	};
	const named = (beginning: string) =>
		(Object.keys(facts.parts) as Part[]).filter((part) => part.startsWith(beginning));
	for (const who of people) {
		const box = boxOf(facts.parts[who]);
		const figure = add('span', `${who}-figure`, ground);
		place(figure, box, whole);
		if (snorers.includes(who)) {
			figure.className = 'shop-snores';
			figure.dataset.who = who;
		}
		for (const part of [who, ...named(`${who}-blink`)]) lay(part, figure, box);
		lay(`${who}-up`);
	}
	for (const part of [...named('tops-'), ...named('die-'), ...named('flash')]) lay(part);
	add('b', 'photo', ground);
	place(add('s', 'neon', ground), boxOf(facts.places.neon), whole);
	const steam = add('em', 'steam', ground);
	place(steam, boxOf(facts.places.cup), whole);
	steam.append(...Array.from({ length: 3 }, () => document.createElement('u')));
	return made;
}
