/* Types names into the finder's own search over 3,000 games, key by key, and weighs its data. Node
   runs the page's own code; the time of a key is given as this machine takes it. */

import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const source = new URL('../../../web/src/', import.meta.url);
const { search, searchIndex, warmUp } = await import(
	new URL('features/games/finder/search.ts', source)
);
const { packed } = await import(new URL('features/games/games.ts', source));

const content = (language) =>
	JSON.parse(readFileSync(new URL(`generated/content.${language}.json`, source), 'utf8')).games;

/** Numbers that look random and are the same in every run. */
let state = 1;
const any = (most) => {
	state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
	return Math.floor((state / 2 ** 32) * most);
};

/** As many games as asked for: the words of real names and sentences, thrown together. */
function games(count, language) {
	const real = content(language);
	const from = (list) => list[any(list.length)];
	const words = real.flatMap(({ name }) => name.split(' '));
	const said = real.flatMap(({ hook }) => hook.split(' '));
	const some = (list, length) => Array.from({ length }, () => from(list)).join(' ');
	return Array.from({ length: count }, () => {
		const entry = from(real);
		return {
			...from(real),
			players: [1 + any(4), 5 + any(6)],
			minutes: [10 + any(60), 70 + any(60)],
			name: some(words, 1 + any(3)),
			also: [some(words, 1), ...from(real).also],
			kind: entry.category,
			// A Thai sentence has few spaces: three of its phrases are as long as eight words.
			hook: some(said, language === 'th' ? 3 : 8),
		};
	});
}

/** The usual time of each key, over many rounds: what else the machine does in a moment is no cost
    of the key. */
function timesOfKeys(count) {
	const index = searchIndex(games(count, 'th'));
	// As the page does in idle moments, before anybody types.
	warmUp(index, (work) => work());
	const typed = ['ticket to ride', 'wereowlf', 'carcasone', 'เกมเศรษฐี', 'แฟะฟื', 'zzzzzzzzzz'];
	const keys = typed.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1)));
	const rounds = keys.map(() => []);
	for (let round = 0; round < 31; round += 1) {
		for (const [number, text] of keys.entries()) {
			const start = performance.now();
			search(index, text);
			rounds[number].push(performance.now() - start);
		}
	}
	const usual = sorted(rounds.map((times) => sorted(times)[15]));
	return { usual, first: rounds.map(([time]) => time) };
}

const sorted = (times) => times.toSorted((one, other) => one - other);

const weigh = (language) => {
	const text = JSON.stringify(packed(games(1_000, language)));
	const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
	return brotliCompressSync(text, { params }).length;
};

const { usual, first } = timesOfKeys(3_000);
const part = (times, share) => times[Math.floor(times.length * share)];
process.stdout.write(
	JSON.stringify({
		median: part(usual, 0.5),
		slow: part(usual, 0.95),
		first,
		bytes: { th: weigh('th'), en: weigh('en') },
	}),
);
