import { afterEach, describe, expect, it, vi } from 'vitest';
import { active } from './active';

/** A page that a browser draws ahead, and the moment somebody asks for it. */
function drawnAhead() {
	const page = Object.assign(new EventTarget(), { prerendering: true });
	vi.stubGlobal('document', page);
	return () => {
		page.prerendering = false;
		page.dispatchEvent(new Event('prerenderingchange'));
	};
}

const pendingOr = <T>(promise: Promise<T>) => Promise.race([promise, 'waiting' as const]);

afterEach(() => vi.unstubAllGlobals());

describe('a page that is drawn ahead', () => {
	it('waits until somebody asks for it, and until its first frame', async () => {
		const frames: (() => void)[] = [];
		vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
		const ask = drawnAhead();
		const waiting = active().then(() => 'active');
		expect(await pendingOr(waiting)).toBe('waiting');
		ask();
		expect(await pendingOr(waiting)).toBe('waiting');
		for (const draw of frames) draw();
		expect(await waiting).toBe('active');
	});
});

describe('any other page', () => {
	it('is active at once', async () => {
		vi.stubGlobal('document', Object.assign(new EventTarget(), { prerendering: false }));
		await active();
	});

	it('is so in a browser that knows nothing of it', async () => {
		vi.stubGlobal('document', new EventTarget());
		await active();
	});
});
