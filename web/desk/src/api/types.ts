/* What the desk's screens send and get. Made by `python -m tools.desk_types` from the desk's own
   endpoints; changes here are overwritten. */

import type {
	EventDetail,
	LiveTournament,
} from '@/lib/api/api-types';

export type {
	EventDetail,
	LiveEntry,
	LiveFinish,
	LiveHeadToHead,
	LiveLine,
	LiveLongest,
	LiveMatch,
	LivePlace,
	LivePlayer,
	LivePosition,
	LiveReason,
	LiveRound,
	LiveSource,
	LiveStadium,
	LiveStage,
	LiveStatistics,
	LiveTable,
	LiveTournament,
	LiveUpset,
	TieBreak,
} from '@/lib/api/api-types';

/** An action of the log, as far as a sentence about it needs. */
export interface ActionBody {
	type: string;
	match?: number | null;
	player?: number | null;
	stadium?: number | null;
	rounds?: number | null;
}

/** What every action carries: the client's own id, and the version it was decided on. */
export interface ActionForm {
	id: string;
	expected?: number | null;
}

/** The numbers of new events. */
export interface AddedBody {
	ids: ReadonlyArray<number>;
}

/** Somebody is here: by number or name of the event's list, or new on it. */
export interface ArrivalForm {
	id: string;
	expected?: number | null;
	player: string;
	walk_in?: boolean;
}

/** Several people of the event's list are here, by number. */
export interface ArrivalsForm {
	id: string;
	expected?: number | null;
	players: ReadonlyArray<number>;
}

/** Branches that have a dish again. */
export interface AvailableForm {
	dish: string;
	branches: ReadonlyArray<string>;
}

/** A branch today: its hours (none if shut), why, whether it is open now, what is sold out. */
export interface BranchToday {
	id: string;
	name: Words;
	hours: string | null;
	reason: Words | null;
	is_open: boolean;
	sold_out: number;
}

/** The branches in the order of the content. */
export interface BranchesBody {
	branches: ReadonlyArray<EventBranchBody>;
}

/** Why an event is called off, for those who planned to come. */
export interface CancelEventForm {
	id: number;
	version: number;
	reason?: string;
	reason_en?: string;
	anyway?: boolean;
}

/** What the checker found. */
export interface CheckBody {
	mistakes: ReadonlyArray<MistakeBody>;
}

/** Whether somebody has come. */
export interface CheckInForm {
	id: number;
	number: number;
	here?: boolean;
}

/** An event that is over, and who won: a name, or no:3 for the third of the list. */
export interface CloseEventForm {
	id: number;
	version: number;
	winner?: string | null;
	anyway?: boolean;
}

/** The mark of the rehearsal that was looked at. */
export interface CloseSeasonForm {
	seen: string;
}

/** The season that was closed and the one that was opened. */
export interface ClosedBody {
	closed: SeasonBody;
	opened: SeasonBody;
}

/** A day on which a branch stays shut. */
export interface ClosingDayBody {
	branch_id: string;
	day: string;
	reason: string;
	reason_en: string;
}

/** Branches that stay shut from the first day to the last, and why. */
export interface ClosingDaysForm {
	branches: ReadonlyArray<string>;
	first: string;
	last: string;
	reason?: string;
	reason_en?: string;
}

/** Every rating that changes; `seen` is sent back by whoever has looked at them. */
export interface ConsequencesBody {
	changes: ReadonlyArray<RatingChangeBody>;
	seen: string;
}

/** All copies of the store, the newest first. */
export interface CopiesBody {
	copies: ReadonlyArray<CopyBody>;
}

/** A copy of the store on the machine. */
export interface CopyBody {
	name: string;
	size: number;
	at: string;
}

/** The event to write down again, and the starts of the copies. */
export interface CopyEventForm {
	id: number;
	starts: ReadonlyArray<string>;
}

/** What a correction moves if everything not started is drawn again. */
export interface CorrectionBody {
	version: number;
	pairings: ReadonlyArray<MovedBody>;
	stands: ReadonlyArray<number>;
	places: ReadonlyArray<MovedPlaceBody>;
	rated: ReadonlyArray<number>;
}

/** A result put right; `again` draws anew what nobody has started. */
export interface CorrectionForm {
	match: number;
	winner?: number | null;
	kind?: 'played' | 'no_show' | 'double_no_show';
	sets?: ReadonlyArray<readonly [number, number]>;
	battles?: string;
	players?: readonly [number, number] | null;
	id: string;
	expected?: number | null;
	again?: boolean;
}

/** A new tournament; without settings a format is proposed from the list and the hours. */
export interface CreateForm {
	stadiums?: number;
	settings?: Readonly<Record<string, unknown>> | null;
	anyway?: boolean;
}

/** Whether a deck may be played, and everything there is to say about it. */
export interface DeckCheckBody {
	verdict: 'legal' | 'unknown' | 'illegal';
	findings: ReadonlyArray<Words>;
}

/** A deck as players write it, one text a Bey. */
export interface DeckForm {
	beys: ReadonlyArray<string>;
}

/** A device as the screens show it. */
export interface DeviceBody {
	id: number;
	name: string;
	role: 'owner' | 'staff' | 'judge';
	event_id: number | null;
	stadium: number | null;
	created_at: string;
	last_seen_at: string;
	expires_at: string;
	mine?: boolean;
}

/** All devices that can be used now. */
export interface DevicesBody {
	devices: ReadonlyArray<DeviceBody>;
}

/** The edits to take out of the draft; all of them if none is named. */
export interface DiscardForm {
	ids?: ReadonlyArray<number> | null;
}

/** A dish: its key, the part of the menu it stands in, its names. */
export interface DishBody {
	key: string;
	group: string;
	th: string;
	en: string;
}

/** What was done has no more to say. */
export interface DoneBody {
	done?: boolean;
}

/** The draft: its version, its edits, and the pictures that wait with them. */
export interface DraftBody {
	version: number;
	edits: ReadonlyArray<DraftEditBody>;
	pictures: ReadonlyArray<string>;
}

/** An edit of the draft, with what its place is called on the screen. */
export interface DraftEditBody {
	file: string;
	kind: 'set' | 'add' | 'remove' | 'move';
	steps: ReadonlyArray<string | number>;
	expected?: unknown;
	value?: unknown;
	index?: number;
	to?: number;
	keep_sample?: boolean;
	id: number;
	who: string;
	at: string;
	label: Words;
}

/** The fields that were changed. */
export interface EditEventForm {
	id: number;
	version: number;
	fields: Readonly<Partial<Record<EventField, string>>>;
	anyway?: boolean;
}

/** One edit of one file. `expected` is what the person saw at the place they changed.

For a list that is added to it is the number of items, for an item that is moved the item. */
export interface EditForm {
	file: string;
	kind: 'set' | 'add' | 'remove' | 'move';
	steps: ReadonlyArray<string | number>;
	expected?: unknown;
	value?: unknown;
	index?: number;
	to?: number;
	keep_sample?: boolean;
}

/** Edits to take into the draft, all or none. */
export interface EditsForm {
	edits: ReadonlyArray<EditForm>;
}

/** The device to end. */
export interface EndForm {
	id: number;
}

/** The person whose devices end. */
export interface EndPersonForm {
	name: string;
}

/** How many devices were ended. */
export interface EndedBody {
	ended: number;
}

/** How a match ended; with `players`, those who were seen to play it, in any order. */
export interface EndingForm {
	match: number;
	winner?: number | null;
	kind?: 'played' | 'no_show' | 'double_no_show';
	sets?: ReadonlyArray<readonly [number, number]>;
	battles?: string;
	players?: readonly [number, number] | null;
}

/** A line of the history; `called` is what its subject is called today, if anything. */
export interface EntryBody {
	id: number;
	at: string;
	who: string;
	action: string;
	subject: string;
	subject_id: number | null;
	called: string | null;
	detail: unknown;
}

/** An event with all its fields as they are typed, and its people. */
export interface EventBody {
	id: number;
	version: number;
	name: string;
	name_en: string;
	event_type: string;
	status: 'upcoming' | 'ongoing' | 'past';
	cancelled: boolean;
	cancel_reason: string;
	starts_at: string;
	ends_at: string;
	branch_id: string | null;
	location: string;
	places: number | null;
	people: number;
	here: number;
	winner: string | null;
	sample: boolean;
	tournament: 'registering' | 'running' | 'finished' | null;
	fields: Readonly<Record<EventField, string>>;
	list: ReadonlyArray<PersonBody>;
}

/** A branch, and where its events are that say no more. */
export interface EventBranchBody {
	id: string;
	name: Words;
	place: string;
}

/** An event in a list. */
export interface EventLine {
	id: number;
	version: number;
	name: string;
	name_en: string;
	event_type: string;
	status: 'upcoming' | 'ongoing' | 'past';
	cancelled: boolean;
	cancel_reason: string;
	starts_at: string;
	ends_at: string;
	branch_id: string | null;
	location: string;
	places: number | null;
	people: number;
	here: number;
	winner: string | null;
	sample: boolean;
	tournament: 'registering' | 'running' | 'finished' | null;
}

/** The address of a picture that was sent, for the event's field. */
export interface EventPictureBody {
	picture: string;
}

/** A list of events; `more` says that there are further ones. */
export interface EventsBody {
	events: ReadonlyArray<EventLine>;
	more?: boolean;
}

/** Something a swap would break, as a code with its facts; players are numbers. */
export interface FaultBody {
	code: string;
	facts: Readonly<Record<string, number | string>>;
}

/** A field of a content file. */
export interface FieldBody {
	file: string;
	steps: ReadonlyArray<string | number>;
	line: number;
	label: Words;
	shape: ShapeBody;
	value: unknown;
	present: boolean;
	sample: boolean;
}

/** A file's fields with the draft's edits in them. */
export interface FieldsBody {
	file: string;
	version: number;
	fields: ReadonlyArray<FieldBody>;
}

/** A content file: the page it belongs to, and how many edits of it wait in the draft. */
export interface FileBody {
	file: string;
	route: string | null;
	edits: number;
}

/** All content files, and how many pictures wait to be published. */
export interface FilesBody {
	files: ReadonlyArray<FileBody>;
	pictures: number;
}

/** A line of the final table, with the reward and what the next season starts with. */
export interface FinalLineBody {
	place: number;
	player: string;
	rating: number;
	wins: number;
	losses: number;
	week?: number | null;
	bonus: number;
	starts_at: number;
}

/** A page of the history, and whether there is more. */
export interface HistoryBody {
	entries: ReadonlyArray<EntryBody>;
	more: boolean;
}

export type JsonValue = unknown;

/** Somebody on the event's list. */
export interface ListedBody {
	number: number;
	name: string;
}

/** Somebody on an event's list. */
export interface ListedForm {
	id: number;
	number: number;
}

/** A result as the list shows it; each battle says who gained and by what. */
export interface MatchBody {
	number: number;
	event_id: number | null;
	winner_id: number | null;
	loser_id: number | null;
	winner: string;
	loser: string;
	winner_sets: number | null;
	loser_sets: number | null;
	sweep: boolean;
	battles: ReadonlyArray<readonly [string, string]>;
	played_at: string;
	taken_back: boolean;
}

/** A result of the log. */
export interface MatchForm {
	number: number;
}

/** Results, the latest first. */
export interface MatchesBody {
	matches: ReadonlyArray<MatchBody>;
}

/** Two entries of one person: the one to keep, and the one that goes into it. */
export interface MergeForm {
	keep: number;
	drop: number;
}

/** The player kept; `traces`: the other name can still be read in the store's side file. */
export interface MergedBody {
	id: number;
	nickname: string;
	avatar: string | null;
	sample: boolean;
	rating?: number | null;
	wins?: number;
	losses?: number;
	traces?: boolean;
}

/** A mistake at its field; `label` is what the form calls it. */
export interface MistakeBody {
	file: string;
	line: number;
	steps: ReadonlyArray<string | number> | null;
	where: string;
	label: Words | null;
	reason: Words;
}

/** What happened to one rating. */
export interface MoveBody {
	player: string;
	before: number;
	after: number;
}

/** A match that would get other players. */
export interface MovedBody {
	match: number;
	before: ReadonlyArray<number>;
	after: ReadonlyArray<number>;
}

/** A place that would change. */
export interface MovedPlaceBody {
	player: number;
	before: number;
	after: number;
}

/** An event as typed, and for how many weeks. */
export interface NewEventForm {
	fields: Readonly<Partial<Record<EventField, string>>>;
	weeks?: number;
	again?: boolean;
	anyway?: boolean;
}

/** A nickname. */
export interface NewPlayerForm {
	nickname: string;
}

/** A write that needs no words. */
export interface Nothing {
}

/** The menu, what is sold out, and the closing days from today on. */
export interface NoticesBody {
	dishes: ReadonlyArray<DishBody>;
	sold_out: ReadonlyArray<SoldOutBody>;
	closing_days: ReadonlyArray<ClosingDayBody>;
}

/** A branch that opens after all on a day. */
export interface OpenAgainForm {
	branch_id: string;
	day: string;
}

/** What is left to do before the site goes public. */
export interface OpeningBody {
	left: number;
	total: number;
	groups: ReadonlyArray<SampleGroupBody>;
}

/** The organiser's screen. `here` was ticked off on the event's list but is not playing yet. */
export interface OrganiserBody {
	tournament: LiveTournament;
	settings: Readonly<Record<string, unknown>>;
	announced: boolean;
	unlisted: ReadonlyArray<ListedBody>;
	here: ReadonlyArray<number>;
	sheets: ReadonlyArray<SheetBody>;
	last: ActionBody | null;
	site: string;
}

/** The code of a pairing link, from the part of the address that is never sent by itself. */
export interface PairForm {
	code: string;
}

/** Why two players meet, or one sits out. */
export interface PairReasonsBody {
	players: ReadonlyArray<number>;
	reasons: ReadonlyArray<FaultBody>;
}

/** A pairing link, its end, and its QR code as an SVG path of `size` squares a side. */
export interface PairingBody {
	link: string;
	expires_at: string;
	size: number;
	path: string;
}

/** Whom a new link lets in. */
export interface PairingForm {
	name: string;
	role: 'owner' | 'staff' | 'judge';
	event_id?: number | null;
	stadium?: number | null;
}

/** Somebody on an event's list. */
export interface PersonBody {
	number: number;
	name: string;
	player_id: number | null;
	anonymous: boolean;
	winner: boolean;
	checked_in_at: string | null;
	walk_in: boolean;
}

/** A picture as it was stored. */
export interface PictureBody {
	name: string;
	file: string;
	width: number;
	height: number;
}

/** A picture's address, or the code of a meeple made on the site; neither takes it away. */
export interface PictureForm {
	id: number;
	avatar?: string | null;
	meeple?: string | null;
}

/** The whole day as planned, and the settings it is planned with. */
export interface PlanBody {
	players: number;
	settings: Readonly<Record<string, unknown>>;
	rounds: ReadonlyArray<RoundPlanBody>;
	matches: number;
	turns: number;
	minutes: number;
	ends_at: string;
	fits: boolean;
}

/** How many come, and the settings to plan with; without them a format is proposed. */
export interface PlanForm {
	players?: number | null;
	stadiums?: number;
	settings?: Readonly<Record<string, unknown>> | null;
}

/** A player; a rating that is null means no match yet. */
export interface PlayerBody {
	id: number;
	nickname: string;
	avatar: string | null;
	sample: boolean;
	rating?: number | null;
	wins?: number;
	losses?: number;
}

/** A player with the latest matches. */
export interface PlayerDetail {
	id: number;
	nickname: string;
	avatar: string | null;
	sample: boolean;
	rating?: number | null;
	wins?: number;
	losses?: number;
	matches: ReadonlyArray<MatchBody>;
}

/** Those who fit what was typed. */
export interface PlayersBody {
	players: ReadonlyArray<PlayerBody>;
	more: boolean;
}

/** How far the preview is; `version` is that of the draft it shows. */
export interface PreviewBody {
	state: 'none' | 'building' | 'ready' | 'failed';
	version: number | null;
	step: number;
	steps: number;
}

/** A build that went public, or was shown again. */
export interface PublicationBody {
	at: string;
	build: number;
	back: boolean;
	current: boolean;
}

/** What went public, the latest first, and whether there is a way back. */
export interface PublicationsBody {
	publications: ReadonlyArray<PublicationBody>;
	can_go_back: boolean;
}

/** What was written, and whether visitors see it already. */
export interface PublishedBody {
	edits: number;
	files: ReadonlyArray<string>;
	live?: boolean;
	message?: Words | null;
}

/** A rating before and after; null is not rated. */
export interface RatingChangeBody {
	player_id: number;
	player: string;
	before: number | null;
	after: number | null;
}

/** The reasons of every pair of a round. */
export interface ReasonsBody {
	round: number;
	pairs: ReadonlyArray<PairReasonsBody>;
}

/** A result that was recorded, both ratings, and who is new. */
export interface RecordedBody {
	number: number;
	winner_sets: number;
	loser_sets: number;
	sweep: boolean;
	moves: ReadonlyArray<MoveBody>;
	newcomers: ReadonlyArray<string>;
}

/** Somebody to put on an event's list; a walk-in is here already. */
export interface RegisterForm {
	id: number;
	name: string;
	walk_in?: boolean;
}

/** What closing would do; `seen` is sent back by whoever has looked at it. */
export interface RehearsalBody {
	season: SeasonBody;
	early: boolean;
	unconfirmed: number;
	table: ReadonlyArray<FinalLineBody>;
	seen: string;
}

/** A player to make anonymous, and the nickname that was looked at. */
export interface RemoveForm {
	id: number;
	expected: string;
}

/** Where the name stood, and the events whose own text may still hold it.

`traces`: it can still be read in the store's side file. */
export interface RemovedBody {
	registrations: number;
	events_to_read: ReadonlyArray<number>;
	traces?: boolean;
}

/** A new nickname, and the one that was looked at. */
export interface RenameForm {
	id: number;
	expected: string;
	nickname: string;
}

/** A judge's result. */
export interface ReportForm {
	match: number;
	winner?: number | null;
	kind?: 'played' | 'no_show' | 'double_no_show';
	sets?: ReadonlyArray<readonly [number, number]>;
	battles?: string;
	players?: readonly [number, number] | null;
	id: string;
	expected?: number | null;
}

/** A result: two players by number or name, and the battles as the terminal writes them.

Without battles the sets decide. `again` and `anyway` insist on what looked like a slip. */
export interface ResultForm {
	winner: string;
	loser: string;
	finishes?: string;
	sets?: string;
	sweep?: boolean;
	target?: number;
	event_id?: number | null;
	final?: boolean;
	winner_number?: number | null;
	played_at?: string | null;
	add_players?: boolean;
	again?: boolean;
	anyway?: boolean;
}

/** What a device's person does in the shop. */
export type Role = 'owner' | 'staff' | 'judge';

/** One round: so many matches, so many one after the other at the busiest stadium. */
export interface RoundPlanBody {
	stage: number;
	kind: 'swiss' | 'single' | 'double' | 'groups' | 'open';
	round: number;
	matches: number;
	turns: number;
	minutes: number;
}

/** An action of the rules as the log writes it; the server gives the time. */
export interface RuleForm {
	id: string;
	expected?: number | null;
	action: Readonly<Record<string, unknown>>;
}

/** A value that the shop still has to send; `done` if the draft holds the real one. */
export interface SampleBody {
	file: string;
	steps: ReadonlyArray<string | number>;
	line: number;
	label: Words;
	shown: string;
	done: boolean;
}

/** Samples that the same people send. */
export interface SampleGroupBody {
	group: string;
	title: Words;
	samples: ReadonlyArray<SampleBody>;
}

/** A season; `last_day` still belongs to it. */
export interface SeasonBody {
	id: number;
	first_day: string;
	last_day: string;
	is_open: boolean;
}

/** The seasons, and the table of one: the open one's as it stands, else the final one. */
export interface SeasonsBody {
	seasons: ReadonlyArray<SeasonBody>;
	shown: SeasonBody | null;
	table: ReadonlyArray<TableLine>;
}

/** The same, with the mark of the preview that was looked at. */
export interface SeenMergeForm {
	keep: number;
	drop: number;
	seen: string;
}

/** A result to take back, with the mark of the preview that was looked at. */
export interface SeenUndoForm {
	number: number;
	seen: string;
}

/** Another format, before the start. */
export interface SettingsForm {
	id: string;
	expected?: number | null;
	settings: Readonly<Record<string, unknown>>;
}

/** How a value is edited: its widget and bounds; `blank` is what a new item starts with. */
export interface ShapeBody {
	widget: 'text' | 'line' | 'price' | 'number' | 'time' | 'date' | 'yes_no' | 'choice' | 'link' | 'page' | 'picture' | 'phone' | 'email' | 'host' | 'name' | 'list' | 'group' | 'entries';
	required: boolean;
	nullable: boolean;
	choices: ReadonlyArray<string>;
	minimum: number | null;
	maximum: number | null;
	pattern: string | null;
	fewest: number;
	most: number | null;
	item: 'text' | 'line' | 'price' | 'number' | 'time' | 'date' | 'yes_no' | 'choice' | 'link' | 'page' | 'picture' | 'phone' | 'email' | 'host' | 'name' | 'list' | 'group' | 'entries' | null;
	blank: unknown;
}

/** A judge's sheet, battle by battle; w is the winner. */
export interface SheetBody {
	match: number;
	battles: string;
}

/** A dish that a branch has run out of; until null is until it is taken back. */
export interface SoldOutBody {
	dish: string;
	branch_id: string;
	until: string | null;
}

/** Branches that have run out of a dish: for today, or until it is taken back. */
export interface SoldOutForm {
	dish: string;
	branches: ReadonlyArray<string>;
	until_taken_back?: boolean;
}

/** A match begins. */
export interface StartForm {
	id: string;
	expected?: number | null;
	match: number;
	stadium: number;
}

/** What swapping two players would break; an empty list breaks nothing. */
export interface SwapBody {
	version: number;
	breaks: ReadonlyArray<FaultBody>;
}

/** A line of the table. */
export interface TableLine {
	place: number;
	player: string;
	rating: number;
	wins: number;
	losses: number;
	week?: number | null;
}

/** An event, and the version that was looked at. */
export interface ThatEvent {
	id: number;
	version: number;
}

/** The day, its events, and the next ones after it. */
export interface TodayBody {
	now: string;
	branches: ReadonlyArray<BranchToday>;
	events: ReadonlyArray<EventLine>;
	next: ReadonlyArray<EventLine>;
	waiting: WaitingBody;
}

/** How far the tournament is after an action; `repeated` if it had been done before.

The tournament itself is asked for: making it here would keep the next judge waiting, and
every answer is kept for a week. */
export interface TournamentDoneBody {
	version: number;
	repeated: boolean;
}

/** Results of a tournament that an organiser has not confirmed. */
export interface UnconfirmedBody {
	event_id: number;
	name: Words;
	count: number;
}

/** What undo would take back. */
export interface UndoBody {
	version: number;
	action: ActionBody;
	gone: ReadonlyArray<number>;
	reopened: ReadonlyArray<number>;
	restored: ReadonlyArray<number>;
	repaired: ReadonlyArray<number>;
	places: ReadonlyArray<MovedPlaceBody>;
	rated: ReadonlyArray<number>;
}

/** A result that was taken back; the event is one that lost its winner by it. */
export interface UndoneBody {
	number: number;
	event_id: number | null;
	changed: number;
}

/** What waits for somebody: results, edits of the draft, and samples left in the store. */
export interface WaitingBody {
	results: ReadonlyArray<UnconfirmedBody>;
	edits: number;
	samples: number;
}

/** A sentence in both languages. */
export interface Words {
	th: string;
	en: string;
}

/** A field of an event, as staff type it. */
export type EventField =
	| 'type'
	| 'starts'
	| 'ends'
	| 'branch'
	| Exclude<
			keyof EventDetail,
			| 'branch_id'
			| 'date'
			| 'event_date_iso'
			| 'event_end_iso'
			| 'event_type'
			| 'id'
			| 'podium'
			| 'registrations'
			| 'registrations_count'
			| 'sample'
			| 'tournament'
			| 'winner'
	  >;
