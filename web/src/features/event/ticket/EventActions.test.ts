import { expect, test } from 'vitest';
import { readEvent, type ShopEvent } from '@/lib/events/events';
import vectors from '../../../../../tests/vectors/event_actions.json';
import { actionOf, actions } from './EventActions';

/* tests/vectors/event_actions.json holds this level with src/nk/site/events/action.py. */

test.each(vectors)('$action: $says', ({ event, action }) => {
	expect(actionOf(readEvent({ id: '1', name: 'Cup', ...event }) as ShopEvent)).toBe(action);
});

test('there is an example of everything there is to press', () => {
	expect(new Set(vectors.map(({ action }) => action))).toEqual(new Set(actions));
});
