import { expect, test } from 'vitest';
import ends from '../../../../tests/vectors/event_ends.json';
import { calendarFile, googleEntry, googleFeed } from './calendar';
import { readEvent, type ShopEvent } from './events';
import { branchOf, idInAddress, placeOf } from './links';

const made = (changes: object): ShopEvent =>
	readEvent({
		id: '7',
		name: 'Beys & “friends” 100%',
		event_date_iso: '2026-11-20T18:00:00+07:00',
		event_end_iso: '2026-11-20T21:00:00+07:00',
		location: 'NK สามย่าน',
		branch_id: 'samyan',
		...changes,
	}) as ShopEvent;

const queryOf = (event: ShopEvent) =>
	Object.fromEntries(
		new URL(googleEntry(event, 'https://nk.example/events/7', 'th') ?? '').searchParams,
	);

test('a Google Calendar entry is in UTC and shown in Bangkok’s zone', () => {
	expect(queryOf(made({}))).toEqual({
		action: 'TEMPLATE',
		text: 'Beys & “friends” 100%',
		dates: '20261120T110000Z/20261120T140000Z',
		details: 'https://nk.example/events/7',
		location: 'NK สามย่าน',
		ctz: 'Asia/Bangkok',
	});
});

/* tests/vectors/event_ends.json holds this level with the calendars that the server writes. */
test.each(ends)('a Google Calendar entry ends when the calendar file does: $says', (known) => {
	expect(queryOf(made(known.event))).toMatchObject({ dates: known.dates });
});

test('without a date there is no entry', () => {
	expect(googleEntry(made({ event_date_iso: '' }), 'https://nk.example/', 'th')).toBeUndefined();
});

test('addresses', () => {
	expect(calendarFile('7', 'en')).toBe('/api/events/7.ics?lang=en');
	expect(new URL(googleFeed('https://nk.example/a?b=1&c')).searchParams.get('cid')).toBe(
		'https://nk.example/a?b=1&c',
	);
	expect(idInAddress('/en/events/7')).toBe('7');
});

const places = {
	samyan: {
		name: 'Samyan Mitrtown, Floor 3',
		href: '/en/contact#samyan',
		hours: 'Daily 11:00–21:00',
		map: 'https://maps.example.com/samyan',
	},
};

test.each([
	['th', {}, 'NK สามย่าน'],
	['en', {}, 'Samyan Mitrtown, Floor 3'],
	['en', { location: 'The roof' }, 'The roof'],
	['th', { location: '' }, 'Samyan Mitrtown, Floor 3'],
	['en', { branch_id: 'moon' }, 'NK สามย่าน'],
	['en', { branch_id: 'constructor', location: '' }, ''],
] as const)('the place in %s with %j', (language, changes, place) => {
	expect(placeOf(made(changes), places, language)).toBe(place);
});

test('only branches of ours are branches', () => {
	expect(branchOf(made({}), places)?.href).toBe('/en/contact#samyan');
	expect(branchOf(made({ branch_id: '__proto__' }), places)).toBeUndefined();
	expect(branchOf(made({ branch_id: null }), places)).toBeUndefined();
});
