import { afterEach, describe, expect, it, vi } from 'vitest';
import {
	clock,
	type Hours,
	longestDay,
	type OpenWords,
	openSentence,
	openStatus,
	type SpecialDays,
} from './opening-hours';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const weekend = ['sat', 'sun'] as const;
const bangkae: Hours = [
	{ days: workdays, opens: '12:00', closes: '21:00' },
	{ days: weekend, opens: '11:00', closes: '21:00' },
];
const samyan: Hours = [{ days: [...workdays, ...weekend], opens: '10:00', closes: '22:00' }];
const weekendsOnly: Hours = [{ days: weekend, opens: '11:00', closes: '21:00' }];

/* The week of Monday 9 to Sunday 15 November 2026, by Bangkok's clock. */
const dates = { mon: 9, tue: 10, wed: 11, thu: 12, fri: 13, sat: 14, sun: 15 };
const at = (day: keyof typeof dates, time: string) =>
	new Date(`2026-11-${String(dates[day]).padStart(2, '0')}T${time}+07:00`);

const open = (closes: string) => ({ open: true, closes });
const closed = (opens: string, day: string, daysAhead: number) => ({
	open: false,
	opens,
	day,
	daysAhead,
});

describe('openStatus at Bangkae, which has two schedules', () => {
	it.each([
		['mon', '11:59:59', closed('12:00', 'mon', 0)],
		['mon', '12:00:00', open('21:00')],
		['mon', '20:59:59', open('21:00')],
		['mon', '21:00:00', closed('12:00', 'tue', 1)],
		['fri', '11:30:00', closed('12:00', 'fri', 0)],
		['fri', '21:00:00', closed('11:00', 'sat', 1)],
		['sat', '10:59:59', closed('11:00', 'sat', 0)],
		['sat', '11:30:00', open('21:00')],
		['sun', '11:00:00', open('21:00')],
		['sun', '21:00:00', closed('12:00', 'mon', 1)],
	] as const)('on %s at %s', (day, time, expected) => {
		expect(openStatus(bangkae, at(day, time))).toEqual(expected);
	});
});

describe('openStatus around midnight', () => {
	it.each([
		['fri', '23:59:59', closed('11:00', 'sat', 1)],
		['sat', '00:00:00', closed('11:00', 'sat', 0)],
		['sun', '23:59:59', closed('12:00', 'mon', 1)],
		['mon', '00:00:00', closed('12:00', 'mon', 0)],
	] as const)('on %s at %s', (day, time, expected) => {
		expect(openStatus(bangkae, at(day, time))).toEqual(expected);
	});
});

describe('openStatus of a branch that is shut for days', () => {
	it('names the day it opens again', () => {
		expect(openStatus(weekendsOnly, at('mon', '09:00'))).toEqual(closed('11:00', 'sat', 5));
	});

	it('looks a whole week ahead', () => {
		const saturdays: Hours = [{ days: ['sat'], opens: '11:00', closes: '21:00' }];
		expect(openStatus(saturdays, at('sat', '21:00'))).toEqual({
			...closed('11:00', 'sat', 7),
			date: '2026-11-21',
		});
	});

	it('has nothing to say without hours', () => {
		expect(openStatus([], at('mon', '12:00'))).toBeUndefined();
	});
});

describe('openStatus on a device set to another time zone', () => {
	afterEach(() => {
		vi.unstubAllEnvs();
	});

	it.each(['America/Los_Angeles', 'Europe/London', 'Pacific/Kiritimati', 'Asia/Bangkok'])(
		'says the same in %s',
		(zone) => {
			vi.stubEnv('TZ', zone);
			expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
			// In Los Angeles it is still Friday: only Bangkok's Saturday may count.
			expect(openStatus(bangkae, new Date('2026-11-14T04:00:00Z'))).toEqual(open('21:00'));
			expect(openStatus(bangkae, new Date('2026-11-14T03:59:59Z'))).toEqual(
				closed('11:00', 'sat', 0),
			);
			expect(openStatus(samyan, new Date('2026-11-13T15:00:00Z'))).toEqual(
				closed('10:00', 'sat', 1),
			);
		},
	);
});

describe('openStatus of a branch that closes after midnight', () => {
	const late: Hours = [{ days: ['fri', 'sat'], opens: '18:00', closes: '26:00' }];

	it.each([
		['fri', '23:30:00', open('02:00')],
		['sat', '00:30:00', open('02:00')],
		['sat', '02:00:00', closed('18:00', 'sat', 0)],
		['sun', '01:59:59', open('02:00')],
		['sun', '02:00:00', closed('18:00', 'fri', 5)],
	] as const)('on %s at %s', (day, time, expected) => {
		expect(openStatus(late, at(day, time))).toEqual(expected);
	});
});

describe('openStatus on special days', () => {
	const special: SpecialDays = [
		{ first: '2026-11-10', last: '2026-11-11', hours: null, reason: 'Holiday' },
		{
			first: '2026-11-12',
			last: null,
			hours: { opens: '15:00', closes: '25:00' },
			reason: 'Party',
		},
	];

	it.each([
		['mon', '21:00:00', closed('15:00', 'thu', 3)],
		['tue', '13:00:00', { ...closed('15:00', 'thu', 2), reason: 'Holiday' }],
		['wed', '13:00:00', { ...closed('15:00', 'thu', 1), reason: 'Holiday' }],
		['thu', '13:00:00', { ...closed('15:00', 'thu', 0), reason: 'Party' }],
		['thu', '16:00:00', open('01:00')],
		['fri', '00:59:59', open('01:00')],
		['fri', '01:00:00', closed('12:00', 'fri', 0)],
	] as const)('on %s at %s', (day, time, expected) => {
		expect(openStatus(bangkae, at(day, time), special)).toEqual(expected);
	});

	it('names the date when the day of the week would be the wrong one', () => {
		const month: SpecialDays = [
			{ first: '2026-11-10', last: '2026-11-30', hours: null, reason: 'Moving' },
		];
		const status = openStatus(bangkae, at('tue', '13:00:00'), month);
		expect(status).toMatchObject({ open: false, date: '2026-12-01', day: 'tue' });
		expect(status && openSentence(status, words, 'en')).toBe('Moving · opens Tue Dec 1 12:00');
		expect(status && openSentence(status, words, 'th')).toBe('Moving · opens Tue 1 ธ.ค. 12:00');
	});

	it('does not name today for a day a week ahead', () => {
		const week: SpecialDays = [
			{ first: '2026-11-10', last: '2026-11-16', hours: null, reason: 'Moving' },
		];
		const status = openStatus(bangkae, at('tue', '13:00:00'), week);
		expect(status).toMatchObject({ daysAhead: 7, date: '2026-11-17' });
	});
});

describe('clock', () => {
	it.each([
		['21:30', '21:30'],
		['24:00', '00:00'],
		['25:30', '01:30'],
	])('%s is %s', (written, shown) => {
		expect(clock(written)).toBe(shown);
	});
});

describe('longestDay', () => {
	it.each([
		[bangkae, 10],
		[samyan, 12],
		[[{ days: ['mon'], opens: '12:00', closes: '20:30' }] as Hours, 8],
	])('%o', (hours, expected) => {
		expect(longestDay(hours)).toBe(expected);
	});

	it('counts a special day that is open longer, and none that is closed', () => {
		const late = {
			first: '2026-12-31',
			last: null,
			hours: { opens: '11:00', closes: '25:00' },
			reason: 'Late',
		};
		const shut = { ...late, hours: null };
		expect(longestDay(bangkae, [shut] as SpecialDays)).toBe(10);
		expect(longestDay(bangkae, [shut, late] as SpecialDays)).toBe(14);
	});
});

const words: OpenWords = {
	open: 'open until {closes}',
	today: 'opens {opens}',
	tomorrow: 'opens tomorrow {opens}',
	later: 'opens {day} {opens}',
	days: { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' },
};
const closedSign = (daysAhead: number) =>
	({ open: false, opens: '11:00', day: 'sat', daysAhead }) as const;

describe('openSentence', () => {
	it.each([
		[{ open: true, closes: '21:00' } as const, 'open until 21:00'],
		[closedSign(0), 'opens 11:00'],
		[closedSign(1), 'opens tomorrow 11:00'],
		[closedSign(2), 'opens Sat 11:00'],
		[closedSign(6), 'opens Sat 11:00'],
	])('%o', (status, expected) => {
		expect(openSentence(status, words, 'en')).toBe(expected);
	});
});
