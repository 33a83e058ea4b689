/* The running match in the browser's storage: one entry, written only after the judge starts. */
import { replay } from './match';
import { houseSettings, setsToWin, targets } from './settings';
import type { Action, MatchSettings } from './types';

export interface Kept {
	settings: MatchSettings;
	names: readonly [string, string];
	log: readonly Action[];
	/** The judge stands on the other side of the stadium, so left and right are swapped. */
	flipped: boolean;
}

export const storageKey = 'nk-match';
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
export function load(): Kept | undefined {
	try {
		return keptFrom(localStorage.getItem(storageKey));
	} catch {
		return undefined;
	}
}

export function save(kept: Kept | undefined): void {
	try {
		if (kept) localStorage.setItem(storageKey, JSON.stringify(kept));
		else localStorage.removeItem(storageKey);
	} catch (problem) {
		console.info('The match is not kept on this device.', problem);
	}
}
