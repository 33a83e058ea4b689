// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import DeckCheck from '@/features/deck/DeckCheck.island';
import TicketHelper from '@/features/play/TicketHelper.island';
import { Setup } from '@/features/scoreboard/Setup';
import { type AsleepIsland, asleep, typeInto } from '@/lib/island-testing';

/** Words that are their own keys, however deep. */
const words: never = new Proxy(() => undefined, {
	get: (_, key) => {
		if (key === 'example_deck') return ['', '', ''];
		return key === 'toString' || key === Symbol.toPrimitive ? () => '{count}' : '{count}';
	},
}) as never;
const nested = { answer: {}, against: {}, reason_same: {}, tickets: {}, guests: {} };
const ticketWords = new Proxy(nested, {
	get: (known, key) => (key in known ? words : '{count}'),
}) as never;

const picture = {
	src: 'a.avif',
	srcSet: 'a.avif 320w',
	width: 320,
	height: 240,
	placeholder: '',
	focus: null,
	largest: 'a.avif',
};
const pictures = {
	empty: picture,
	waiting: picture,
	legal: picture,
	unknown: picture,
	illegal: picture,
	failed: picture,
};
const faces = { one: ['a.avif', 'b.avif'], two: ['c.avif', 'd.avif'] } as const;
const prices = { hourly: 50, daily: 150, monthly: 900 };
const branch = (id: string) => ({
	id,
	name: id,
	longest: 10,
	prices: { students: prices, general: prices },
});

let island: AsleepIsland;
const fields = (selector: string) => [
	...island.place.querySelectorAll<HTMLInputElement>(`input${selector}`),
];

afterEach(async () => {
	await island.leave();
	vi.unstubAllGlobals();
	history.replaceState(null, '', '/');
});

describe('the deck checker', () => {
	it('keeps what was typed before it woke up', async () => {
		vi.stubGlobal(
			'fetch',
			vi.fn(() => new Promise(() => undefined)),
		);
		island = asleep(<DeckCheck words={words} pictures={pictures} language="en" />);
		const [first, , third] = fields('[name=bey]');
		if (first) first.value = 'Dran Sword 3-60 F';
		if (third) third.value = 'Wizard Rod 9-60 B';
		await island.wake();
		if (third) await typeInto(third, 'Wizard Rod 9-60 BX');
		expect(fields('[name=bey]').map(({ value }) => value)).toEqual([
			'Dran Sword 3-60 F',
			'',
			'Wizard Rod 9-60 BX',
		]);
		expect(new URLSearchParams(location.search).getAll('bey')[0]).toBe('Dran Sword 3-60 F');
	});

	it('still reads the deck of a shared address', async () => {
		vi.stubGlobal(
			'fetch',
			vi.fn(() => new Promise(() => undefined)),
		);
		history.replaceState(null, '', '/?bey=a&bey=b&bey=c');
		island = asleep(<DeckCheck words={words} pictures={pictures} language="en" />);
		await island.wake();
		expect(fields('[name=bey]').map(({ value }) => value)).toEqual(['a', 'b', 'c']);
	});
});

describe('the ticket helper', () => {
	it('counts with what was moved and chosen before it woke up', async () => {
		island = asleep(<TicketHelper branches={[branch('one'), branch('two')]} words={ticketWords} />);
		const [hours] = fields('[name=hours]');
		const [, second] = fields('[type=radio]');
		if (hours) hours.value = '7';
		if (second) second.checked = true;
		await island.wake();
		expect(island.place.querySelector('output')?.textContent).toBe('7');
		expect(hours?.value).toBe('7');
		expect(second?.checked).toBe(true);
	});
});

describe("the scoreboard's set-up", () => {
	it('starts the match that was set up before it woke up', async () => {
		const onStart = vi.fn();
		const setup = { setup: words, kept: '' } as never;
		island = asleep(<Setup words={setup} faces={faces} onStart={onStart} />);
		const [name] = fields('[name=one]');
		const [, seven] = fields('[name=target]');
		const [swap] = fields('[name=places][value=swap]');
		if (name) name.value = 'Kaze';
		if (seven) seven.checked = true;
		if (swap) swap.checked = true;
		await island.wake();
		await act(async () => island.place.querySelector('form')?.requestSubmit());
		const [settings, names] = onStart.mock.calls[0] ?? [];
		expect(names[0]).toBe('Kaze');
		expect(settings).toMatchObject({ target: Number(seven?.value), swap_positions: true });
	});
});
