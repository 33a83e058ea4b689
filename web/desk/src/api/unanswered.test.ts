import { expect, it } from 'vitest';
import { OfflineError, RefusedError } from './client';
import { unanswered } from './unanswered';

const done = async (id: string) => id;
const refusal = { code: 'no', message: { th: 'ไม่', en: 'No' }, field: null };

/** The id of a press that ends with a problem. */
async function lost(send: ReturnType<typeof unanswered>, form: object, problem: Error) {
	let used = '';
	const sent = send(form, async (id) => {
		used = id;
		throw problem;
	});
	await expect(sent).rejects.toBe(problem);
	return used;
}

it('sends the same press again under the same id until an answer comes', async () => {
	const send = unanswered();
	const first = await lost(send, { number: 1 }, new OfflineError());
	expect(await send({ number: 1 }, done)).toBe(first);
	expect(await send({ number: 1 }, done)).not.toBe(first);
	const refused = await lost(send, { number: 1 }, new RefusedError(422, refusal));
	expect(await send({ number: 1 }, done)).not.toBe(refused);
});

it('takes what was pressed in between for another press', async () => {
	const send = unanswered();
	const ticked = await lost(send, { here: true }, new OfflineError());
	await send({ here: false }, done);
	expect(await send({ here: true }, done)).not.toBe(ticked);
});

it('leaves the id of a later press alone when an earlier one is answered', async () => {
	const send = unanswered();
	let answer: (id: string) => void = () => undefined;
	const early = send({ number: 1 }, () => new Promise<string>((resolve) => (answer = resolve)));
	const late = await lost(send, { number: 2 }, new OfflineError());
	answer('');
	await early;
	expect(await send({ number: 2 }, done)).toBe(late);
});
