import { expect, it } from 'vitest';
import { listSearch } from './list-search';

it.each([
	[{}, {}],
	[{ view: 'upcoming' }, {}],
	[{ view: 'past', month: '2026-03' }, { view: 'past' }],
	[
		{ view: 'past', pages: 3 },
		{ view: 'past', pages: 3 },
	],
	[
		{ view: 'month', month: '2026-03', pages: 3 },
		{ view: 'month', month: '2026-03' },
	],
	[{ view: 'month', month: '2026-13' }, { view: 'month' }],
	[{ view: 'month', month: 2026 }, { view: 'month' }],
	[{ view: 'all', pages: 'many' }, {}],
	[{ pages: 1e9 }, { pages: 200 }],
])('reads %j', (address, read) => {
	expect(listSearch(address)).toEqual(read);
});
