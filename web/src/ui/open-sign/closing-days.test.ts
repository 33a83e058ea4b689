import { describe, expect, it } from 'vitest';
import { openSentence, openStatus } from '@/lib/time/opening-hours';
import { announcedDays, closingSentence, nextClosing, reasonIn } from './closing-days';

const day = (date: string, reason = 'ซ่อมแอร์', branch = 'samyan') => ({
	branch_id: branch,
	day: date,
	reason,
	reason_en: reason && 'Repairs',
});
const inThai = reasonIn('th');
const noon = new Date('2026-11-16T12:00+07:00');
const words = {
	today: 'Closed today',
	until: 'Closed until {last}',
	on: 'Closed {days}',
	months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
};
const said = (...dates: string[]) => {
	const days = announcedDays(
		dates.map((date) => day(date)),
		'samyan',
		reasonIn('en'),
	);
	const closing = nextClosing(days, noon);
	return closing && closingSentence(closing, words);
};

describe('the next closing', () => {
	it.each([
		[['2026-11-16'], 'Closed today'],
		[['2026-11-16', '2026-11-17'], 'Closed until 17 Nov'],
		[['2026-11-20'], 'Closed 20 Nov'],
		[['2026-11-20', '2026-11-21', '2026-11-22'], 'Closed 20–22 Nov'],
		[['2026-11-30', '2026-12-01'], 'Closed 30 Nov – 1 Dec'],
		[['2026-11-20', '2026-11-22'], 'Closed 20 Nov'],
		[['2026-12-01'], undefined],
		[[], undefined],
	])('of %j says %s', (dates, sentence) => {
		expect(said(...dates)).toBe(sentence);
	});

	it('ends where the reason changes', () => {
		const days = announcedDays([day('2026-11-20'), day('2026-11-21', '')], 'samyan', inThai);
		expect(nextClosing(days, noon)?.last).toBe('2026-11-20');
	});

	it('is that of the branch, and special hours are no closing', () => {
		expect(announcedDays([day('2026-11-16')], 'bangkae', inThai)).toEqual([]);
		const late = {
			first: '2026-11-16',
			last: null,
			hours: { opens: '11:00', closes: '25:00' },
			reason: 'Open late',
		};
		expect(nextClosing([late], noon)).toBeUndefined();
	});
});

describe('an announced day', () => {
	const hours = [
		{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], opens: '10:00', closes: '22:00' },
	] as const;
	const sentences = {
		open: 'Open until {closes}',
		today: 'opens today at {opens}',
		tomorrow: 'opens tomorrow at {opens}',
		later: 'opens {day} at {opens}',
		days: { mon: '', tue: '', wed: '', thu: '', fri: '', sat: '', sun: '' },
	};
	const sentence = (reason: string, language: string) => {
		const special = announcedDays([day('2026-11-16', reason)], 'samyan', reasonIn(language));
		const status = openStatus(hours, noon, special);
		return status && openSentence(status, sentences, language);
	};

	it('shuts the doors and says why', () => {
		expect(sentence('ซ่อมแอร์', 'th')).toBe('ซ่อมแอร์ · opens tomorrow at 10:00');
		expect(sentence('ซ่อมแอร์', 'en')).toBe('Repairs · opens tomorrow at 10:00');
	});

	it('without a reason says only when it opens', () => {
		expect(sentence('', 'th')).toBe('opens tomorrow at 10:00');
	});
});
