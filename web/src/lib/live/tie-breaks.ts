import type { LiveEntry, LiveLine, LiveTournament } from '@/lib/api/api-types';

/* Why a line of the table stands where it does: each tie-break with the numbers it is made of. */

export type TieBreak = LiveTournament['tie_breaks'][number];

export interface Part {
	round: number;
	/** Nobody: the round was not played, and the player's own points count. */
	opponent: number | null;
	value: number;
	/** Left out of the sum. */
	cut: boolean;
}

export interface Reason {
	tieBreak: TieBreak;
	value: number;
	parts: readonly Part[];
	/** Head-to-head says nothing while not all of them have met. */
	applies: boolean;
	/** This is what parts the line from the one above. */
	decides: boolean;
}

const opponentsPoints = (entry: LiveEntry): Part => ({
	round: entry.round,
	opponent: entry.kind === 'played' ? entry.opponent : null,
	value: entry.opponent_points,
	cut: false,
});

function partsOf(tieBreak: TieBreak, line: LiveLine): readonly Part[] {
	const { entries, head_to_head } = line;
	switch (tieBreak) {
		case 'buchholz':
			return entries.map(opponentsPoints);
		case 'buchholz_cut_1':
			return entries.map((entry) => ({ ...opponentsPoints(entry), cut: entry.cut }));
		case 'sonneborn_berger':
			return entries.filter(({ won }) => won).map(opponentsPoints);
		case 'point_difference':
			return entries
				.filter(({ kind }) => kind === 'played')
				.map((entry) => ({ ...opponentsPoints(entry), value: entry.difference }));
		case 'head_to_head': {
			const among = new Set(head_to_head?.opponents);
			return entries
				.filter(({ opponent, kind }) => kind === 'played' && opponent && among.has(opponent))
				.map((entry) => ({ ...opponentsPoints(entry), value: Number(entry.won) }));
		}
		default:
			return [];
	}
}

/** The tie-breaks of a line in their order, up to and with the one that decided. */
export function reasonsOf(line: LiveLine, order: readonly TieBreak[]): Reason[] {
	const last = line.decided_by === null ? order.length : order.indexOf(line.decided_by) + 1;
	return order.slice(0, last).map((tieBreak, index) => ({
		tieBreak,
		value: line.values[index] ?? 0,
		parts: partsOf(tieBreak, line),
		applies: tieBreak !== 'head_to_head' || line.head_to_head?.applies !== false,
		decides: tieBreak === line.decided_by,
	}));
}
