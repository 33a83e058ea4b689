import type { EventStatus } from '@/lib/api/api-types';
import { byName, facts } from '@/lib/events/events';
import type { Say } from '@/lib/text/words';

/* What the islands of the events pages say, made ready while the site is built. */

/** The two lists of the events page. */
export type Tab = Extract<EventStatus, 'upcoming' | 'past'>;
export const tabs: readonly Tab[] = ['upcoming', 'past'];

const ticketWords = (say: Say) => ({
	status: {
		upcoming: say('events.status.upcoming'),
		ongoing: say('events.status.ongoing'),
		past: say('events.status.past'),
		cancelled: say('events.status.cancelled'),
	},
	kinds: {
		beyblade: say('events.kind.beyblade'),
		board: say('events.kind.board'),
		script: say('events.kind.script'),
	},
	// Stamped on the tickets of past events.
	ended: say('events.ended'),
	allDay: say('events.all_day'),
	winner: say('events.winner'),
	anonymous: say('events.anonymous'),
});

export type TicketWords = ReturnType<typeof ticketWords>;

export const listWords = (say: Say) => ({
	...ticketWords(say),
	choose: say('events.tabs'),
	tab: { upcoming: say('events.tab.upcoming'), past: say('events.tab.past') },
	loading: say('events.loading'),
	error: {
		title: say('events.error.title'),
		warm: say('events.error.warm'),
		message: say('events.error.message'),
		retry: say('events.error.retry'),
	},
	ask: say('events.ask'),
	newTab: say('link.new_tab'),
	seePast: say('events.empty.past_see'),
	empty: {
		upcoming: {
			title: say('events.empty.upcoming'),
			note: say('events.empty.upcoming_note'),
		},
		past: { title: say('events.empty.past'), note: say('events.empty.past_note') },
	},
});

export type ListWords = ReturnType<typeof listWords>;

export const troubleWords = (say: Say) => ({
	notFound: {
		title: say('events.not_found.title'),
		warm: say('events.not_found.warm'),
		message: say('events.not_found.message'),
	},
	failed: {
		title: say('events.failed.title'),
		warm: say('events.error.warm'),
		message: say('events.error.message'),
	},
	retry: say('events.error.retry'),
	back: say('events.back'),
});

export type TroubleWords = ReturnType<typeof troubleWords>;

export const otherWords = (say: Say) => ({
	...ticketWords(say),
	others: {
		heading: say('events.others'),
		instead: say('events.instead'),
		all: say('events.next_round_all'),
	},
});

export type OtherWords = ReturnType<typeof otherWords>;

export const detailWords = (say: Say) => ({
	...otherWords(say),
	trouble: troubleWords(say),
	loading: say('events.loading_one'),
	calledOff: say('events.called_off'),
	register: say('events.register'),
	ask: say('events.ask'),
	join: say('events.join'),
	newTab: say('link.new_tab'),
	about: say('events.about'),
	facts: byName(facts, (fact) => say(`events.fact.${fact}`)),
	free: say('events.free'),
	baht: say('events.baht'),
	places: {
		all: say('events.places'),
		left: say('events.places_left'),
		full: say('events.places_full'),
	},
	rules: say('events.rules'),
	branch: {
		heading: say('events.branch'),
		past: say('events.branch_past'),
		map: say('events.branch_map'),
		more: say('events.branch_more'),
	},
	nextRound: {
		see: say('events.next_round_see'),
		heading: say('events.next_round'),
		none: say('events.next_round_none'),
		all: say('events.next_round_all'),
	},
	people: {
		heading: say('events.people'),
		headingPast: say('events.people_past'),
		count: say('events.people_count'),
		countPast: say('events.people_count_past'),
		none: say('events.people_none'),
		more: say('events.people_more'),
	},
	calendar: {
		heading: say('events.keep'),
		file: say('events.keep_file'),
		google: say('events.keep_google'),
	},
	share: {
		label: say('events.share'),
		copied: say('events.share_copied'),
		failed: say('events.share_failed'),
	},
});

export type DetailWords = ReturnType<typeof detailWords>;
export const nextWords = (say: Say) => {
	const { status, allDay } = ticketWords(say);
	return { status, allDay };
};
export type NextWords = ReturnType<typeof nextWords>;
