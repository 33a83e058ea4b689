import type {
	LiveMatch,
	LivePlayer,
	LiveRound,
	LiveStage,
	LiveTournament,
} from '@/lib/api/api-types';

/* A tournament's snapshot with its players and matches ready to be looked up. */

export interface Live {
	snapshot: LiveTournament;
	players: ReadonlyMap<number, LivePlayer>;
	matches: ReadonlyMap<number, LiveMatch>;
	/** The round of each match. */
	rounds: ReadonlyMap<number, LiveRound>;
}

const lists = ['stages', 'players', 'rounds', 'stadiums', 'queue', 'standings', 'places'] as const;

function isSnapshot(value: unknown): value is LiveTournament {
	if (typeof value !== 'object' || value === null) return false;
	const raw = value as Partial<Record<keyof LiveTournament, unknown>>;
	return typeof raw.version === 'number' && lists.every((name) => Array.isArray(raw[name]));
}

/** The tournament in an answer, or nothing when what came is none. */
export function liveOf(value: unknown): Live | undefined {
	if (!isSnapshot(value)) return undefined;
	const inRounds = value.rounds.flatMap((round) =>
		round.matches.map((match) => [match, round] as const),
	);
	return {
		snapshot: value,
		players: new Map(value.players.map((player) => [player.number, player])),
		matches: new Map(inRounds.map(([match]) => [match.id, match])),
		rounds: new Map(inRounds.map(([match, round]) => [match.id, round])),
	};
}

export const isBracket = ({ kind }: LiveStage): boolean => kind === 'single' || kind === 'double';

export const stageOf = ({ snapshot }: Live, round: LiveRound): LiveStage | undefined =>
	snapshot.stages.find(({ number }) => number === round.stage);

/** The rounds of the stage that is played as a bracket. */
export function bracketRounds({ snapshot }: Live): readonly LiveRound[] {
	const bracket = snapshot.stages.find(isBracket);
	return bracket ? snapshot.rounds.filter(({ stage }) => stage === bracket.number) : [];
}

/** The round people speak of now: the first that is not over, else the last one. */
export function currentRound({ snapshot }: Live): LiveRound | undefined {
	return snapshot.rounds.find(({ state }) => state !== 'over') ?? snapshot.rounds.at(-1);
}

export interface ListedRound {
	round: LiveRound;
	/** People look at it now, so it is open. */
	current: boolean;
}

/** The rounds as they are listed, the newest on top. On an open day each pair is a round of its own,
    and all are called the same: there they are one list. */
export function listedRounds(live: Live): readonly ListedRound[] {
	const now = currentRound(live);
	const newest = live.snapshot.rounds.toReversed();
	const isOpen = (round: LiveRound) => stageOf(live, round)?.kind === 'open';
	const pairs = newest.filter(isOpen);
	const others = newest.filter((round) => !isOpen(round));
	const listed = others.map((round) => ({ round, current: round === now }));
	if (!pairs[0]) return listed;
	const matches = pairs.flatMap((round) => round.matches);
	return [...listed, { round: { ...pairs[0], number: 1, matches }, current: true }];
}

/** A match that somebody has to play, or played. */
export const isReal = ({ outcome }: LiveMatch): boolean => outcome !== 'void' && outcome !== 'bye';

export const hasPlayer = ({ a, b }: LiveMatch, player: number): boolean =>
	a === player || b === player;

export const otherThan = ({ a, b }: LiveMatch, player: number): number | null =>
	a === player ? b : a;

/** The points or, of several sets, the sets of both players; nothing where nobody wrote them down. */
export function scoreOf({ sets }: LiveMatch): readonly [number, number] | undefined {
	const [first] = sets;
	if (!first || sets.length === 1) return first;
	const won = sets.filter(([a, b]) => a > b).length;
	return [won, sets.length - won];
}

/** How a day went for a player: matches won and lost, byes among the won ones. */
export function recordOf({ snapshot }: Live, player: number): readonly [number, number] {
	const ended = snapshot.rounds
		.flatMap(({ matches }) => matches)
		.filter((m) => m.status === 'confirmed' && m.outcome !== 'void' && hasPlayer(m, player));
	const won = ended.filter(({ winner }) => winner === player).length;
	return [won, ended.length - won];
}

/** Whether the order says anything yet: before the first result it is the lots alone. */
export const hasResults = ({ snapshot, matches }: Live): boolean =>
	snapshot.state === 'finished' ||
	[...matches.values()].some((match) => match.status === 'confirmed' && isReal(match));

export const placeOf = ({ snapshot }: Live, player: number): number | undefined =>
	snapshot.places.find((line) => line.player === player)?.place;
