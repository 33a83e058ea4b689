import { expect, test } from 'vitest';
import { readEvent, type ShopEvent } from '@/lib/events/events';
import { nextOf } from './NextRound';
import { othersOf } from './OtherEvents';

const made = (id: string, event_type: string, changes: object = {}): ShopEvent =>
	readEvent({ id, name: `Event ${id}`, event_type, ...changes }) as ShopEvent;

const over = made('1', 'Beyblade X', { status: 'past' });

test('the next round is the soonest of the same kind that still takes place', () => {
	const ahead = [
		made('2', 'Board Game'),
		made('3', 'Beyblade X', { cancelled: true }),
		made('1', 'Beyblade X'),
		made('6', 'Beyblade X', { status: 'ongoing' }),
		made('4', 'เบย์เบลด X', { status: 'upcoming' }),
		made('5', 'Beyblade X', { status: 'upcoming' }),
	];
	expect(nextOf(over, ahead)?.id).toBe('4');
	expect(nextOf(over, ahead.slice(0, 4))?.id).toBe('6');
	expect(nextOf(over, ahead.slice(0, 3))).toBeUndefined();
});

test('beside an event stand the two next ones, whatever their kind, but not itself', () => {
	const ahead = [
		made('1', 'Beyblade X'),
		made('2', 'Board Game', { cancelled: true }),
		made('3', 'Board Game'),
		made('4', 'Beyblade X'),
		made('5', 'Beyblade X'),
	];
	expect(othersOf(over, ahead).map(({ id }) => id)).toEqual(['3', '4']);
	expect(othersOf(over, ahead.slice(0, 2))).toEqual([]);
});
