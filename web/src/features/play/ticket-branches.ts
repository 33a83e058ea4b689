import type { Content } from '@/generated/content';
import { longestDay } from '@/lib/time/opening-hours';

/** What the ticket helper has to know of each branch: its day and its price list. */
export function helperBranches(content: Content) {
	const branches = content.branches.map(({ id, short, hours, special_hours }) => {
		const group = content.rates.find((rates) => rates.branches.some((each) => each === id));
		if (!group) throw new Error(`content/rates.yaml has no rates for the branch ${id}.`);
		const { students, general } = group;
		return {
			id,
			name: short,
			longest: longestDay(hours, special_hours),
			prices: { students, general },
		};
	});
	const [first, ...others] = branches;
	if (!first) throw new Error('content/branches.yaml has no branch.');
	return [first, ...others] as const;
}
