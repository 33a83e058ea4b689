import type { Say } from '@/lib/text/words';

/* What answers a press in the home hero, from the back of the shop to its front. */

export const people = [
	'crown',
	'cap',
	'glasses',
	'bun',
	'chef',
	'curls',
	'pigtails',
	'spiky',
	'headphones',
] as const;

/** Of them, those who have room beside the head for the letters of their sleep. */
export const snorers: readonly (typeof people)[number][] = ['glasses', 'bun', 'chef', 'headphones'];

export const things = ['neon', 'booth', ...people, 'cup', 'die', 'tops'] as const;

export type Thing = (typeof things)[number];

/** What each says when it is pressed, and what those say in turn who are woken up. */
export type BubbleWords = Record<Thing, string> & { asleep: readonly string[] };

/** Only for code that runs while the site is built. */
export const bubbleWords = (say: Say): BubbleWords => ({
	neon: say('shop.neon_says'),
	booth: say('shop.booth_says'),
	crown: say('shop.crown_says'),
	cap: say('shop.cap_says'),
	glasses: say('shop.glasses_says'),
	bun: say('shop.bun_says'),
	chef: say('shop.chef_says'),
	curls: say('shop.curls_says'),
	pigtails: say('shop.pigtails_says'),
	spiky: say('shop.spiky_says'),
	headphones: say('shop.headphones_says'),
	cup: say('shop.cup_says'),
	die: say('shop.die_says'),
	tops: say('shop.tops_says'),
	asleep: [say('shop.asleep_says'), say('shop.asleep_says_2'), say('shop.asleep_says_3')],
});
