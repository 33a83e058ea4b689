import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/* The words that stay on one line go to the browser with every island. Written out they take 3 KB
   after compression, a third of it only because a Thai letter takes three bytes. So they travel
   as ASCII, in the order of the dictionary, each without the beginning it shares with the last. */

const source = fileURLToPath(new URL('../src/generated/glossary.json', import.meta.url));
const virtual = '\0glossary';

/* Thai begins at U+0E01 and becomes the letters from # to p; those from q on count. */
const shift = 0xe01 - 0x23;
const zero = 'q'.charCodeAt(0);
const largest = 9;

const asAscii = (letter) => String.fromCharCode(letter.charCodeAt(0) - shift);

function shared(word, last) {
	let length = 0;
	while (length < largest && length < last.length && word[length] === last[length]) length += 1;
	return length;
}

export function packed(words) {
	const foreign = words.filter((word) => !/^[\u0e01-\u0e4e]+$/.test(word));
	if (foreign.length > 0) throw new Error(`The glossary holds Thai words only: ${foreign}.`);
	const sorted = [...words].sort();
	return sorted
		.map((word, index) => {
			const known = shared(word, sorted[index - 1] ?? '');
			return String.fromCharCode(zero + known) + [...word.slice(known)].map(asAscii).join('');
		})
		.join('');
}

/** What the browser runs: it uses nothing but what it is given. */
export const unpacked = `(text, shift, zero) => {
	let last = '';
	return text.match(/[q-z][#-p]+/g).map((part) => {
		const rest = part.slice(1).replace(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + shift));
		last = last.slice(0, part.charCodeAt(0) - zero) + rest;
		return last;
	});
}`;

export function glossaryModule(words) {
	const given = [JSON.stringify(packed(words)), shift, zero].join(', ');
	return `export default { keep_together: (${unpacked})(${given}) };`;
}

export const shortGlossary = {
	name: 'short-glossary',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	resolveId: (id) => (/generated\/glossary\.json$/.test(id) ? virtual : null),
	async load(id) {
		if (id !== virtual) return null;
		const { keep_together } = JSON.parse(await readFile(source, 'utf8'));
		return glossaryModule(keep_together);
	},
};
