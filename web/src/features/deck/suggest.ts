/* Which parts fit what is being typed, and what the field says after choosing one. */
import type { PartBody } from '@/lib/api/api-types';

export type Part = PartBody;
export type PartKind = Part['kind'];

export interface Suggestion {
	part: Part;
	/** The name that matches, so that each company's players read their own. */
	name: string;
	/** The whole field after choosing it. */
	text: string;
}

const most = 8;
const longestName = 4;
const ratchet = /(?:^|\s|[a-z])(?:[0-9]{1,2}|m)-[0-9]{2,3}/i;
/** These are written by their letters. */
const byCode: readonly PartKind[] = ['over_blade', 'assist_blade', 'bit'];
const starting: readonly PartKind[] = ['blade', 'lock_chip', 'main_blade'];
const following: readonly PartKind[] = [
	'main_blade',
	'lock_chip',
	'ratchet',
	'assist_blade',
	'over_blade',
	'bit',
];

/** Letters and digits alone, as the engine compares names. */
const nameKey = (text: string): string =>
	text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '');

/** What can stand next, the likeliest first. */
function expectedKinds(head: string): readonly PartKind[] {
	if (head === '') return starting;
	return ratchet.test(head) ? ['bit'] : following;
}

function matchingName(part: Part, typed: string): string | undefined {
	const code = part.code === null ? '' : nameKey(part.code);
	if (code !== '' && code.startsWith(typed)) return part.names[0];
	return part.names.find((name) => nameKey(name).startsWith(typed));
}

/** A part that is written out whole needs no offer, unless longer ones begin like it. */
function isWritten(found: readonly Suggestion[], typed: string): boolean {
	const [only] = found;
	if (!only || found.length > 1) return false;
	return [only.part.code ?? '', ...only.part.names].some((name) => nameKey(name) === typed);
}

function ranked(parts: readonly Part[], typed: string, head: string): Suggestion[] {
	const kinds = expectedKinds(head);
	const found = parts.flatMap((part) => {
		const name = kinds.includes(part.kind) ? matchingName(part, typed) : undefined;
		if (name === undefined) return [];
		const written = byCode.includes(part.kind) ? (part.code ?? name) : name;
		const exact = nameKey(part.code ?? '') === typed ? 0 : 1;
		return [
			{
				part,
				name,
				text: `${head} ${written} `.trimStart(),
				order: exact * 10 + kinds.indexOf(part.kind),
			},
		];
	});
	return found.toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name)).slice(0, most);
}

/** Parts whose name or letters start with the last words typed; longer runs of words first. */
export function suggestions(parts: readonly Part[], text: string): Suggestion[] {
	if (text.trim() === '' || /\s$/.test(text)) return [];
	const words = text.trim().split(/\s+/);
	for (let count = Math.min(longestName, words.length); count > 0; count -= 1) {
		const head = words.slice(0, -count).join(' ');
		const typed = nameKey(words.slice(-count).join(''));
		const found = typed === '' ? [] : ranked(parts, typed, head);
		if (found.length > 0) return isWritten(found, typed) ? [] : found;
	}
	return [];
}
