import { expect, test } from 'vitest';
import { readEvent, type ShopEvent } from '@/lib/events/events';
import { nextOf } from './NextRound';

const made = (id: string, event_type: string, changes: object = {}): ShopEvent =>
	readEvent({ id, name: `Event ${id}`, event_type, ...changes }) as ShopEvent;

const over = made('1', 'Beyblade X', { status: 'past' });

test('the next round is the soonest of the same kind that still takes place', () => {
	const ahead = [
		made('2', 'Board Game'),
		made('3', 'Beyblade X', { cancelled: true }),
		made('1', 'Beyblade X'),
		made('4', 'เบย์เบลด X'),
		made('5', 'Beyblade X'),
	];
	expect(nextOf(over, ahead)?.id).toBe('4');
	expect(nextOf(over, ahead.slice(0, 3))).toBeUndefined();
});
