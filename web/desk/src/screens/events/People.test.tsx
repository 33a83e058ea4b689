// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQuestion } from '~/api/questions';
import type { CheckInForm, EventBody, PersonBody, RegisterForm } from '~/api/types';
import { answer, later, press, serve, settled, shown, typeInto } from '~/lib/screen-testing';
import { People } from './People';

let close: () => Promise<void>;
let held: ReturnType<typeof later>[];
let bodies: EventBody[];
let event: EventBody;

function Screen() {
	const { data } = useQuestion<EventBody>('events/3', ['events', 'one', 3]);
	return data ? <People event={data} /> : null;
}

const person = (number: number, name: string) =>
	({ number, name, checked_in_at: null, walk_in: false }) as PersonBody;

/** What a write leaves behind; its answer waits until the test gives it. */
function written(path: string, form: unknown) {
	const { list } = event;
	if (path === 'events/check-in') {
		const { number } = form as CheckInForm;
		const here = (one: PersonBody) => ({ ...one, checked_in_at: '2099-01-01T10:00:00+07:00' });
		event = { ...event, list: list.map((one) => (one.number === number ? here(one) : one)) };
	} else {
		const { name } = form as RegisterForm;
		event = { ...event, list: [...list, person(list.length + 1, name)] };
	}
	bodies.push(event);
	const waiting = later();
	held.push(waiting);
	return waiting.promise;
}

async function give(at: number) {
	held[at]?.give(answer(bodies[at]));
	await settled();
}

beforeEach(async () => {
	vi.useFakeTimers();
	held = [];
	bodies = [];
	const list = [person(1, 'Mook'), person(2, 'Beam'), person(3, 'Nok')];
	event = { id: 3, list, cancelled: false } as unknown as EventBody;
	serve((path, form) => (path === 'events/3' ? answer(event) : written(path, form)));
	close = await shown(<Screen />);
});

afterEach(async () => {
	await close();
	vi.useRealTimers();
});

const find = () => document.querySelector('input') as HTMLInputElement;

it('leaves the next name alone when the one before is on the list', async () => {
	await typeInto(find(), ' Fah ');
	await press(/เพิ่มเป็นวอล์กอิน/);
	await typeInto(find(), 'Som');
	await give(0);
	expect(find().value).toBe('Som');
	await press(/เพิ่มเป็นวอล์กอิน/);
	await give(1);
	expect(find().value).toBe('');
	expect(document.querySelector('.list')?.textContent).toContain('Som');
});

it('shows both who were ticked off in a row, whichever answer comes last', async () => {
	await press(/Mook/);
	await press(/Beam/);
	await give(1);
	await give(0);
	const pressed = [...document.querySelectorAll('[aria-pressed]')];
	expect(pressed.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false']);
});

const refuse = async (at: number) => {
	const message = { th: 'รายชื่อเต็มแล้ว', en: 'The list is full.' };
	held[at]?.give(answer({ error: { code: 'full', message, field: null } }, 422));
	await settled();
};

it('says of every quick press that failed whose it was, whatever came after', async () => {
	await press(/Mook/);
	await press(/Beam/);
	await press(/Nok/);
	await refuse(0);
	await refuse(1);
	await give(2);
	const toasts = [...document.querySelectorAll('.toast')].map((one) => one.textContent);
	expect(toasts).toEqual(['ยังไม่ได้บันทึก Mook, Beam · รายชื่อเต็มแล้ว']);
	// Without an answer as well; an old refusal hides nothing that came later.
	serve(() => Promise.reject(new TypeError('no network')));
	await press(/Nok/);
	await act(async () => await vi.advanceTimersByTimeAsync(3_000));
	expect(document.querySelector('.toast:last-child')?.textContent).toContain('Nok · ติดต่อ');
});
