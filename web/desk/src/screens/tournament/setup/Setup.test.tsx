// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, press, serve, settled, shown, typeInto } from '~/lib/screen-testing';
import { Setup } from './Setup';
import type { Settings } from './settings';

let close: () => Promise<void>;
let sent: Settings[];
let meanwhile: () => Promise<void>;

const format: Settings = {
	stages: [
		{
			kind: 'swiss',
			match: { target: 4, best_of: 1 },
			takes: 0,
			rounds: 4,
			groups: 0,
			third_place: true,
			reset: true,
		},
	],
	tie_breaks: [],
	late: 'loss',
	seeding: 'rating',
	stadiums: 4,
	slow_after_seconds: 600,
	seed: 7,
	deck_check: false,
};
const plan = { rounds: [], matches: 0, turns: 0, ends_at: '2099-01-01T10:00:00+07:00', fits: true };

beforeEach(async () => {
	vi.useFakeTimers();
	sent = [];
	meanwhile = async () => undefined;
	serve(() => answer({ ...plan, settings: format }));
	const save = async (settings: Settings) => {
		sent.push(settings);
		await meanwhile();
		return true;
	};
	close = await shown(
		<Setup event={7} count={8} current={format} busy={false} error={null} onSave={save} />,
	);
});

afterEach(async () => {
	await close();
	vi.useRealTimers();
});

const stadiums = () => document.querySelectorAll('input')[1] as HTMLInputElement;
const slow = () => document.querySelectorAll('input')[2] as HTMLInputElement;
const saving = () => document.querySelector('button[type=submit]') as HTMLButtonElement;
const save = async () => {
	await press(/บันทึกรูปแบบ/);
	await settled();
};

it('stays with the format that was saved', async () => {
	await typeInto(stadiums(), '2');
	await save();
	expect(stadiums().value).toBe('2');
	await save();
	expect(sent.map((settings) => settings.stadiums)).toEqual([2, 2]);
	expect(localStorage.getItem('nk-desk.draft.tournament.format.7')).toBeNull();
});

it('leaves alone what was changed while the format was being saved', async () => {
	await typeInto(stadiums(), '2');
	meanwhile = () => typeInto(stadiums(), '3');
	await save();
	expect(stadiums().value).toBe('3');
});

it('lets the minutes of a slow match be emptied and typed anew', async () => {
	await press(/ตั้งค่าเพิ่มเติม/);
	expect(slow().value).toBe('10');
	await typeInto(slow(), '');
	expect([slow().value, slow().ariaInvalid, saving().disabled]).toEqual(['', 'true', true]);
	await typeInto(slow(), '8');
	await save();
	expect(sent.map(({ slow_after_seconds: seconds }) => seconds)).toEqual([480]);
	expect(slow().value).toBe('8');
});

it('keeps the minutes as they were where nobody types them', async () => {
	await press(/ตั้งค่าเพิ่มเติม/);
	await save();
	expect(sent).toEqual([format]);
});
