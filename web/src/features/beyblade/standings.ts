/* Lines of the leaderboard as they come, from our own server or in the shape of an older one. */
import type { LeaderboardLine } from '@/lib/api/api-types';
import { decodeName } from '@/lib/text/given-text';

export interface Standing {
	rank: number;
	name: string;
	rating: number;
	avatar: string | null;
	/** Points since last week; null when nobody knows. */
	change: number | null;
	/** The rating week by week, the last one being now. */
	history: readonly number[];
}

const isNumber = (value: unknown): value is number =>
	typeof value === 'number' && Number.isFinite(value);
const firstNumber = (...values: unknown[]) => values.find(isNumber);
const firstText = (...values: unknown[]) =>
	values.find((value): value is string => typeof value === 'string' && value !== '');

/** Only pictures from an own path or over https are shown; anything else is as good as none. */
function pictureAddress(value: unknown): string | null {
	const address = firstText(value);
	return address !== undefined && /^(https:\/\/|\/(?!\/))/.test(address) ? address : null;
}

/* Our own server's fields, and those other shops' systems may send instead. */
type Field = keyof LeaderboardLine | 'player_name' | 'elo_rating' | 'elo';

function standing(line: unknown, index: number): Standing | undefined {
	if (typeof line !== 'object' || line === null) return undefined;
	const entry: Partial<Record<Field, unknown>> = line;
	const name = firstText(entry.name, entry.player_name);
	const rating = firstNumber(entry.rating, entry.elo_rating, entry.elo);
	if (name === undefined || rating === undefined) return undefined;
	const history = Array.isArray(entry.history) ? entry.history.filter(isNumber) : [];
	return {
		rank: firstNumber(entry.rank) ?? index + 1,
		name: decodeName(name),
		rating,
		avatar: pictureAddress(entry.avatar),
		change: firstNumber(entry.change_week) ?? null,
		history,
	};
}

/** The lines that can be shown; undefined when the answer is no list or has none. */
export function standingsFrom(answer: unknown): Standing[] | undefined {
	if (!Array.isArray(answer)) return undefined;
	const lines = answer.map(standing).filter((line) => line !== undefined);
	return lines.length > 0 ? lines : undefined;
}

const tenths = (length: number) => Math.round(length * 10) / 10;

/** The points of a small line, inside a box; a flat history runs through the middle. */
export function linePoints(history: readonly number[], width: number, height: number) {
	const least = Math.min(...history);
	const span = Math.max(...history) - least;
	const step = width / Math.max(history.length - 1, 1);
	return history.map((rating, index): [number, number] => {
		const share = span === 0 ? 0.5 : (rating - least) / span;
		return [tenths(index * step), tenths((1 - share) * height)];
	});
}
