import { type Choices, type Part, parts } from './code';

/** One choice of a part, with the addresses of its pictures; none for "nothing". */
export interface Choice {
	id: string;
	name: string;
	image: string | null;
	thumb: string | null;
	/** As large as there is, for a picture to keep. */
	print: string | null;
	/** What is left of big hair below a hat that covers the head. */
	belowHat: string | null;
	covers: boolean;
}

/** What is shown first; its image is all but the background as one picture. */
export interface First {
	choices: Choices;
	image: string;
}

export type Kit = Record<Part, readonly Choice[]> & { shadow: string; first: First };

export interface Layer {
	part: Part | 'shadow';
	image: string;
}

export const sizesOf = (kit: Kit) =>
	Object.fromEntries(parts.map((part) => [part, kit[part].length])) as unknown as Choices;

export const chosenIn = (kit: Kit, choices: Choices, part: Part): Choice =>
	kit[part][choices[part]] as Choice;

/** The order in which the pictures lie over each other, the lowest first. */
const order = ['background', 'shadow', 'body', 'face', 'hair', 'glasses', 'hat', 'thing'] as const;

/** The pictures of a meeple, as nk.content.meeple lays them for the server. */
export function layersOf(kit: Kit, choices: Choices): Layer[] {
	const covered = chosenIn(kit, choices, 'hat').covers;
	return order.flatMap((part): Layer[] => {
		if (part === 'shadow') return [{ part, image: kit.shadow }];
		const choice = chosenIn(kit, choices, part);
		const image = part === 'hair' && covered ? (choice.belowHat ?? choice.image) : choice.image;
		return image ? [{ part, image }] : [];
	});
}

/** The same for a picture to keep: only the background is wider than the screen shows it. */
export const printedLayersOf = (kit: Kit, choices: Choices): Layer[] =>
	layersOf(kit, choices).map(({ part, image }) =>
		part === 'background'
			? { part, image: chosenIn(kit, choices, part).print ?? image }
			: { part, image },
	);

/** Backgrounds that the page's style sheet draws as the pictures have them, by their ids. */
const drawnGrounds = ['rays'];

/** The background that is drawn and needs no picture. */
export function groundOf(kit: Kit, choices: Choices): string | undefined {
	const { id } = chosenIn(kit, choices, 'background');
	return drawnGrounds.includes(id) ? id : undefined;
}

/**
 * The same for a page: until something is chosen, one picture comes quicker than eight. The first
 * meeple's body is dressed already and stands in its shadow.
 */
export function shownLayersOf(kit: Kit, choices: Choices): Layer[] {
	const layers = layersOf(kit, choices);
	const background = groundOf(kit, choices)
		? []
		: layers.filter(({ part }) => part === 'background');
	if (choices === kit.first.choices)
		return [...background, { part: 'body', image: kit.first.image }];
	return [...background, ...layers.filter(({ part }) => part !== 'background')];
}

/** Any meeple but the one that is there. */
export function anyChoices(kit: Kit, before: Choices, chance: () => number): Choices {
	const drawn = Object.fromEntries(
		parts.map((part) => [part, Math.floor(chance() * kit[part].length)]),
	) as unknown as Choices;
	if (parts.some((part) => drawn[part] !== before[part])) return drawn;
	return { ...drawn, body: (drawn.body + 1) % kit.body.length };
}
