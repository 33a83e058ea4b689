import { createElement, Fragment, type ReactNode } from 'react';
import glossary from '@/generated/glossary.json';
import type { Language } from '@/lib/text/language';

/** Nothing but Thai letters, which the content's check sees to; of two that fit, the longer one. */
const words = (glossary.keep_together as string[]).toSorted((a, b) => b.length - a.length);
/** From one day to another, Sat–Sun: browsers break lines after the dash. */
const range = '[A-Za-z]+–[A-Za-z]+';
/** What is numbered, and centimetres; Thai units are bound to their figures when content is read. */
const numbered = '(?:ชั้น|ช่อง|รอบ|สนาม|พระรามที่|กรุงเทพฯ) \\d+';
const counted = '\\d+ cm\\b';
const names = 'Game Master|Final Stage|L-Drago';
/** Small Thai words that lead into the next one: held to its first letter, they never end a line. */
const leading = '(?:ใน|ที่|จะ|และ|ก็|กี่|ของ|ไม่|แล้ว|มา)';
const letter = '[เ-ไ]?[ก-ฮ][\\u0E31\\u0E34-\\u0E3A\\u0E47-\\u0E4E]*';
const held = [...words, range, numbered, counted, names].join('|');
const keepTogether = new RegExp(`(${leading}*(?:${held})|${leading}+${letter})`);

const isThai = (text: string) => /[\u0E00-\u0E7F]/.test(text);

/** The longest phrase, in letters that take room, that still fits a page 320 pixels wide. */
const longestPhrase = { heading: 13, lead: 18 };
const marks = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E*]/g;

/** Pieces in their fixed order: they never move, so they need no keys. */
const inOrder = (pieces: ReactNode[]): ReactNode => createElement(Fragment, null, ...pieces);

const kept = (...pieces: ReactNode[]) => createElement('span', { className: 'keep' }, ...pieces);
const stressed = (...pieces: ReactNode[]) => createElement('em', null, ...pieces);

/** Browsers cut Thai loan-words, phrases and ranges in the middle; all are held together. */
export function holdTogether(text: string): ReactNode {
	if (!keepTogether.test(text)) return text;
	const parts = text.split(keepTogether);
	return inOrder(parts.map((part, index) => (index % 2 === 1 ? kept(part) : part)));
}

function emphasise(text: string): ReactNode {
	const parts = text.split(/\*([^*]+)\*/).map(holdTogether);
	return inOrder(parts.map((part, index) => (index % 2 === 1 ? stressed(part) : part)));
}

/* Spaces inside an emphasised part are no places to split: an even number of stars must follow. */
const betweenPhrases = /( )(?=(?:[^*]*\*[^*]*\*)*[^*]*$)/;

/** Thai puts a space between phrases, so a short phrase is the natural unit of a line. */
function isShortThaiPhrase(part: string, longest: number): boolean {
	return isThai(part) && part.replace(marks, '').length <= longest;
}

/** A space after a sentence, outside of emphasised parts. */
const betweenSentences = /(?<=[.?!]\*?) (?=(?:[^*]*\*[^*]*\*)*[^*]*$)/;

const whole = (part: string) => createElement('span', { className: 'sentence' }, emphasise(part));

const spaced = (pieces: ReactNode[]): ReactNode =>
	inOrder(pieces.flatMap((piece, index) => (index > 0 ? [' ', piece] : [piece])));

/** Each part goes to the next line as a whole, if it fits there. */
const wholes = (parts: string[]): ReactNode => spaced(parts.map(whole));

/** English headings: a sentence that does not fit behind the one before begins on a new line. */
function sentences(text: string): ReactNode | undefined {
	if (isThai(text)) return undefined;
	const parts = text.split(betweenSentences);
	if (parts.length < 2) return undefined;
	return wholes(parts);
}

function heading(text: string): ReactNode {
	const keep = (part: string) =>
		isShortThaiPhrase(part, longestPhrase.heading) ? kept(emphasise(part)) : emphasise(part);
	return sentences(text) ?? inOrder(text.split(betweenPhrases).map(keep));
}

/** A space between two Thai letters: one beside a figure, a foreign word or ๆ is within a phrase. */
const betweenThai =
	/(?<=[\u0E00-\u0E45\u0E47-\u0E4E]) (?=[\u0E00-\u0E45])(?=(?:[^*]*\*[^*]*\*)*[^*]*$)/;

function lead(text: string): ReactNode {
	const parts = text.split(betweenThai);
	if (parts.length < 2) return emphasise(text);
	const keep = (part: string) =>
		isShortThaiPhrase(part, longestPhrase.lead) ? whole(part) : emphasise(part);
	return spaced(parts.map(keep));
}

interface TextProps {
	children: string;
	/** For headings: lines break between Thai phrases, or sentences, before they break inside one. */
	phrases?: boolean;
	/** For leads and cards: a short Thai phrase goes to the next line as a whole, if it fits there. */
	lead?: boolean;
}

/** A text of the content: `*words*` are emphasised, glossary words never cut. */
export function Text({ children, phrases = false, lead: asLead = false }: TextProps) {
	if (phrases) return heading(children);
	return asLead ? lead(children) : emphasise(children);
}

/** Opening hours: days and times belong together, so a line breaks between two such pairs. */
export function OpenHours({ children }: { children: string }) {
	return wholes(children.split(/(?<=น\.|,) /));
}

interface GivenTextProps {
	children: string;
	/** The language of the page around the text; needed only where Thai need not be marked. */
	language?: Language;
}

/**
 * A text that came with the data. It is shown as it is, never as markup; its direction cannot
 * spill into the line around it, and Thai on an English page is marked as Thai.
 */
export function GivenText({ children, language }: GivenTextProps) {
	const foreign = language !== 'th' && isThai(children);
	return <bdi lang={foreign ? 'th' : undefined}>{holdTogether(children)}</bdi>;
}
