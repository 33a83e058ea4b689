/* Reading single values of an answer that may hold anything. */

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const countOf = (value: unknown): number =>
	typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

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
	if (!text.startsWith('https://') || !URL.canParse(text)) return undefined;
	const { protocol, username, password, href } = new URL(text);
	return protocol === 'https:' && !username && !password ? href : undefined;
}

/** A picture's address: one of our own, or an https link. */
export function pictureOf(value: unknown): string | undefined {
	const text = textOf(value);
	return /^\/[\w-]/.test(text) ? text : linkOf(text);
}
