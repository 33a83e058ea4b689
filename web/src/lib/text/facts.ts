import type { Content } from '@/generated/content';
import type { Say } from './words';

type Facts = Content['site']['facts'];
type Figure = { [Name in keyof Facts]: Facts[Name] extends number ? Name : never }[keyof Facts];

/** The figures of the shop as sentences show them: 60,000 with its comma, but the year 2023. */
export function shownFacts(facts: Pick<Facts, Figure>): Record<Figure, string> {
	const { founded, ...counts } = facts;
	const shown = Object.entries(counts)
		.filter(([, value]) => typeof value === 'number')
		.map(([name, value]) => [name, value.toLocaleString('en-US')]);
	return { ...Object.fromEntries(shown), founded: String(founded) };
}

/** The branches where parking is free, as part of a sentence: "A and B". */
export function freeParkingBranches(branches: Content['branches'], say: Say): string {
	return branches
		.filter(({ free_parking }) => free_parking)
		.map(({ name }) => name)
		.reduce((first, second) => say('list.pair', { first, second }));
}
