import type { Content } from '@/generated/content';
import { picture } from '@/lib/pictures';
import { type Choices, type Part, parts } from './code';
import { type Choice, type Kit, layersOf } from './kit';

/* Only for code that runs while the site is built: it knows every picture. */

type Find = (name: string | null) => string | null;

const largest: Find = (name) => (name ? picture(name).largest : null);
const nth = (name: string, place: number) => picture(name).srcSet.split(', ')[place]?.split(' ')[0];
const smallest: Find = (name) => (name ? (nth(name, 0) ?? null) : null);
/** The second size is as wide as the page ever shows a meeple; only backgrounds have a third. */
const shown: Find = (name) => (name ? (nth(name, 1) ?? largest(name)) : null);

/** The places of the ids that the content names; its check knows that they are there. */
const firstOf = (meeple: Content['meeple']) =>
	Object.fromEntries(
		parts.map((part) => [part, meeple[part].findIndex(({ id }) => id === meeple.first[part])]),
	) as unknown as Choices;

function kitOf({ meeple }: Pick<Content, 'meeple'>, find: Find): Kit {
	const choicesOf = (part: Part): Choice[] =>
		meeple[part].map(({ id, name, image, below_hat, covers }) => ({
			id,
			name,
			image: find(image),
			thumb: smallest(image),
			print: part === 'background' ? largest(image) : null,
			belowHat: find(below_hat),
			covers,
		}));
	const lists = Object.fromEntries(parts.map((part) => [part, choicesOf(part)]));
	return {
		...(lists as Record<Part, Choice[]>),
		shadow: find(meeple.shadow) ?? '',
		first: { choices: firstOf(meeple), image: find(meeple.first.image) ?? '' },
	};
}

/** The parts with the addresses of their pictures, as large as the page shows them. */
export const pageKit = (content: Pick<Content, 'meeple'>) => kitOf(content, shown);

/** The same with small pictures. */
export const thumbKit = (content: Pick<Content, 'meeple'>) => kitOf(content, smallest);

const walking: Choices[] = [
	{ body: 0, face: 1, hair: 4, hat: 1, glasses: 0, thing: 0, background: 0 },
	{ body: 4, face: 2, hair: 8, hat: 0, glasses: 0, thing: 0, background: 0 },
];

/** The layers of the two pieces on the board between two sections; their shadows go with them. */
export function walkers(content: Pick<Content, 'meeple'>): string[][] {
	const kit = thumbKit(content);
	return walking.map((choices) =>
		layersOf(kit, choices)
			.filter(({ part }) => part !== 'background')
			.map(({ image }) => image),
	);
}
