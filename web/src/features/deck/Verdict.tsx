import type { DeckAnswer, PartBody } from '@/lib/api/api-types';
import type { Picture } from '@/lib/pictures';
import type { Language } from '@/lib/text/language';
import { Photo } from '@/ui/pictures/Photo';
import { Text } from '@/ui/Text';
import type { DeckWords } from './BeyField';
import type { Checked } from './useDeck';

/** Somebody stands by in every state. */
export type VerdictPictures = Record<
	Exclude<Checked['state'], 'answered'> | DeckAnswer['verdict'],
	Picture
>;

interface Props {
	checked: Checked;
	/** The deck in the fields, which may not be the one that was answered yet. */
	query: string;
	words: DeckWords;
	pictures: VerdictPictures;
	language: Language;
	onRetry: () => void;
}

/** What is said of a deck without being against it. */
const isNote = (rule: string) => rule === 'short_deck';

/** What is wrong first, what is only to be known last. */
function Findings({
	answer,
	words,
	language,
}: { answer: DeckAnswer } & Pick<Props, 'words' | 'language'>) {
	const faults = answer.findings.filter(({ rule }) => !isNote(rule));
	const notes = answer.findings.filter(({ rule }) => isNote(rule));
	return (
		<ul className="deck-findings">
			{[...faults, ...notes].map(({ rule, bey, text, section }) => (
				<li
					key={`${rule}-${bey}-${text.en}`}
					className={isNote(rule) ? 'deck-note' : undefined}
					data-rule={rule}
				>
					<Text>{text[language].replaceAll('*', '')}</Text>{' '}
					<a href={`#${section}`}>
						<Text>{words.rule}</Text>
					</a>
				</li>
			))}
		</ul>
	);
}

const repeats = ['repeated_part', 'repeated_metal_chip'];

/** The ids of the parts that stand in the deck more often than they may. */
const repeatedIn = ({ findings }: DeckAnswer): ReadonlySet<string> =>
	new Set(findings.filter(({ rule }) => repeats.includes(rule)).flatMap(({ parts }) => parts));

interface UnderstoodPartProps {
	part: PartBody;
	repeated: boolean;
	words: DeckWords;
}

/** A part with its kind, and with what is wrong about it. */
function UnderstoodPart({ part, repeated, words }: UnderstoodPartProps) {
	const fault = repeated ? 'repeated' : part.banned ? 'banned' : undefined;
	return (
		<span className="deck-part" data-fault={fault}>
			{part.names[0]}
			{part.code && ` ${part.code}`} <small>{words.kinds[part.kind]}</small>
			{fault && (
				<b>
					<Text>{words[fault]}</Text>
				</b>
			)}
		</span>
	);
}

/** What was understood, Bey by Bey: a misread letter is seen at once. */
function Understood({ answer, words }: { answer: DeckAnswer; words: DeckWords }) {
	const repeated = repeatedIn(answer);
	return (
		<ol className="deck-understood" aria-label={words.understood}>
			{answer.beys.map(({ parts, unknown }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a Bey is its place in the deck.
				<li key={index}>
					{parts.map((part) => (
						<UnderstoodPart
							key={part.id}
							part={part}
							repeated={repeated.has(part.id)}
							words={words}
						/>
					))}
					{parts.length + unknown.length === 0 && (
						<span className="deck-no-bey">
							<Text>{words.no_bey}</Text>
						</span>
					)}
					{unknown.map((text) => (
						<span className="deck-part deck-part-unknown" key={text}>
							{text} <small>?</small>
						</span>
					))}
				</li>
			))}
		</ol>
	);
}

/** The verdict on the deck. What was said of the one before stays, so that nothing jumps, but is not
    stamped; its words keep their room. */
export function Verdict({ checked, query, words, pictures, language, onRetry }: Props) {
	const answered = checked.state === 'answered' ? checked.answer : undefined;
	const verdict = checked.state === 'answered' ? checked.answer.verdict : checked.state;
	const current = checked.state !== 'answered' || checked.query === query;
	return (
		<div className="deck-verdict" data-verdict={verdict} data-current={current}>
			<p className="deck-stamp" role="status">
				<span aria-hidden={!current}>
					<Text>{words[verdict]}</Text>
				</span>
				{!current && (
					<em>
						<Text>{words.waiting}</Text>
					</em>
				)}
			</p>
			{checked.state === 'empty' && (
				<Photo picture={pictures.empty} alt="" sizes="(width >= 900px) 870px, 90vw" />
			)}
			{checked.state === 'failed' && (
				<button type="button" className="deck-button" onClick={onRetry}>
					<Text>{words.retry}</Text>
				</button>
			)}
			{answered && <Findings answer={answered} words={words} language={language} />}
			{answered && <Understood answer={answered} words={words} />}
			{verdict !== 'empty' && (
				<Photo className="deck-beside" picture={pictures[verdict]} alt="" sizes="300px" cutout />
			)}
		</div>
	);
}
