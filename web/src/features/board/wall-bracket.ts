import type { BracketShape } from '@/features/live/Bracket';
import type { LiveMatch, LiveRound } from '@/lib/api/api-types';
import {
	type Box,
	type BracketPlan,
	type BracketSize,
	heights,
	isShown,
	planBracket,
} from '@/lib/live/bracket';

/* The bracket on the shop's screen, which is wide and read from afar: the two halves play towards the
   middle, where semi-finals and final stand above each other. Half as many rows, and fewer columns
   than side by side, leave twice the size for each name. Up to eight players are drawn as on a page:
   their semi-finals and final would be higher than all the rest. */

type Side = 'left' | 'right';
type Column = BracketPlan['columns'][number];
type Part = Pick<BracketPlan, 'boxes' | 'columns'>;

const branchOf = ({ position }: LiveMatch) => position?.branch;

/** The matches whose winners come to this one, and itself. */
function leadingTo(match: LiveMatch, all: ReadonlyMap<number, LiveMatch>): LiveMatch[] {
	const from = [match.position?.a_from, match.position?.b_from];
	const before = from.flatMap((source) => (source && all.get(source.match)) ?? []);
	return [match, ...before.flatMap((each) => leadingTo(each, all))];
}

/** The rounds before the semi-finals of one half, from the edge inwards. */
function half(
	rounds: readonly LiveRound[],
	semi: LiveMatch,
	side: Side,
	size: BracketSize,
): Part & { deep: number } {
	const all = new Map(rounds.flatMap(({ matches }) => matches.map((one) => [one.id, one])));
	const mine = new Set(leadingTo(semi, all));
	const columns = rounds.map(({ matches }) =>
		matches.filter((one) => mine.has(one) && isShown(one)),
	);
	const found = heights(columns, size.height + size.down);
	const step = size.width + size.across;
	const xOf = (index: number) => step * (side === 'left' ? index : 2 * rounds.length - index);
	const boxes = columns.flatMap((matches, index) =>
		matches.map((match) => ({ match, x: xOf(index), y: size.top + (found.get(match.id) ?? 0) })),
	);
	return {
		boxes,
		columns: rounds.map(({ number }, at) => ({ round: number, x: xOf(at), y: 0, branch: 'upper' })),
		deep: Math.max(0, ...boxes.map(({ y }) => y + size.height)),
	};
}

/** A match of the middle with the name of its round. */
const slot = ({ top, height }: BracketSize) => top + height;

/** Semi-final, final, semi-final and the match for third place, spread over the whole height. */
function middle(
	{ semis, last }: Pick<End, 'semis' | 'last'>,
	lines: readonly LiveMatch[],
	x: number,
	height: number,
	size: BracketSize,
): Part {
	const room = height / lines.length;
	const boxes: Box[] = [];
	const columns: Column[] = [];
	for (const [index, match] of lines.entries()) {
		const y = index * room + (room - slot(size)) / 2;
		// The match for third place has its name below it.
		const isThird = branchOf(match) === 'third';
		boxes.push({ match, x, y: isThird ? y + size.down : y + size.top });
		const round = branchOf(match) === 'final' ? last.number : semis.number;
		if (!isThird) columns.push({ round, x, y, branch: 'upper' });
	}
	return { boxes, columns };
}

/** From a match to the one its winner goes to: inwards from both edges, or along the middle. */
function link(from: Box, to: Box, { width, height, across }: BracketSize): string {
	if (from.x === to.x) {
		const [upper, lower] = from.y < to.y ? [from, to] : [to, from];
		// Beside the name of the round, which stands on the left.
		return `M${from.x + width * 0.9} ${upper.y + height}V${lower.y}`;
	}
	const [startY, endY] = [from.y + height / 2, to.y + height / 2];
	const rightwards = from.x < to.x;
	const [start, end] = rightwards ? [from.x + width, to.x] : [from.x, to.x + width];
	return `M${start} ${startY}H${end + (rightwards ? -across : across) / 2}V${endY}H${end}`;
}

function linksOf(boxes: readonly Box[], size: BracketSize): string[] {
	const at = new Map(boxes.map((box) => [box.match.id, box]));
	return boxes.flatMap((to) =>
		[to.match.position?.a_from, to.match.position?.b_from].flatMap((source) => {
			const from = source && !source.loser ? at.get(source.match) : undefined;
			return from ? [link(from, to, size)] : [];
		}),
	);
}

interface End {
	semis: LiveRound;
	last: LiveRound;
	/** A semi-final, the final and the other semi-final. */
	three: readonly [LiveMatch, LiveMatch, LiveMatch];
}

/** How a bracket with two halves ends; nothing for a double elimination, which has none. */
function endOf(rounds: readonly LiveRound[]): End | undefined {
	const [semis, last] = rounds.slice(-2);
	const all = rounds.flatMap(({ matches }) => matches);
	const final = last?.matches.find((match) => branchOf(match) === 'final');
	const [one, two] = [final?.position?.a_from, final?.position?.b_from].map((source) =>
		semis?.matches.find(({ id }) => id === source?.match),
	);
	if (all.some((match) => branchOf(match) === 'losers')) return undefined;
	return semis && last && one && final && two && { semis, last, three: [one, final, two] };
}

const moved = <Place extends { y: number }>(places: readonly Place[], down: number): Place[] =>
	places.map((place) => ({ ...place, y: place.y + down }));

/** Both halves with the middle between them; what is small or has no halves is drawn as on a page. */
export function planWall(rounds: readonly LiveRound[], size: BracketSize): BracketPlan {
	const end = endOf(rounds);
	const outer = rounds.slice(0, -2);
	if (!end || outer.length < 2) return planBracket(rounds, size);
	const [one, , two] = end.three;
	const halves = [half(outer, one, 'left', size), half(outer, two, 'right', size)];
	const third = end.last.matches.filter((match) => branchOf(match) === 'third');
	const lines = [...end.three, ...third];
	const height = Math.max(...halves.map(({ deep }) => deep), lines.length * slot(size));
	const step = size.width + size.across;
	const centre = middle(end, lines, outer.length * step, height, size);
	const sides = halves.map(({ boxes, columns, deep }) => ({
		boxes: moved(boxes, (height - deep) / 2),
		columns: moved(columns, (height - deep) / 2),
	}));
	const parts = [...sides, centre];
	const boxes = parts.flatMap((part) => part.boxes);
	return {
		width: (2 * outer.length + 1) * step - size.across,
		height,
		boxes,
		paths: linksOf(boxes, size),
		columns: parts.flatMap((part) => part.columns),
	};
}

export const onWall: BracketShape = {
	size: { width: 172, height: 50, across: 18, down: 8, top: 26, bottom: 22 },
	plan: planWall,
};
