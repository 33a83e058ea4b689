// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveOf } from '@/lib/live/live';
import { LanguageProvider } from '~/lib/language';
import { answer, serve } from '~/lib/screen-testing';
import swissCalled from '../../../../../tests/vectors/live/swiss-called.json';
import { outbox } from './outbox';
import { ScoreMatch } from './ScoreMatch';

declare global {
	var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const live = liveOf(swissCalled);
const match = live && [...live.matches.values()].find(({ status }) => status === 'called');
const stage = live?.snapshot.stages[0];
let root: Root;

beforeEach(async () => {
	if (!live || !match || !stage) throw new Error('The example has no match to score.');
	const place = document.body.appendChild(document.createElement('div'));
	root = createRoot(place);
	const score = <ScoreMatch event={7} live={live} match={match} stage={stage} onSent={() => {}} />;
	await act(async () => root.render(<LanguageProvider>{score}</LanguageProvider>));
});

afterEach(async () => {
	await act(async () => root.unmount());
	document.body.replaceChildren();
	localStorage.clear();
});

/** Presses a button as a keyboard does: it has the focus, as long as it is there. */
async function press(name: RegExp, at = 0) {
	const all = [...document.querySelectorAll('button')];
	const button = all.filter((one) => name.test(one.ariaLabel ?? one.textContent ?? ''))[at];
	if (!button) throw new Error(`No button is called ${name}.`);
	await act(async () => {
		button.focus();
		button.click();
	});
}

const focused = () => document.activeElement;

it('leads from the third battle to the new order, and from it to the next battle', async () => {
	for (const at of [0, 1, 0]) await press(/Spin/, at);
	expect(focused()?.textContent).toContain('ครบสามแบตเทิลแล้ว');
	await press(/จัดแล้ว แข่งต่อ/);
	expect(focused()?.className).toBe('scoring-sides');
	expect(focused()?.getAttribute('aria-label')).toBe('แบตเทิลที่ 4');
});

it('leads from the last battle to the result', async () => {
	await press(/Xtreme/);
	await press(/Spin/);
	expect(focused()?.tagName).toBe('H2');
	expect(focused()?.textContent).toContain('ชนะ');
});

it('leaves the focus where somebody takes things back', async () => {
	for (const at of [0, 1, 0]) await press(/Spin/, at);
	await press(/ลบอันล่าสุด/);
	expect(focused()?.textContent).toContain('ลบอันล่าสุด');
});

it('gives the point to the side whose opponent touched a Bey', async () => {
	await press(/อีกฝ่ายแตะ \+1/, 1);
	const points = [...document.querySelectorAll('.scoring-points')];
	expect(points.map((one) => one.textContent)).toEqual(['0', '1']);
});

it('says of which two players the result is', async () => {
	const sent: unknown[] = [];
	serve((_, form) => {
		sent.push(form);
		return answer({ version: 85, repeated: false });
	});
	await press(/Xtreme/);
	await press(/Spin/);
	for (const at of [0, 1]) await press(/ดูแล้ว ถูกต้อง/, at);
	await press(/ส่งผล/);
	vi.unstubAllGlobals();
	expect(sent).toMatchObject([{ match: match?.id, players: [match?.a, match?.b] }]);
	for (const { form } of outbox.all()) outbox.drop(form.id);
});
