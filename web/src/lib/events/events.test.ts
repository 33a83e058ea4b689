import { describe, expect, test } from 'vitest';
import type { EventDetail } from '@/lib/api/api-types';
import {
	kindOf,
	linkOf,
	momentOf,
	pictureOf,
	plainKind,
	readEvent,
	readEvents,
	saidIn,
} from './events';

const sent: EventDetail = {
	id: '7',
	name: 'Friday Night Beys',
	event_type: 'Beyblade X',
	status: 'upcoming',
	cancelled: false,
	date: '2026-11-20',
	event_date_iso: '2026-11-20T18:00:00+07:00',
	event_end_iso: '2026-11-20T21:00:00+07:00',
	location: 'NK สามย่านมิตรทาวน์',
	branch_id: 'samyan',
	description: 'First line\nSecond line',
	register_url: 'https://forms.example.com/nk',
	registrations_count: 2,
	tournament: 'finished',
	podium: [{ place: 1, name: encodeURIComponent('ปลื้ม'), anonymous: false }],
	winner: {
		name: '%E0%B8%9B%E0%B8%A5%E0%B8%B7%E0%B9%89%E0%B8%A1',
		avatar: '/img/a.png',
		anonymous: false,
	},
	sample: false,
	name_en: 'Friday Night Beys!',
	description_en: '',
	fee: 150,
	format: '3on3',
	format_en: '',
	bring: '',
	bring_en: 'Three Beys',
	level: '',
	level_en: '',
	places: 16,
	picture: null,
	picture_alt: '',
	picture_alt_en: '',
	picture_left: null,
	picture_top: null,
	cancel_reason: '',
	cancel_reason_en: '',
	registrations: [
		{ running_number: 1, player_name: 'Fern', winner: false, anonymous: false, avatar: null },
		{
			running_number: 2,
			player_name: '%E0%B8%9B%E0%B8%A5%E0%B8%B7%E0%B9%89%E0%B8%A1',
			winner: true,
			anonymous: false,
			avatar: '/meeple/10020010g.webp',
		},
	],
};
const read = (changes: object) => readEvent({ ...sent, ...changes });

test('an event as it should be', () => {
	expect(readEvent(sent)).toEqual({
		id: '7',
		name: { th: 'Friday Night Beys', en: 'Friday Night Beys!' },
		type: 'Beyblade X',
		status: 'upcoming',
		cancelled: false,
		reason: { th: '', en: '' },
		start: new Date('2026-11-20T11:00:00Z'),
		end: new Date('2026-11-20T14:00:00Z'),
		location: 'NK สามย่านมิตรทาวน์',
		branch: 'samyan',
		description: { th: 'First line\nSecond line', en: '' },
		fee: 150,
		format: { th: '3on3', en: '' },
		bring: { th: '', en: 'Three Beys' },
		level: { th: '', en: '' },
		places: 16,
		register: 'https://forms.example.com/nk',
		count: 2,
		winner: { name: 'ปลื้ม', anonymous: false, avatar: '/img/a.png' },
		podium: [{ place: 1, name: 'ปลื้ม', anonymous: false }],
		participants: [
			{ name: 'Fern', number: 1, anonymous: false, winner: false, avatar: undefined },
			{
				name: 'ปลื้ม',
				number: 2,
				anonymous: false,
				winner: true,
				avatar: '/meeple/10020010g.webp',
			},
		],
	});
});

test.each([
	['th', { th: 'เด็ค', en: 'Deck' }, { text: 'เด็ค' }],
	['en', { th: 'เด็ค', en: 'Deck' }, { text: 'Deck' }],
	['en', { th: 'เด็ค', en: '' }, { text: 'เด็ค', lang: 'th' }],
	['en', { th: 'Weekly', en: '' }, { text: 'Weekly' }],
	['th', { th: '', en: 'Deck' }, { text: 'Deck', lang: 'en' }],
	['th', { th: '', en: '' }, { text: '' }],
] as const)('in %s of %j', (language, texts, said) => {
	expect(saidIn(texts, language)).toEqual(said);
});

test.each([-1, 1.5, '150', null, undefined, Number.NaN, 2 ** 60])('a fee of %j is none', (fee) => {
	expect(read({ fee, places: fee })).toMatchObject({ fee: undefined, places: undefined });
});

describe('what is no event', () => {
	test.each([
		[null],
		[undefined],
		[7],
		['event'],
		[[]],
		[{}],
		[{ ...sent, id: '' }],
		[{ ...sent, id: '../etc' }],
		[{ ...sent, id: { toString: (): string => '7' } }],
		[{ ...sent, name: '  ' }],
		[{ ...sent, name: 5 }],
	])('%j', (value) => {
		expect(readEvent(value)).toBeUndefined();
	});
});

describe('fields of the wrong type do not take the event away', () => {
	test('a status nobody knows', () => {
		expect(read({ status: 'soon' })?.status).toBeUndefined();
		expect(read({ status: 'soon' })?.register).toBeUndefined();
	});
	test('no date, or one that is none', () => {
		expect(read({ event_date_iso: 5, date: null })?.start).toBeUndefined();
		expect(read({ event_date_iso: 'soon' })?.start).toEqual(new Date('2026-11-19T17:00:00Z'));
	});
	test('counts', () => {
		expect(read({ registrations_count: '9', registrations: {} })?.count).toBe(0);
		expect(read({ registrations_count: -1, registrations: null })?.count).toBe(0);
		expect(read({ registrations_count: 5000 })?.count).toBe(5000);
		expect(read({ registrations_count: 1 })?.count).toBe(2);
	});
	test('a number as the id', () => {
		expect(read({ id: 12 })?.id).toBe('12');
	});
	test('people', () => {
		const odd = [null, 'Fern', { player_name: 5 }, { player_name: '100%', running_number: 0 }];
		expect(
			read({ registrations: odd })?.participants.map(({ name, number }) => [name, number]),
		).toEqual([
			['', 1],
			['', 2],
			['', 3],
			['100%', 4],
		]);
	});
});

describe('the winner', () => {
	test.each([
		[null],
		['Fern'],
		[{}],
		[{ name: 'TBD' }],
		[{ name: 'tbd' }],
		[{ name: '' }],
		[{ name: 3 }],
	])('%j is none', (winner) => {
		expect(read({ winner })?.winner).toBeUndefined();
	});
	test('one who asked to be removed is still a winner', () => {
		expect(read({ winner: { name: '', anonymous: true } })?.winner).toMatchObject({
			anonymous: true,
		});
	});
	test('is found by name in a list that does not mark it', () => {
		const registrations = [{ player_name: 'Fern' }, { player_name: 'Win' }];
		const event = read({ winner: { name: 'Win' }, registrations });
		expect(event?.participants.map(({ winner }) => winner)).toEqual([false, true]);
	});
});

describe('the register address', () => {
	test.each(['ongoing', 'past'])('is not shown while %s', (status) => {
		expect(read({ status })?.register).toBeUndefined();
	});
	test('is not shown when cancelled', () => {
		expect(read({ cancelled: true })?.register).toBeUndefined();
	});
	test.each([
		['javascript:alert(1)'],
		['http://forms.example.com'],
		['//forms.example.com'],
		['/register'],
		['https:forms.example.com'],
		['https://'],
		['https://staff:secret@forms.example.com/'],
		['HTTPS://forms.example.com'],
		['data:text/html,x'],
		[''],
		[5],
		[null],
	])('%j is no link', (address) => {
		expect(linkOf(address)).toBeUndefined();
	});
});

test('pictures are our own or https', () => {
	expect(pictureOf('/img/a.png')).toBe('/img/a.png');
	expect(pictureOf('https://img.example.com/a.png')).toBe('https://img.example.com/a.png');
	for (const bad of [
		'//evil.example/a.png',
		'/\\evil.example',
		'data:image/png,x',
		'a.png',
		null,
	]) {
		expect(pictureOf(bad)).toBeUndefined();
	}
});

test('a moment without a zone is Bangkok’s', () => {
	expect(momentOf('2026-11-20T18:00:00')).toEqual(new Date('2026-11-20T11:00:00Z'));
	expect(momentOf('2026-11-20T11:00:00Z')).toEqual(new Date('2026-11-20T11:00:00Z'));
	expect(momentOf('20 November')).toBeUndefined();
});

describe('a list', () => {
	test('leaves broken entries out', () => {
		expect(readEvents([sent, null, {}]).map(({ id }) => id)).toEqual(['7']);
		expect(readEvents([])).toEqual([]);
	});
	test.each([[{}], [null], ['[]'], [[null, {}]]])('%j is an error', (value) => {
		expect(() => readEvents(value)).toThrow(TypeError);
	});
});

test.each([
	['Beyblade X', 'beyblade'],
	['BEYBLADE', 'beyblade'],
	['เบย์เบลด X', 'beyblade'],
	['Board Game', 'board'],
	['Board Game Script', 'script'],
	['Karaoke', 'other'],
	['', 'other'],
])('%j is of the kind %s', (type, kind) => {
	expect(kindOf(type)).toBe(kind);
});

test('only a plain type is said in the words of its kind', () => {
	expect(plainKind('Board Game')).toBe('board');
	expect(plainKind('BOARD GAME SCRIPT')).toBe('script');
	expect(plainKind('เบย์เบลด X')).toBe('beyblade');
	expect(plainKind('Beyblade X Junior')).toBeUndefined();
	expect(plainKind('constructor')).toBeUndefined();
});
