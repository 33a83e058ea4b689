/* Types names into the finder's own search over 3,000 games, key by key, and weighs its data. Node
   runs the page's own code; the time of a key is given as this machine takes it. */

import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const source = new URL('../../../web/src/', import.meta.url);
const { search, searchIndex } = await import(new URL('features/games/search.ts', source));
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

const inOrder = (numbers) => numbers.toSorted((one, other) => one - other);
const share = (numbers, part) => inOrder(numbers)[Math.floor(numbers.length * part)];

/** What each key takes, in the middle of thirty rounds: whatever else the machine does meanwhile
    strikes a key in a few of them only. */
function timesOfKeys(count) {
	const index = searchIndex(games(count, 'th'));
	const typed = ['ticket to ride', 'wereowlf', 'carcasone', 'เกมเศรษฐี', 'แฟะฟื', 'zzzzzzzzzz'];
	const keys = typed.flatMap((text) => Array.from(text, (_, end) => text.slice(0, end + 1)));
	const times = keys.map(() => []);
	for (let round = 0; round < 30; round += 1) {
		for (const [place, text] of keys.entries()) {
			const start = performance.now();
			search(index, text);
			times[place].push(performance.now() - start);
		}
	}
	return times.map((each) => share(each, 0.5));
}

const weigh = (language) => {
	const text = JSON.stringify(packed(games(1_000, language)));
	const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
	return brotliCompressSync(text, { params }).length;
};

const times = timesOfKeys(3_000);
process.stdout.write(
	JSON.stringify({
		median: share(times, 0.5),
		slow: share(times, 0.95),
		bytes: { th: weigh('th'), en: weigh('en') },
	}),
);
