import type { Content } from '@/generated/content';
import { picture } from '@/lib/pictures';
import { type Part, parts } from './code';
import type { Choice, Kit } from './kit';

/* Only for code that runs while the site is built: it knows every picture. */

type Find = (name: string | null) => string | null;

const largest: Find = (name) => (name ? picture(name).largest : null);
const smallest: Find = (name) => (name ? (picture(name).srcSet.split(' ')[0] ?? null) : null);

function kitOf({ meeple }: Pick<Content, 'meeple'>, find: Find): Kit {
	const choicesOf = (part: Part): Choice[] =>
		meeple[part].map(({ id, name, image, below_hat, covers }) => ({
			id,
			name,
			image: find(image),
			thumb: smallest(image),
			belowHat: find(below_hat),
			covers,
		}));
	const lists = Object.fromEntries(parts.map((part) => [part, choicesOf(part)]));
	return { ...(lists as Record<Part, Choice[]>), shadow: find(meeple.shadow) ?? '' };
}

/** The parts with the addresses of their pictures, as large as there are. */
export const pageKit = (content: Pick<Content, 'meeple'>) => kitOf(content, largest);

/** The same with small pictures. */
export const thumbKit = (content: Pick<Content, 'meeple'>) => kitOf(content, smallest);
