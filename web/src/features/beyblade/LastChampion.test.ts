import { afterEach, expect, it, vi } from 'vitest';

const sent = (id: string, status: string, podium: object[]) => ({
	id,
	name: `Event ${id}`,
	event_type: 'Beyblade X',
	status,
	event_date_iso: '2026-11-16T15:00:00+07:00',
	podium,
});
const first = [{ place: 1, name: 'Mook', anonymous: false }];

/** The lists are asked for once a page, so every test has a page of its own. */
async function opened(answer: (status: string) => Response) {
	vi.resetModules();
	vi.stubGlobal('fetch', async (address: string) =>
		answer(new URL(address, 'https://nk.example').searchParams.get('status') ?? ''),
	);
	return await import('./LastChampion.island');
}

afterEach(() => vi.unstubAllGlobals());

it('shows a tournament that is over while its event still runs', async () => {
	const lists: Record<string, object[]> = {
		ongoing: [sent('1', 'ongoing', []), sent('2', 'ongoing', first)],
		past: [sent('3', 'past', first)],
	};
	const { decided, lastWon } = await opened((status) => Response.json(lists[status]));
	expect(lastWon((await decided()) ?? [])?.id).toBe('2');
});

it('does not say that nobody has won while nobody knows', async () => {
	const { decided } = await opened((status) =>
		status === 'past' ? new Response('', { status: 404 }) : Response.json([]),
	);
	expect(await decided()).toBeUndefined();
});
