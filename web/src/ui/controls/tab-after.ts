/** Where a key leads in a row of tabs: left and right go round, Home and End jump. */
export function tabAfter(key: string, at: number, count: number): number | undefined {
	const next = { ArrowLeft: at + count - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[key];
	return next === undefined ? next : next % count;
}
