import type { LiveStage, TieBreak } from '~/api/types';

/* The format as the form shows it: one first stage, perhaps a cut. The server's settings hold more
   (the seed of the lots), which is kept as it came. */

export type Kind = LiveStage['kind'];

export interface Stage {
	kind: Kind;
	match: { target: number; best_of: number };
	takes: number;
	rounds: number;
	groups: number;
	third_place: boolean;
	reset: boolean;
}

export interface Settings {
	stages: Stage[];
	tie_breaks: TieBreak[];
	late: 'loss' | 'bye';
	seeding: 'rating' | 'lots';
	stadiums: number;
	slow_after_seconds: number;
	seed: number;
	/** Decks are looked at before somebody is checked in. */
	deck_check: boolean;
}

export const kinds: readonly Kind[] = ['swiss', 'single', 'double', 'groups', 'open'];
export const cuts = [0, 2, 4, 8, 16] as const;
export const matchTypes = [4, 5, 7].flatMap((target) =>
	[1, 3].map((best_of) => ({ target, best_of })),
);

export const hasCut = (kind: Kind) => kind === 'swiss' || kind === 'groups';

const plainStage: Stage = {
	kind: 'single',
	match: { target: 4, best_of: 1 },
	takes: 0,
	rounds: 0,
	groups: 0,
	third_place: true,
	reset: true,
};

export const firstOf = ({ stages }: Settings): Stage => stages[0] ?? plainStage;
export const cutOf = ({ stages }: Settings): Stage | undefined => stages[1];

/** The settings with some of the first stage changed; a format without a cut loses it. */
export function withFirst(settings: Settings, part: Partial<Stage>): Settings {
	const first = { ...firstOf(settings), ...part };
	const usual = {
		...first,
		rounds: first.kind === 'swiss' ? first.rounds || 5 : 0,
		groups: first.kind === 'groups' ? first.groups || 4 : 0,
	};
	const cut = cutOf(settings);
	return { ...settings, stages: cut && hasCut(usual.kind) ? [usual, cut] : [usual] };
}

/** The settings with another cut; 0 takes it away. */
export function withCut(settings: Settings, part: Partial<Stage>): Settings {
	const first = firstOf(settings);
	if (part.takes === 0) return { ...settings, stages: [first] };
	const cut = cutOf(settings) ?? { ...plainStage, match: { target: 7, best_of: 1 }, takes: 4 };
	return { ...settings, stages: [first, { ...cut, ...part }] };
}

/** The tie-breaks with one moved; match points stay first. */
export function withTieBreak(settings: Settings, at: number, by: -1 | 1): Settings {
	const to = at + by;
	const moved = [...settings.tie_breaks];
	const [one, other] = [moved[at], moved[to]];
	if (at < 1 || to < 1 || !one || !other) return settings;
	moved[at] = other;
	moved[to] = one;
	return { ...settings, tie_breaks: moved };
}

export const typeName = ({ target, best_of }: Stage['match']) => `${target}-${best_of}`;
export const typeOf = (name: string): Stage['match'] => {
	const [target = 4, best_of = 1] = name.split('-').map(Number);
	return { target, best_of };
};
