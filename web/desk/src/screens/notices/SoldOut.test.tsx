// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQuestion } from '~/api/questions';
import type { ClosingDayBody, NoticesBody, SoldOutForm } from '~/api/types';
import { keep } from '~/lib/kept';
import { answer, later, press, serve, settled, shown } from '~/lib/screen-testing';
import { ClosingDays } from './ClosingDays';
import { SoldOut } from './SoldOut';

let close: () => Promise<void>;
let held: ReturnType<typeof later>[];
let bodies: NoticesBody[];
let notices: NoticesBody;

function Screen({ part: Part }: { part: typeof SoldOut }) {
	const { data } = useQuestion<NoticesBody>('notices', ['notices']);
	return data ? <Part notices={data} /> : null;
}

const dish = (key: string) => ({ key, group: 'g', th: key, en: key });
const day = (on: string): ClosingDayBody => ({
	branch_id: 'bangkae',
	day: on,
	reason: on,
	reason_en: on,
});

/** What a write leaves behind; its answer waits until the test gives it. */
function written(path: string, form: unknown) {
	if (path === 'notices/sold-out') {
		const mark = { dish: (form as SoldOutForm).dish, branch_id: 'bangkae', until: null };
		notices = { ...notices, sold_out: [...notices.sold_out, mark] };
	} else {
		const open = (form as ClosingDayBody).day;
		const closing_days = notices.closing_days.filter((one) => one.day !== open);
		notices = { ...notices, closing_days };
	}
	bodies.push(notices);
	const waiting = later();
	held.push(waiting);
	return waiting.promise;
}

/** The answers arrive, the last one first. */
async function answerInReverse() {
	for (const at of [1, 0]) {
		held[at]?.give(answer(bodies[at]));
		await settled();
	}
}

beforeEach(() => {
	vi.useFakeTimers();
	held = [];
	bodies = [];
	notices = {
		dishes: [dish('Tea'), dish('Cake')],
		sold_out: [],
		closing_days: [day('2099-01-01'), day('2099-01-02')],
	};
	keep('sold-out.branch', 'bangkae');
	serve((path, form) => {
		if (path === 'notices') return answer(notices);
		return path === 'branches' ? answer({ branches: [] }) : written(path, form);
	});
});

afterEach(async () => {
	await close();
	vi.useRealTimers();
});

it('shows both dishes that were switched off in a row, whichever answer comes last', async () => {
	close = await shown(<Screen part={SoldOut} />);
	await press(/Tea/);
	await press(/Cake/);
	await answerInReverse();
	const dishes = [...document.querySelectorAll<HTMLInputElement>('.switches input')];
	expect(dishes.map(({ checked }) => checked)).toEqual([true, true]);
});

it('shows no day that was opened again, whichever answer comes last', async () => {
	close = await shown(<Screen part={ClosingDays} />);
	const open = [...document.querySelectorAll<HTMLElement>('.list button')];
	for (const button of open) button.click();
	await settled();
	await answerInReverse();
	expect(document.querySelectorAll('.list button')).toHaveLength(0);
});

it.each([
	['a dish', SoldOut, /Tea|Cake/, 'Tea'],
	['a day', ClosingDays, /เปิดตามปกติ/, '1 ม.ค.'],
])('says of %s that was pressed first that it failed', async (_, part, name, first) => {
	close = await shown(<Screen part={part} />);
	const all = [...document.querySelectorAll<HTMLElement>('.list button, label.switch')];
	for (const one of all.filter(({ textContent }) => name.test(textContent ?? ''))) one.click();
	await settled();
	held[1]?.give(answer(bodies[1]));
	held[0]?.give(answer({}, 500));
	await settled();
	expect(document.querySelector('.toast')?.textContent).toContain(first);
});
