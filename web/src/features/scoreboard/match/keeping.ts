import { useCallback, useEffect, useMemo, useState } from 'react';
import { apply, replay } from './match';
import {
	type Action,
	houseSettings,
	type MatchSettings,
	opening,
	setsToWin,
	targets,
} from './settings';

/* The running match in the browser's storage: one entry, written only after the judge starts. */

export interface Kept {
	settings: MatchSettings;
	names: readonly [string, string];
	log: readonly Action[];
	/** The judge stands on the other side of the stadium, so left and right are swapped. */
	flipped: boolean;
}

const storageKey = 'nk-match';
export const longestName = 24;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isName(value: unknown): value is string {
	return typeof value === 'string' && value.length <= longestName;
}

function settingsFrom(value: unknown): MatchSettings | undefined {
	if (!isObject(value)) return undefined;
	const settings = { ...houseSettings, ...value } as MatchSettings;
	const known = Object.keys(settings).every((name) => name in houseSettings);
	const playable =
		(targets as readonly number[]).includes(settings.target) && settings.best_of in setsToWin;
	return known && playable ? settings : undefined;
}

/** Reads what an earlier visit kept; anything damaged is as good as nothing. */
export function keptFrom(text: string | null): Kept | undefined {
	try {
		const value: Partial<Record<keyof Kept, unknown>> | null = JSON.parse(text ?? 'null');
		if (!isObject(value) || !Array.isArray(value.names) || !Array.isArray(value.log))
			return undefined;
		const settings = settingsFrom(value.settings);
		const [one, two] = value.names;
		const log = value.log as Action[];
		if (!settings || !isName(one) || !isName(two) || !replay(settings, log)) return undefined;
		return { settings, names: [one, two], log, flipped: value.flipped === true };
	} catch {
		return undefined;
	}
}

/** Storage may be switched off; the match then lives as long as the page. */
function load(known?: Kept): Kept | undefined {
	try {
		return keptFrom(localStorage.getItem(storageKey));
	} catch {
		return known;
	}
}

function save(kept: Kept | undefined): void {
	try {
		if (kept) localStorage.setItem(storageKey, JSON.stringify(kept));
		else localStorage.removeItem(storageKey);
	} catch (problem) {
		console.info('The match is not kept on this device.', problem);
	}
}

/** The running match: the log is the only truth, the state is what replaying it gives. */
export function useMatch() {
	const [kept, setKept] = useState<Kept>();
	useEffect(() => {
		const read = () => setKept(load);
		// A page from the back/forward cache, or a second window, knows nothing of the latest battle.
		const elsewhere = ({ key }: StorageEvent) => key === storageKey && read();
		const back = ({ persisted }: PageTransitionEvent) => persisted && read();
		read();
		addEventListener('storage', elsewhere);
		addEventListener('pageshow', back);
		return () => {
			removeEventListener('storage', elsewhere);
			removeEventListener('pageshow', back);
		};
	}, []);

	const change = useCallback((next: Kept | undefined) => {
		setKept(next);
		save(next);
	}, []);
	const state = useMemo(
		() => kept && (replay(kept.settings, kept.log) ?? opening(kept.settings)),
		[kept],
	);

	const act = (action: Action) => {
		if (!kept || !state || 'refused' in apply(kept.settings, state, action)) return;
		change({ ...kept, log: [...kept.log, action] });
	};
	return {
		kept,
		state,
		act,
		start: (settings: MatchSettings, names: readonly [string, string]) =>
			change({ settings, names, log: [], flipped: false }),
		undo: () => kept && change({ ...kept, log: kept.log.slice(0, -1) }),
		flip: () => kept && change({ ...kept, flipped: !kept.flipped }),
		again: () => kept && change({ ...kept, log: [] }),
		clear: () => change(undefined),
	};
}
