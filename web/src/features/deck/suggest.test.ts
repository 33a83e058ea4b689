import { describe, expect, it } from 'vitest';
import { type Part, type PartKind, suggestions } from './suggest';

const part = (kind: PartKind, names: string[], code: string | null = null): Part => ({
	id: names.join('-'),
	kind,
	names,
	code,
	line: null,
	banned: false,
});

const parts = [
	part('blade', ['Dran Sword', 'Sword Dran']),
	part('blade', ['Dran Buster', 'Buster Dran']),
	part('lock_chip', ['Valkyrie']),
	part('main_blade', ['Volt']),
	part('assist_blade', ['Slash'], 'S'),
	part('ratchet', ['3-60']),
	part('ratchet', ['3-80']),
	part('bit', ['Flat'], 'F'),
	part('bit', ['Free Ball'], 'FB'),
];
const texts = (typed: string) => suggestions(parts, typed).map(({ text }) => text);

describe('suggestions', () => {
	it.each([
		['dran', ['Dran Buster ', 'Dran Sword ']],
		['Dran Sw', ['Dran Sword ']],
		['sword', ['Sword Dran ']],
		['Dran Sword 3', ['Dran Sword 3-60 ', 'Dran Sword 3-80 ']],
		['Dran Sword 3-60 F', ['Dran Sword 3-60 F ', 'Dran Sword 3-60 FB ']],
		['Dran Sword 3-60 free', ['Dran Sword 3-60 FB ']],
		['Valkyrie vo', ['Valkyrie Volt ']],
		['Valkyrie Volt sl', ['Valkyrie Volt S ']],
		['Valkyrie Volt s', []],
		['Dran Sword', []],
		['Dran Sword 3-60 fb', []],
		['Dran Sword ', []],
		['', []],
		['   ', []],
		['★', []],
		['zzz', []],
	])('for %j', (typed, expected) => {
		expect(texts(typed)).toEqual(expected);
	});

	it('puts the exact letters first and names what matched', () => {
		const found = suggestions(parts, 'Sword Dran 3-60 f');
		expect(found.map(({ name }) => name)).toEqual(['Flat', 'Free Ball']);
	});

	it('shows no more than fit a phone', () => {
		const many = Array.from({ length: 30 }, (_, index) => part('blade', [`Dran ${index}`]));
		expect(suggestions(many, 'dran')).toHaveLength(8);
	});
});
