import type { NoticesBody } from '@/lib/api/api-types';

/** What a badge says; `{branches}` is still to be filled. The names stand by the branches' ids. */
export interface SoldOutWords {
	everywhere: string;
	at: string;
	only: string;
	branches: Readonly<Record<string, string>>;
}

export interface SoldOutBadge {
	text: string;
	everywhere: boolean;
}

/** Where a dish is missing or, when that is shorter, where it is left. */
function badge(missing: readonly string[], words: SoldOutWords): SoldOutBadge | undefined {
	const known = Object.keys(words.branches);
	const out = known.filter((id) => missing.includes(id));
	const left = known.filter((id) => !missing.includes(id));
	if (out.length === 0) return undefined;
	if (left.length === 0) return { text: words.everywhere, everywhere: true };
	const [sentence, named] = left.length < out.length ? [words.only, left] : [words.at, out];
	const names = named.map((id) => words.branches[id]).join(', ');
	return { text: sentence.replace('{branches}', names), everywhere: false };
}

/** The badges of the menu by the keys of their dishes. */
export function badges(
	soldOut: NoticesBody['sold_out'],
	words: SoldOutWords,
): Map<string, SoldOutBadge> {
	return new Map(
		soldOut.flatMap(({ dish, branches }) => {
			const made = badge(branches, words);
			return made ? [[dish, made] as const] : [];
		}),
	);
}
