import { describe, expect, it } from 'vitest';
import { type Hours, openStatus, type SpecialDays } from './opening-hours';
import { hourOf, openTable } from './shop-hour';

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const mall: Hours = [{ days: everyDay, opens: '10:00', closes: '22:00' }];
const house: Hours = [
	{ days: ['fri', 'sat'], opens: '17:00', closes: '25:30' },
	{ days: ['sun'], opens: '12:00', closes: '20:00' },
];
const at = (text: string) => Date.parse(`2026-11-${text}+07:00`);
const usual = openTable([{ hours: mall, special_hours: [] }]);

describe('the hour of the shop', () => {
	it.each([
		['16T05:59', 'closed'],
		['16T06:00', 'morning'],
		['16T09:59', 'morning'],
		['16T10:00', 'day'],
		['16T17:59', 'day'],
		['16T18:00', 'night'],
		['16T21:59', 'night'],
		['16T22:00', 'closed'],
		['17T00:00', 'closed'],
	])('at %s is %s', (time, hour) => {
		expect(hourOf(at(time), usual)).toBe(hour);
	});

	it('can be told by the text of the function alone', () => {
		const alone = new Function('now', 'table', `return (${hourOf})(now, table)`);
		expect(alone(at('16T19:00'), usual)).toBe('night');
	});
});

describe('a holiday', () => {
	const special: SpecialDays = [
		{ first: '2026-11-17', last: '2026-11-18', hours: null, reason: 'x' },
		{ first: '2026-11-20', last: null, hours: { opens: '11:00', closes: '25:00' }, reason: 'x' },
	];
	const table = openTable([{ hours: mall, special_hours: special }]);

	it.each([
		['17T12:00', 'morning'],
		['18T19:00', 'closed'],
		['19T12:00', 'day'],
		['20T23:30', 'night'],
		['21T00:59', 'night'],
		['21T01:00', 'closed'],
	])('at %s is %s', (time, hour) => {
		expect(hourOf(at(time), table)).toBe(hour);
	});
});

it('is awake exactly while an open sign somewhere says so, in every quarter of an hour', () => {
	const special: SpecialDays = [
		{ first: '2026-11-13', last: '2026-11-14', hours: null, reason: 'x' },
	];
	const branches = [
		{ hours: mall, special_hours: special },
		{ hours: house, special_hours: [] },
	];
	const table = openTable(branches);
	for (let moment = at('08T00:00'); moment < at('22T00:00'); moment += 900_000) {
		const open = branches.some(
			({ hours, special_hours }) => openStatus(hours, new Date(moment), special_hours)?.open,
		);
		expect([new Date(moment), ['day', 'night'].includes(hourOf(moment, table))]).toEqual([
			new Date(moment),
			open,
		]);
	}
});
