import { describe, expect, it } from 'vitest';
import { shownFacts } from './facts';

const facts = {
	founded: 2023,
	members: 60000,
	team: 35,
	branches: 4,
	mall_branches: 3,
	old_town_branches: 1,
	games: 1000,
};

describe('shownFacts', () => {
	it('groups thousands', () => {
		expect(shownFacts(facts)).toMatchObject({ members: '60,000', games: '1,000', team: '35' });
	});
	it('leaves the year as a year', () => {
		expect(shownFacts(facts).founded).toBe('2023');
	});
	it('takes no texts along', () => {
		const withText = { ...facts, booking: '24/7' };
		expect(Object.keys(shownFacts(withText))).not.toContain('booking');
	});
});
