import type {
	EventDetail,
	EventStatus,
	PlacedBody,
	RegistrationBody,
	WinnerBody,
} from '@/lib/api/api-types';
import { decodeName, isDecided, spokenIn } from '@/lib/text/given-text';
import type { Language } from '@/lib/text/language';

/* Reading single values of an answer that may hold anything. */

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const wholeOf = (value: unknown): number | undefined =>
	typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

const countOf = (value: unknown): number => wholeOf(value) ?? 0;

const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** A moment from ISO 8601; one that names no zone is meant in Bangkok's time. */
export function momentOf(value: unknown): Date | undefined {
	const text = textOf(value);
	const complete = dateOnly.test(text) ? `${text}T00:00:00` : text;
	if (!complete.includes('T')) return undefined;
	const moment = new Date(zoned.test(complete) ? complete : `${complete}+07:00`);
	return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** An address that may become a link to the outside: https, and no name or password in it. */
export function linkOf(value: unknown): string | undefined {
	const text = textOf(value);
	if (!text.startsWith('https://')) return undefined;
	try {
		const { username, password, href } = new URL(text);
		return username || password ? undefined : href;
	} catch {
		return undefined;
	}
}

/** A picture's address: one of our own, or an https link. */
export function pictureOf(value: unknown): string | undefined {
	const text = textOf(value);
	return /^\/[\w-]/.test(text) ? text : linkOf(text);
}

/* Events as the pages show them, read from answers that are not trusted to be right. */

interface Person {
	name: string;
	anonymous: boolean;
}

export interface Winner extends Person {
	avatar: string | undefined;
}

export interface Participant extends Person {
	number: number;
	winner: boolean;
	avatar: string | undefined;
}

/** One of the first three of a tournament. */
export interface Placed extends Person {
	place: number;
}

/** A text in Thai and in English; either may be missing. */
export interface TwoTexts {
	th: string;
	en: string;
}

/** A text to show, and its language where it stands in for one the page would rather show. */
export interface Said {
	text: string;
	lang?: Language | undefined;
}

/** The details of an event that are texts in both languages, by their names in the API. */
export const detailTexts = ['format', 'bring', 'level'] as const;

type DetailText = (typeof detailTexts)[number];

/** What one asks before coming, in the order it is told. */
export const facts = ['fee', ...detailTexts, 'places'] as const;

export type Fact = (typeof facts)[number];

/** A value for each of some names. */
export const byName = <Name extends string, Value>(
	names: readonly Name[],
	make: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

export interface ShopEvent extends Record<DetailText, TwoTexts> {
	id: string;
	name: TwoTexts;
	type: string;
	status: EventStatus | undefined;
	cancelled: boolean;
	/** Why it does not take place; staff may keep it when it does after all. */
	reason: TwoTexts;
	start: Date | undefined;
	end: Date | undefined;
	location: string;
	branch: string | undefined;
	description: TwoTexts;
	/** Baht to take part; 0 is free. */
	fee: number | undefined;
	places: number | undefined;
	/** An https address, and only while one can still sign up. */
	register: string | undefined;
	count: number;
	winner: Winner | undefined;
	/** The first three of its tournament, once that is over. */
	podium: Placed[];
	participants: Participant[];
}

type Raw<Shape> = Partial<Record<keyof Shape, unknown>>;

const statuses: readonly unknown[] = ['upcoming', 'ongoing', 'past'] satisfies EventStatus[];
const isStatus = (value: unknown): value is EventStatus => statuses.includes(value);

/* The same letters the server accepts in an address. */
const isId = (text: string) => /^[A-Za-z0-9_-]{1,64}$/.test(text);

function rawOf<Shape>(value: unknown): Raw<Shape> {
	return typeof value === 'object' && value !== null ? value : {};
}

function winnerOf(value: unknown): Winner | undefined {
	const raw = rawOf<WinnerBody>(value);
	const name = decodeName(textOf(raw.name));
	const anonymous = raw.anonymous === true;
	if (!anonymous && !isDecided(name)) return undefined;
	return { name, anonymous, avatar: pictureOf(raw.avatar) };
}

function participantsOf(value: unknown, winner: Winner | undefined): Participant[] {
	if (!Array.isArray(value)) return [];
	return value.map((each, index) => {
		const raw = rawOf<RegistrationBody>(each);
		const name = decodeName(textOf(raw.player_name));
		return {
			name,
			number: countOf(raw.running_number) || index + 1,
			anonymous: raw.anonymous === true || name === '',
			// A list made elsewhere does not mark its winner; the name tells.
			winner: raw.winner === undefined ? name !== '' && name === winner?.name : raw.winner === true,
			avatar: pictureOf(raw.avatar),
		};
	});
}

function podiumOf(value: unknown): Placed[] {
	if (!Array.isArray(value)) return [];
	return value.map((each, index) => {
		const raw = rawOf<PlacedBody>(each);
		const name = decodeName(textOf(raw.name));
		const anonymous = raw.anonymous === true || name === '';
		return { place: countOf(raw.place) || index + 1, name, anonymous };
	});
}

/** The text in the page's language; the other language stands in for one nobody wrote. */
export function saidIn({ th, en }: TwoTexts, language: Language): Said {
	if (language === 'en') return en ? { text: en } : { text: th, lang: spokenIn(th) };
	return th || !en ? { text: th } : { text: en, lang: 'en' };
}

/** One event, or nothing when what came is none: without an id and a name there is no page. */
export function readEvent(value: unknown): ShopEvent | undefined {
	const raw = rawOf<EventDetail>(value);
	const id = typeof raw.id === 'number' ? String(raw.id) : textOf(raw.id);
	const name = textOf(raw.name);
	if (!isId(id) || !name) return undefined;
	const status = isStatus(raw.status) ? raw.status : undefined;
	const cancelled = raw.cancelled === true;
	const winner = winnerOf(raw.winner);
	const participants = participantsOf(raw.registrations, winner);
	return {
		id,
		name: { th: name, en: textOf(raw.name_en) },
		type: textOf(raw.event_type),
		status,
		cancelled,
		reason: { th: textOf(raw.cancel_reason), en: textOf(raw.cancel_reason_en) },
		start: momentOf(raw.event_date_iso) ?? momentOf(raw.date),
		end: momentOf(raw.event_end_iso),
		location: textOf(raw.location),
		branch: textOf(raw.branch_id) || undefined,
		description: { th: textOf(raw.description), en: textOf(raw.description_en) },
		fee: wholeOf(raw.fee),
		...byName(detailTexts, (name) => ({ th: textOf(raw[name]), en: textOf(raw[`${name}_en`]) })),
		places: wholeOf(raw.places),
		register: status === 'upcoming' && !cancelled ? linkOf(raw.register_url) : undefined,
		count: Math.max(countOf(raw.registrations_count), participants.length),
		winner,
		podium: podiumOf(raw.podium),
		participants,
	};
}

/** A list of events. A broken entry is left out; an answer that is no list at all is an error. */
export function readEvents(value: unknown): ShopEvent[] {
	if (!Array.isArray(value)) throw new TypeError('The answer is not a list of events.');
	const events = value.map(readEvent).filter((event) => event !== undefined);
	if (events.length === 0 && value.length > 0) throw new TypeError('No event can be read.');
	return events;
}

/** The world an event belongs to, which gives its ticket a colour and its badge a drawing. */
export type EventKind = 'beyblade' | 'board' | 'script' | 'other';

const plainTypes = new Map<string, Exclude<EventKind, 'other'>>([
	['beyblade x', 'beyblade'],
	['เบย์เบลด x', 'beyblade'],
	['board game', 'board'],
	['บอร์ดเกม', 'board'],
	['board game script', 'script'],
	['บอร์ดเกมสคริปต์', 'script'],
]);

/** The kind whose own words say all that the type says; none for a type with words of its own. */
export const plainKind = (type: string) => plainTypes.get(type.toLowerCase());

export function kindOf(type: string): EventKind {
	const name = type.toLowerCase();
	if (/beyblade|เบย์เบลด/.test(name)) return 'beyblade';
	if (/script|สคริปต์/.test(name)) return 'script';
	return /board|บอร์ดเกม/.test(name) ? 'board' : 'other';
}
