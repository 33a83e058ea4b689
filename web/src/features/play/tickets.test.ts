import { describe, expect, it } from 'vitest';
import { cheapest, dayTicketFrom, type Prices, totals } from './tickets';

const student: Prices = { hourly: 36, daily: 108, monthly: 599 };
const general: Prices = { hourly: 45, daily: 168, monthly: 799 };
const samyanStudent: Prices = { hourly: 40, daily: 159, monthly: 799 };
const samyanGeneral: Prices = { hourly: 50, daily: 199, monthly: 999 };

describe('totals', () => {
	it('multiplies hours and visits, and counts the month ticket once', () => {
		expect(totals(general, { hours: 3, visits: 4 })).toEqual({
			hourly: 540,
			daily: 672,
			monthly: 799,
		});
	});
});

describe('cheapest', () => {
	it.each([
		['one hour', student, 1, 1, 'hourly', 36, 'daily', 72],
		['the last hour before the day ticket', general, 3, 1, 'hourly', 135, 'daily', 33],
		['a tie of hour and day', student, 3, 1, 'daily', 108, 'hourly', 0],
		['just past the tie', student, 4, 1, 'daily', 108, 'hourly', 36],
		['one baht cheaper by the day', samyanStudent, 4, 1, 'daily', 159, 'hourly', 1],
		['the longest day', samyanGeneral, 12, 1, 'daily', 199, 'hourly', 401],
		['the last visit before the month ticket', student, 5, 5, 'daily', 540, 'monthly', 59],
		['the first visit the month ticket wins', student, 5, 6, 'monthly', 599, 'daily', 49],
		['short visits that never need a month ticket', student, 1, 16, 'hourly', 576, 'monthly', 23],
		['short visits often enough', student, 1, 17, 'monthly', 599, 'hourly', 13],
	] as const)('%s', (_, prices, hours, visits, ticket, total, next, saved) => {
		expect(cheapest(prices, { hours, visits })).toEqual({ ticket, total, next, saved });
	});

	it('gives a tie of day and month to the month ticket', () => {
		const prices = { hourly: 50, daily: 100, monthly: 300 };
		expect(cheapest(prices, { hours: 4, visits: 3 })).toMatchObject({
			ticket: 'monthly',
			next: 'daily',
			saved: 0,
		});
	});

	it('gives a tie of all three to the month ticket', () => {
		const prices = { hourly: 100, daily: 100, monthly: 100 };
		expect(cheapest(prices, { hours: 1, visits: 1 })).toMatchObject({
			ticket: 'monthly',
			next: 'daily',
			saved: 0,
		});
	});

	it('never chooses a ticket that costs more than another', () => {
		for (const prices of [student, general, samyanStudent, samyanGeneral]) {
			for (let hours = 1; hours <= 12; hours += 1) {
				for (let visits = 1; visits <= 20; visits += 1) {
					const cost = Object.values(totals(prices, { hours, visits }));
					expect(cheapest(prices, { hours, visits }).total).toBe(Math.min(...cost));
				}
			}
		}
	});
});

describe('dayTicketFrom', () => {
	it.each([
		[student, 3],
		[general, 4],
		[samyanStudent, 4],
		[samyanGeneral, 4],
		[{ hourly: 50, daily: 50, monthly: 500 }, 1],
	])('%o is from %i hours', (prices, hours) => {
		expect(dayTicketFrom(prices)).toBe(hours);
	});

	it('is the first hour at which paying by the hour is no cheaper', () => {
		for (const prices of [student, general, samyanStudent, samyanGeneral]) {
			const from = dayTicketFrom(prices);
			expect(cheapest(prices, { hours: from, visits: 1 }).ticket).toBe('daily');
			expect(cheapest(prices, { hours: from - 1, visits: 1 }).ticket).toBe('hourly');
		}
	});
});
