import { afterEach, expect, it, vi } from 'vitest';
import { decided, lastWon } from './LastChampion.island';

const sent = (id: string, status: string, podium: object[]) => ({
	id,
	name: `Event ${id}`,
	event_type: 'Beyblade X',
	status,
	event_date_iso: '2026-11-16T15:00:00+07:00',
	podium,
});
const first = [{ place: 1, name: 'Mook', anonymous: false }];

afterEach(() => vi.unstubAllGlobals());

it('shows a tournament that is over while its event still runs', async () => {
	const lists: Record<string, object[]> = {
		ongoing: [sent('1', 'ongoing', []), sent('2', 'ongoing', first)],
		past: [sent('3', 'past', first)],
	};
	vi.stubGlobal('fetch', async (address: string) => {
		const status = new URL(address, 'https://nk.example').searchParams.get('status') ?? '';
		return new Response(JSON.stringify(lists[status]), {
			headers: { 'content-type': 'application/json' },
		});
	});
	expect(lastWon(await decided())?.id).toBe('2');
});
