import { expect, test } from 'vitest';
import words from '@/generated/content.en.json';
import { liveOf } from '@/lib/live/live';
import type { LiveWords } from '@/lib/live/names';
import finished from '../../../../tests/vectors/live/finished.json';
import { cardText } from './ShareCard';

const live = liveOf(finished);
const player = finished.champion;

/** The champion's card after this change of the rating. */
function linesAfter(change: number | null): readonly string[] {
	if (!live) throw new Error('The example is no tournament.');
	const known = live.players.get(player);
	if (!known) throw new Error('The champion did not play.');
	const players = new Map(live.players).set(player, { ...known, change });
	return cardText({ ...live, players }, player, words.live as unknown as LiveWords).lines;
}

test('a card shows the rating that was won and says nothing of one that was lost', () => {
	expect(linesAfter(12)).toHaveLength(2);
	expect(linesAfter(12)[1]).toContain('+12');
	expect(linesAfter(-11)).toHaveLength(1);
	expect(linesAfter(null)).toHaveLength(1);
});
