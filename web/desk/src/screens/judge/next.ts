import type { Live } from '@/lib/live/live';
import type { LiveMatch } from '~/api/types';

/** The match a stadium plays now or could begin at once; nothing while nobody is free. */
export function nextMatch(
	live: Live,
	stadium: number,
	done: ReadonlySet<number>,
): LiveMatch | undefined {
	const { matches, snapshot } = live;
	const isOpen = (match: LiveMatch | undefined): match is LiveMatch =>
		match !== undefined && !done.has(match.id);
	const here = snapshot.stadiums.find(({ number }) => number === stadium)?.match;
	const mine = here == null ? undefined : matches.get(here);
	if (isOpen(mine)) return mine;
	// What this phone has entered but not sent yet no longer holds its players.
	const busy = snapshot.stadiums
		.flatMap(({ match }) => (match === null ? [] : [matches.get(match)]))
		.filter(isOpen)
		.flatMap(({ a, b }) => [a, b]);
	return snapshot.queue
		.map((id) => matches.get(id))
		.find(
			(match): match is LiveMatch =>
				isOpen(match) && !busy.includes(match.a) && !busy.includes(match.b),
		);
}
