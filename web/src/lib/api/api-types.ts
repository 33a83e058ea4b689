/* What the API sends. Made by `python -m tools.api_types` from the API's description; changes
   here are overwritten. */

export type EventStatus = EventSummary['status'];

export type TieBreak =
	| 'points'
	| 'buchholz_cut_1'
	| 'buchholz'
	| 'head_to_head'
	| 'sonneborn_berger'
	| 'point_difference'
	| 'lots';

/** A Bey as it was understood. */
export interface BeyBody {
	parts: ReadonlyArray<PartBody>;
	/** What was written but not recognised. */
	unknown: ReadonlyArray<string>;
}

/** A day on which a branch stays shut, told at short notice. */
export interface ClosingDayBody {
	branch_id: string;
	/** The day in Bangkok, as YYYY-MM-DD. */
	day: string;
	/** May be empty, as the English one. */
	reason: string;
	reason_en: string;
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
	/** What the picture shows; may be empty. */
	picture_alt: string;
	picture_alt_en: string;
	/** The point of the picture that a crop keeps in sight, in per cent from the left; null is the middle. */
	picture_left: number | null;
	/** The same from the top. */
	picture_top: number | null;
	/** Why it was called off; may be empty. */
	cancel_reason: string;
	cancel_reason_en: string;
	/** How far the event's tournament is; null if it has none. See /live. */
	tournament: 'registering' | 'running' | 'finished' | null;
	/** The first three, once it is finished; nobody where there is no champion. */
	podium: ReadonlyArray<PlacedBody>;
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
	/** What the picture shows; may be empty. */
	picture_alt: string;
	picture_alt_en: string;
	/** The point of the picture that a crop keeps in sight, in per cent from the left; null is the middle. */
	picture_left: number | null;
	/** The same from the top. */
	picture_top: number | null;
	/** Why it was called off; may be empty. */
	cancel_reason: string;
	cancel_reason_en: string;
	/** How far the event's tournament is; null if it has none. See /live. */
	tournament: 'registering' | 'running' | 'finished' | null;
	/** The first three, once it is finished; nobody where there is no champion. */
	podium: ReadonlyArray<PlacedBody>;
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

/** One round of one player, with the numbers that tie-breaks are made of.

Buchholz is the sum of `opponent_points`, cut 1 leaves out the one marked `cut`,
Sonneborn-Berger adds those that were won, the point difference adds `difference`. */
export interface LiveEntry {
	round: number;
	kind: 'played' | 'bye' | 'walkover' | 'absent' | 'late_bye' | 'missed';
	won: boolean;
	opponent: number | null;
	/** The player's own where nobody was played. */
	opponent_points: number;
	difference: number;
	cut: boolean;
}

/** How often battles ended in one way. */
export interface LiveFinish {
	kind: 'xtreme' | 'over' | 'burst' | 'spin' | 'own' | 'out_of_bounds' | 'touch';
	count: number;
}

/** Wins among all who are tied up to here. */
export interface LiveHeadToHead {
	/** False: they have not all met, so it decides nothing. */
	applies: boolean;
	wins: number;
	opponents: ReadonlyArray<number>;
}

/** One line of a table. */
export interface LiveLine {
	place: number;
	player: number;
	points: number;
	losses: number;
	/** In the order of `tie_breaks`. */
	values: ReadonlyArray<number>;
	/** What parts it from the line above. */
	decided_by: TieBreak | null;
	entries: ReadonlyArray<LiveEntry>;
	/** Null where nobody is tied. */
	head_to_head: LiveHeadToHead | null;
}

/** The match that took longest. */
export interface LiveLongest {
	match: number;
	seconds: number;
}

/** One match. */
export interface LiveMatch {
	id: number;
	group: number | null;
	/** A player; null: not known yet, or nobody (a bye). */
	a: number | null;
	b: number | null;
	/** Reported waits for the head judge; only confirmed counts. */
	status: 'waiting' | 'ready' | 'called' | 'running' | 'reported' | 'confirmed';
	stadium: number | null;
	/** Called or started, in seconds since 1970. */
	since: number | null;
	/** At its stadium for longer than usual. */
	slow: boolean;
	/** Void: nobody had to play it. */
	outcome: 'played' | 'no_show' | 'double_no_show' | 'forfeit' | 'bye' | 'void' | null;
	winner: number | null;
	/** Points of a and b, set by set; may be empty. */
	sets: ReadonlyArray<readonly [number, number]>;
	/** In brackets only. */
	position: LivePosition | null;
	/** Why it is a bye; empty for any other match. */
	bye: ReadonlyArray<LiveReason>;
}

/** A place of the whole tournament, as it stands. */
export interface LivePlace {
	place: number;
	player: number;
}

/** Somebody on the tournament's list. */
export interface LivePlayer {
	/** The number on the event's list, by which all else names them. */
	number: number;
	/** The nickname, plain text. */
	name: string;
	/** The person asked to be removed; the name says nothing. */
	anonymous: boolean;
	attendance: 'registered' | 'present' | 'dropped' | 'disqualified';
	/** Before the tournament. */
	rating: number;
	/** What its confirmed matches did to the rating so far; null before the first. */
	change: number | null;
}

/** A match's place in a bracket. */
export interface LivePosition {
	branch: 'winners' | 'losers' | 'final' | 'reset' | 'third';
	/** From 1, from the top, within its branch and round. */
	position: number;
	a_from: LiveSource | null;
	b_from: LiveSource | null;
}

/** Why somebody has a bye, as a code with its number. */
export interface LiveReason {
	code: 'bye' | 'first_bye' | 'bye_again' | 'free_win_before' | 'later_rounds' | 'seed';
	/** Points, byes, wins without playing, or the seed. */
	value: number | null;
}

/** A round that everybody may see. */
export interface LiveRound {
	stage: number;
	/** Counted from 1 within its stage. */
	number: number;
	state: 'waiting' | 'running' | 'over';
	matches: ReadonlyArray<LiveMatch>;
}

/** Where a bracket's place is filled from. */
export interface LiveSource {
	match: number;
	/** The loser of that match comes here, not the winner. */
	loser: boolean;
}

/** A stadium and the match called to it or running there. */
export interface LiveStadium {
	number: number;
	match: number | null;
}

/** A stage as announced. */
export interface LiveStage {
	/** Counted from 1. */
	number: number;
	kind: 'swiss' | 'single' | 'double' | 'groups' | 'open';
	state: 'waiting' | 'running' | 'over';
	/** How many rounds are announced; 0 where that is not known. */
	rounds: number;
	/** How many rounds everybody can see. */
	drawn: number;
	/** How many go on into this stage; 0 is everybody. */
	takes: number;
	/** Points of a set. */
	target: number;
	best_of: number;
}

/** The day in numbers. */
export interface LiveStatistics {
	players: number;
	/** Those that were played. */
	matches: number;
	/** Battle points of everybody together. */
	points: number;
	/** As far as judges wrote the battles down. */
	finishes: ReadonlyArray<LiveFinish>;
	longest: LiveLongest | null;
	upset: LiveUpset | null;
}

/** The standings of Swiss rounds, an open day, or one group. */
export interface LiveTable {
	group: number | null;
	lines: ReadonlyArray<LiveLine>;
}

/** A tournament as it stands now. */
export interface LiveTournament {
	event_id: string;
	/** Counts the log; a higher one is newer. */
	version: number;
	state: 'registering' | 'running' | 'finished';
	/** The stage being played; null before the start. */
	stage: number | null;
	stages: ReadonlyArray<LiveStage>;
	players: ReadonlyArray<LivePlayer>;
	rounds: ReadonlyArray<LiveRound>;
	stadiums: ReadonlyArray<LiveStadium>;
	/** Matches waiting for a stadium, the next one first; any stadium may free up. */
	queue: ReadonlyArray<number>;
	tie_breaks: ReadonlyArray<TieBreak>;
	/** Of the first stage, unless it is a bracket. */
	standings: ReadonlyArray<LiveTable>;
	/** Everybody, best first; final once finished. */
	places: ReadonlyArray<LivePlace>;
	/** Once finished; an open day has none, nor a final that nobody won. */
	champion: number | null;
	/** Once finished. */
	statistics: LiveStatistics | null;
}

/** The win against the greatest difference in rating. */
export interface LiveUpset {
	match: number;
	winner: number;
	loser: number;
	difference: number;
}

/** What visitors have to know at once. */
export interface NoticesBody {
	sold_out: ReadonlyArray<SoldOutBody>;
	/** From today on, the soonest first. */
	closing_days: ReadonlyArray<ClosingDayBody>;
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

/** One of the first three of a finished tournament. */
export interface PlacedBody {
	place: number;
	/** URL-encoded (UTF-8, percent signs); decode it before showing it. */
	name: string;
	anonymous: boolean;
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

/** A dish that some branches have run out of. */
export interface SoldOutBody {
	/** The menu part's id, a stroke, and the name in English. */
	dish: string;
	branches: ReadonlyArray<string>;
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
