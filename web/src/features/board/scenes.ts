import { bracketRounds, hasResults, type Live } from '@/lib/live/live';

/* Which views the shop's screen shows in turn. */

export type Scene =
	| { kind: 'queue' | 'bracket' | 'champion' | 'statistics'; key: string }
	| { kind: 'places'; key: string; page: number };

/** Lines of the standings on one screen. */
export const linesOnScreen = 12;

function placePages(live: Live): Scene[] {
	if (!hasResults(live)) return [];
	const pages = Math.ceil(live.snapshot.places.length / linesOnScreen);
	return Array.from({ length: pages }, (_, page) => ({
		kind: 'places',
		key: `places-${page}`,
		page,
	}));
}

/** The views in their order; the one that matters most comes first. */
export function scenesOf(live: Live): Scene[] {
	const { state, champion, statistics } = live.snapshot;
	const bracket: Scene[] =
		bracketRounds(live).length > 0 ? [{ kind: 'bracket', key: 'bracket' }] : [];
	const first: Scene =
		state === 'finished' && champion !== null
			? { kind: 'champion', key: 'champion' }
			: { kind: 'queue', key: 'queue' };
	const numbers: Scene[] = statistics ? [{ kind: 'statistics', key: 'statistics' }] : [];
	return [first, ...bracket, ...placePages(live), ...numbers];
}

/** The key after the given one; an unknown one counts as the first. */
export function nextScene(keys: readonly string[], known: string): string {
	const at = Math.max(0, keys.indexOf(known));
	return keys[(at + 1) % keys.length] ?? '';
}
