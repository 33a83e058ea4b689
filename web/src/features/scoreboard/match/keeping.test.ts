import { describe, expect, it } from 'vitest';
import { type Kept, keptFrom } from './keeping';
import { houseSettings } from './settings';

const kept: Kept = {
	settings: { ...houseSettings, target: 7 },
	names: ['Kaze', 'Mew'],
	log: [{ type: 'finish', side: 'one', finish: 'xtreme' }],
	flipped: true,
};
const changed = (part: object) => JSON.stringify({ ...kept, ...part });

describe('a match kept on the device', () => {
	it('comes back as it was', () => {
		expect(keptFrom(JSON.stringify(kept))).toEqual(kept);
	});

	it.each([
		['nothing', null],
		['no JSON', '{'],
		['a number', '7'],
		['null', 'null'],
		['no names', changed({ names: null })],
		['a name too many letters long', changed({ names: ['x'.repeat(25), 'y'] })],
		['a target that is none', changed({ settings: { ...houseSettings, target: 99 } })],
		['sets that are none', changed({ settings: { ...houseSettings, best_of: 2 } })],
		['a setting nobody knows', changed({ settings: { ...houseSettings, speed: 1 } })],
		['a log the rules refuse', changed({ log: [{ type: 'finish', side: 'one', finish: 'own' }] })],
		['a log that is none', changed({ log: [null] })],
	])('is nothing when it is %s', (_, text) => {
		expect(keptFrom(text)).toBeUndefined();
	});
});
