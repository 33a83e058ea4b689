/* Which ticket is cheapest. The prices come from content/rates.yaml. */

export type TicketKind = 'hourly' | 'daily' | 'monthly';
export type Prices = Readonly<Record<TicketKind, number>>;

/** How someone plays in one month. */
export interface Plan {
	/** Hours of one visit. */
	hours: number;
	/** Visits in the month. */
	visits: number;
}

export interface TicketChoice {
	ticket: TicketKind;
	total: number;
	/** The best of the other two, and how much more it costs: 0 is a tie. */
	next: TicketKind;
	saved: number;
}

/* Longer tickets first: when two cost the same, the one that lets you stay longer is better. */
const longestFirst: readonly [TicketKind, TicketKind, TicketKind] = ['monthly', 'daily', 'hourly'];

/** What the month costs with each ticket. */
export const totals = (prices: Prices, { hours, visits }: Plan): Prices => ({
	hourly: prices.hourly * hours * visits,
	daily: prices.daily * visits,
	monthly: prices.monthly,
});

/**
 * The cheapest ticket for a plan.
 * @example
 * cheapest({ hourly: 36, daily: 108, monthly: 599 }, { hours: 2, visits: 1 })
 * // => { ticket: 'hourly', total: 72, next: 'daily', saved: 36 }
 */
export function cheapest(prices: Prices, plan: Plan): TicketChoice {
	const cost = totals(prices, plan);
	const [first, second, third] = longestFirst;
	const better = (a: TicketKind, b: TicketKind) => (cost[a] <= cost[b] ? a : b);
	const ticket = better(better(first, second), third);
	const [one, two] = longestFirst.filter((each) => each !== ticket) as [TicketKind, TicketKind];
	const next = better(one, two);
	return { ticket, total: cost[ticket], next, saved: cost[next] - cost[ticket] };
}

/** From how many hours of one visit the day ticket costs no more than paying by the hour. */
export const dayTicketFrom = ({ hourly, daily }: Prices): number => Math.ceil(daily / hourly);
