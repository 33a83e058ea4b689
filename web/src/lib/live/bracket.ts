import type { LiveMatch, LiveRound } from '@/lib/api/api-types';

/* Where the matches of a bracket stand in its drawing. */

export interface BracketSize {
	/** Of one match. */
	width: number;
	height: number;
	/** Between columns, and between matches of a column. */
	across: number;
	down: number;
	/** Room for the names of the rounds, and for the name below the match for third place. */
	top: number;
	bottom: number;
}

export interface Box {
	match: LiveMatch;
	x: number;
	y: number;
}

export interface BracketPlan {
	width: number;
	height: number;
	boxes: readonly Box[];
	/** Lines from a match to the one its winner goes to. */
	paths: readonly string[];
	columns: readonly { round: number; x: number; y: number; branch: 'upper' | 'losers' }[];
}

export const isShown = ({ outcome }: LiveMatch) => outcome !== 'void';

/** A match stands in the middle of those it is filled from; the first column is spread evenly. */
export function heights(columns: readonly LiveMatch[][], step: number): Map<number, number> {
	const found = new Map<number, number>();
	for (const column of columns) {
		let free = 0;
		for (const match of column) {
			const from = [match.position?.a_from, match.position?.b_from]
				.flatMap((source) => (source && !source.loser ? [found.get(source.match)] : []))
				.filter((y) => y !== undefined);
			const wished = from.length > 0 ? from.reduce((sum, y) => sum + y, 0) / from.length : free;
			const y = Math.max(wished, free);
			found.set(match.id, y);
			free = y + step;
		}
	}
	return found;
}

function columnsOf(rounds: readonly LiveRound[], wanted: (match: LiveMatch) => boolean) {
	return rounds
		.map((round) => ({ round: round.number, matches: round.matches.filter(wanted) }))
		.filter(({ matches }) => matches.length > 0);
}

/** The match for third place stands below the final, whatever the order of play is. */
const thirdLast = (matches: readonly LiveMatch[]) =>
	[...matches].sort(
		(one, two) =>
			Number(one.position?.branch === 'third') - Number(two.position?.branch === 'third'),
	);

function link(from: Box, to: Box, size: BracketSize): string {
	const startX = from.x + size.width;
	const startY = from.y + size.height / 2;
	const endY = to.y + size.height / 2;
	const middle = to.x - size.across / 2;
	return `M${startX} ${startY}H${middle}V${endY}H${to.x}`;
}

/** The upper part, with the losers' part of a double elimination below it. */
export function planBracket(rounds: readonly LiveRound[], size: BracketSize): BracketPlan {
	const step = size.height + size.down;
	const isLosers = ({ position }: LiveMatch) => position?.branch === 'losers';
	const upper = columnsOf(rounds, (match) => isShown(match) && !isLosers(match));
	const lower = columnsOf(rounds, (match) => isShown(match) && isLosers(match));
	const boxes: Box[] = [];
	const columns: BracketPlan['columns'][number][] = [];
	let top = 0;
	for (const [branch, part] of [
		['upper', upper],
		['losers', lower],
	] as const) {
		if (part.length === 0) continue;
		const sorted = part.map(({ matches }) => thirdLast(matches));
		const found = heights(sorted, step);
		let deepest = 0;
		for (const [index, { round }] of part.entries()) {
			const x = index * (size.width + size.across);
			columns.push({ round, x, y: top, branch });
			for (const match of sorted[index] ?? []) {
				const y = top + size.top + (found.get(match.id) ?? 0);
				boxes.push({ match, x, y });
				deepest = Math.max(deepest, y + size.height);
			}
		}
		top = deepest + size.down * 2;
	}
	const at = new Map(boxes.map((box) => [box.match.id, box]));
	const paths = boxes.flatMap((to) =>
		[to.match.position?.a_from, to.match.position?.b_from].flatMap((source) => {
			const from = source && !source.loser ? at.get(source.match) : undefined;
			return from && from.x < to.x ? [link(from, to, size)] : [];
		}),
	);
	const most = Math.max(upper.length, lower.length, 1);
	return {
		width: most * (size.width + size.across) - size.across,
		height: Math.max(top - size.down * 2, size.height) + size.bottom,
		boxes,
		paths,
		columns,
	};
}
