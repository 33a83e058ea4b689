// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onReturn } from './returning';

const work = vi.fn();
let leave: () => void;

beforeEach(() => {
	vi.useFakeTimers();
	leave = onReturn(work);
});

afterEach(() => {
	leave();
	vi.useRealTimers();
	vi.restoreAllMocks();
	work.mockReset();
});

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

it('works once for everybody who was away for a minute', () => {
	vi.advanceTimersByTime(59_000);
	comeBack();
	expect(work).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1_000);
	comeBack();
	window.dispatchEvent(new Event('pageshow'));
	expect(work).toHaveBeenCalledTimes(1);
});

it('counts the time in which the phone slept, and its clocks but one stood still', () => {
	vi.spyOn(performance, 'now').mockReturnValue(0);
	vi.setSystemTime(Date.now() + 3_600_000);
	comeBack();
	expect(work).toHaveBeenCalledTimes(1);
});

it('leaves a page alone that is not looked at', () => {
	vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	vi.advanceTimersByTime(60_000);
	comeBack();
	expect(work).not.toHaveBeenCalled();
});

it('ends', () => {
	leave();
	vi.advanceTimersByTime(60_000);
	comeBack();
	window.dispatchEvent(new Event('pageshow'));
	expect(work).not.toHaveBeenCalled();
});
