import { Fragment, type ReactNode } from 'react';
import glossary from '@/generated/glossary.json';

const escaped = (glossary.keep_together as string[])
	.toSorted((a, b) => b.length - a.length)
	.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const keepTogether = escaped.length > 0 ? new RegExp(`(${escaped.join('|')})`) : undefined;

/** The longest phrase, in letters that take room, that still fits a heading 320 pixels wide. */
const longestPhrase = 13;
const marks = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E*]/g;

/** Thai loan-words are cut in the middle by every browser; the glossary's words are held together. */
export function holdTogether(text: string): ReactNode {
	if (!keepTogether?.test(text)) return text;
	return text.split(keepTogether).map((part, index) =>
		index % 2 === 1 ? (
			<span className="keep" key={`${index}-${part}`}>
				{part}
			</span>
		) : (
			part
		),
	);
}

function emphasise(text: string): ReactNode {
	return text.split(/\*([^*]+)\*/).map((part, index) => {
		const key = `${index}-${part}`;
		if (index % 2 === 1) return <em key={key}>{holdTogether(part)}</em>;
		return <Fragment key={key}>{holdTogether(part)}</Fragment>;
	});
}

/* Spaces inside an emphasised part are no places to split: an even number of stars must follow. */
const betweenPhrases = /( )(?=(?:[^*]*\*[^*]*\*)*[^*]*$)/;

/** Thai puts a space between phrases, so a short phrase is the natural unit of a heading's line. */
function isShortThaiPhrase(part: string): boolean {
	const balanced = (part.match(/\*/g)?.length ?? 0) % 2 === 0;
	return balanced && /[\u0E00-\u0E7F]/.test(part) && part.replace(marks, '').length <= longestPhrase;
}

interface Props {
	children: string;
	/** For headings: lines break between Thai phrases before they break inside one. */
	phrases?: boolean;
}

/** A text of the content: `*words*` are emphasised, glossary words never cut. */
export function Text({ children, phrases = false }: Props) {
	if (!phrases) return emphasise(children);
	return children.split(betweenPhrases).map((part, index) => {
		const key = `${index}-${part}`;
		if (!isShortThaiPhrase(part)) return <Fragment key={key}>{emphasise(part)}</Fragment>;
		return (
			<span className="keep" key={key}>
				{emphasise(part)}
			</span>
		);
	});
}
