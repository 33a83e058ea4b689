import type { Content } from '@/generated/content';
import type { Say } from './content';

/** The branches where parking is free, as part of a sentence: "A and B". */
export function freeParkingBranches(branches: Content['branches'], say: Say): string {
	return branches
		.filter(({ free_parking }) => free_parking)
		.map(({ name }) => name)
		.reduce((first, second) => say('list.pair', { first, second }));
}
