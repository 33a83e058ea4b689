/* What the API sends. Made by `python -m tools.api_types` from the API's description; changes
   here are overwritten. */

export type EventStatus = EventSummary['status'];

/** A Bey as it was understood. */
export interface BeyBody {
	parts: ReadonlyArray<PartBody>;
	/** What was written but not recognised. */
	unknown: ReadonlyArray<string>;
}

/** Whether a deck is legal, and every reason why not. */
export interface DeckAnswer {
	verdict: 'legal' | 'unknown' | 'illegal';
	beys: ReadonlyArray<BeyBody>;
	findings: ReadonlyArray<DeckFinding>;
}

/** A rule that the deck breaks, or a note about it. */
export interface DeckFinding {
	/** The id of the rule, a fixed word. */
	rule: string;
	/** Which Bey, counted from 1; null is the whole deck. */
	bey: number | null;
	/** The ids of the parts it is about, if any. */
	parts: ReadonlyArray<string>;
	text: TwoLanguages;
	/** The part of the regulations page where the rule stands. */
	section: string;
}

/** The one shape of every error. */
export interface ErrorBody {
	error: ErrorDetail;
}

/** What went wrong. */
export interface ErrorDetail {
	/** A fixed word for programs to act on. */
	code: string;
	/** A sentence for people. */
	message: string;
	/** The parameter it is about, if it is about one. */
	field: string | null;
}

/** An event with the people who take part. */
export interface EventDetail {
	id: string;
	name: string;
	event_type: string;
	status: 'upcoming' | 'ongoing' | 'past';
	cancelled: boolean;
	/** The day in Bangkok, as YYYY-MM-DD. */
	date: string;
	/** The start with Bangkok's offset, ISO 8601. */
	event_date_iso: string;
	/** The end with Bangkok's offset, ISO 8601. */
	event_end_iso: string | null;
	location: string;
	branch_id: string | null;
	/** Plain text; line breaks are meant. */
	description: string;
	/** An https address, only while the event is upcoming and not cancelled. */
	register_url: string | null;
	registrations_count: number;
	winner: WinnerBody | null;
	/** Shipped as an example, not written by the shop. */
	sample: boolean;
	/** The name in English; empty where `name` says it for all. */
	name_en: string;
	/** The description in English; may be empty. */
	description_en: string;
	/** Baht to take part; 0 is free, null is not said. */
	fee: number | null;
	/** How it is played; may be empty, as all that follow. */
	format: string;
	format_en: string;
	/** What to bring. */
	bring: string;
	bring_en: string;
	/** For which age or level. */
	level: string;
	level_en: string;
	/** How many can take part; null is not said. */
	places: number | null;
	/** A picture's address, or null. */
	picture: string | null;
	/** By running number; at most 2,000, while registrations_count is complete. */
	registrations: ReadonlyArray<RegistrationBody>;
}

/** An event as a list shows it. */
export interface EventSummary {
	id: string;
	name: string;
	event_type: string;
	status: 'upcoming' | 'ongoing' | 'past';
	cancelled: boolean;
	/** The day in Bangkok, as YYYY-MM-DD. */
	date: string;
	/** The start with Bangkok's offset, ISO 8601. */
	event_date_iso: string;
	/** The end with Bangkok's offset, ISO 8601. */
	event_end_iso: string | null;
	location: string;
	branch_id: string | null;
	/** Plain text; line breaks are meant. */
	description: string;
	/** An https address, only while the event is upcoming and not cancelled. */
	register_url: string | null;
	registrations_count: number;
	winner: WinnerBody | null;
	/** Shipped as an example, not written by the shop. */
	sample: boolean;
	/** The name in English; empty where `name` says it for all. */
	name_en: string;
	/** The description in English; may be empty. */
	description_en: string;
	/** Baht to take part; 0 is free, null is not said. */
	fee: number | null;
	/** How it is played; may be empty, as all that follow. */
	format: string;
	format_en: string;
	/** What to bring. */
	bring: string;
	bring_en: string;
	/** For which age or level. */
	level: string;
	level_en: string;
	/** How many can take part; null is not said. */
	places: number | null;
	/** A picture's address, or null. */
	picture: string | null;
}

/** A line of the leaderboard. */
export interface LeaderboardLine {
	/** Equal ratings share a rank: 1, 2, 2, 4. */
	rank: number;
	/** URL-encoded (UTF-8, percent signs); decode it before showing it. */
	name: string;
	rating: number;
	avatar: string | null;
	/** Points won or lost since last week's end. */
	change_week: number | null;
	/** The rating week by week, the last one being now. */
	history: ReadonlyArray<number>;
}

/** A part the shop knows. */
export interface PartBody {
	id: string;
	kind: 'blade' | 'lock_chip' | 'main_blade' | 'over_blade' | 'assist_blade' | 'ratchet' | 'bit';
	/** Every name, the one to show first. */
	names: ReadonlyArray<string>;
	/** The letters it is written with, if it has any. */
	code: string | null;
	line: string | null;
	banned: boolean;
}

/** What a match does to one player's rating, with the parts that make up the total. */
export interface PlayerChange {
	before: number;
	after: number;
	/** The expected score before the match, from 0 to 1. */
	expected: number;
	/** Points by the Elo formula, cut toward zero. */
	base: number;
	upset_bonus: number;
	sweep_bonus: number;
	total: number;
}

/** Both players' changes, the asking player's first. */
export interface RatingPreview {
	mine: PlayerChange;
	theirs: PlayerChange;
}

/** Somebody who takes part in an event. */
export interface RegistrationBody {
	running_number: number;
	/** URL-encoded (UTF-8, percent signs); decode it before showing it. */
	player_name: string;
	winner: boolean;
	anonymous: boolean;
	/** A picture's address, or null. */
	avatar: string | null;
}

/** The running season, in Bangkok's calendar. */
export interface SeasonBody {
	/** The first day, as YYYY-MM-DD. */
	starts_on: string;
	/** The first day of the next season, as YYYY-MM-DD. */
	ends_on: string;
}

/** A sentence in Thai and in English. */
export interface TwoLanguages {
	th: string;
	en: string;
}

/** Who won an event. */
export interface WinnerBody {
	/** URL-encoded (UTF-8, percent signs); decode it before showing it. */
	name: string;
	/** A picture's address, or null. */
	avatar: string | null;
	/** The person asked to be removed; the name says nothing. */
	anonymous: boolean;
}
