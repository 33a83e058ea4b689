// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { asleep } from './island-testing';
import { useWakeLock } from './wake-lock';

function Screen() {
	return useWakeLock(true) ? 'on' : 'may go dark';
}

/** A lock that the device grants when the test wants it to. */
function device() {
	const lock = { addEventListener: vi.fn(), release: vi.fn(async () => undefined) };
	let grant: (lock: unknown) => void = () => undefined;
	const request = () =>
		new Promise((resolve) => {
			grant = resolve;
		});
	vi.stubGlobal('navigator', { wakeLock: { request } });
	return { lock, grant: () => act(async () => grant(lock)) };
}

afterEach(() => {
	vi.unstubAllGlobals();
});

it('keeps the screen on until the page is left', async () => {
	const { lock, grant } = device();
	const screen = asleep(<Screen />);
	await screen.wake();
	expect(screen.place.textContent).toBe('may go dark');
	await grant();
	expect(screen.place.textContent).toBe('on');
	await screen.leave();
	expect(lock.release).toHaveBeenCalledTimes(1);
});

it('lets go of a lock that is granted after the page was left', async () => {
	const { lock, grant } = device();
	const screen = asleep(<Screen />);
	await screen.wake();
	await screen.leave();
	await grant();
	expect(lock.release).toHaveBeenCalledTimes(1);
});
