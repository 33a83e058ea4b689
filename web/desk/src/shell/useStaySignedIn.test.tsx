// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '~/api/questions';
import type { DeviceBody } from '~/api/types';
import { answer, serve, shown } from '~/lib/screen-testing';
import { useStaySignedIn } from './useStaySignedIn';

let close: () => Promise<void>;
let renewed: string[];

function Signed({ device }: { device: DeviceBody }): null {
	useStaySignedIn(device);
	return null;
}
function Desk() {
	const { data } = useSession();
	return data ? <Signed device={data} /> : null;
}

const pass = (hours: number) =>
	act(async () => await vi.advanceTimersByTimeAsync(hours * 3_600_000));

beforeEach(async () => {
	vi.useFakeTimers({ now: new Date('2026-11-16T10:00:00+07:00') });
	renewed = [];
	let last_seen_at = new Date().toISOString();
	serve((path) => {
		if (path === 'session/renew') {
			last_seen_at = new Date().toISOString();
			renewed.push(last_seen_at);
		}
		return answer({ id: 1, last_seen_at });
	});
	close = await shown(<Desk />);
});

afterEach(async () => {
	await close();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

it('stays signed in on a tablet that is never loaded anew', async () => {
	await pass(11);
	expect(renewed).toHaveLength(0);
	await pass(2);
	expect(renewed).toHaveLength(1);
	await pass(26);
	expect(renewed).toHaveLength(3);
});

it('does not count as used what nobody can see, until somebody comes back to it', async () => {
	const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	await pass(40);
	expect(renewed).toHaveLength(0);
	hidden.mockReturnValue(false);
	document.dispatchEvent(new Event('visibilitychange'));
	await pass(0);
	expect(renewed).toHaveLength(1);
});
