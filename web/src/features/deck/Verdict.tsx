import type { DeckAnswer } from '@/lib/api-types';
import type { Language } from '@/lib/language';
import { Text } from '@/ui/Text';
import type { DeckWords } from './BeyField';
import type { Checked } from './useDeck';

interface Props {
	checked: Checked;
	words: DeckWords;
	language: Language;
	onRetry: () => void;
}

function Findings({
	answer,
	words,
	language,
}: { answer: DeckAnswer } & Pick<Props, 'words' | 'language'>) {
	return (
		<ul className="deck-findings">
			{answer.findings.map(({ rule, bey, text, section }) => (
				<li key={`${rule}-${bey}-${text.en}`} data-rule={rule}>
					<Text>{text[language].replaceAll('*', '')}</Text>{' '}
					<a href={`#${section}`}>
						<Text>{words.rule}</Text>
					</a>
				</li>
			))}
		</ul>
	);
}

/** What was understood, Bey by Bey: a misread letter is seen at once. */
function Understood({ answer, words }: { answer: DeckAnswer; words: DeckWords }) {
	return (
		<ol className="deck-understood" aria-label={words.understood}>
			{answer.beys.map(({ parts, unknown }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a Bey is its place in the deck.
				<li key={index}>
					{parts.map((part) => (
						<span className="deck-part" data-banned={part.banned ? '' : undefined} key={part.id}>
							{part.names[0]}
							{part.code && ` ${part.code}`} <small>{words.kinds[part.kind]}</small>
						</span>
					))}
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

export function Verdict({ checked, words, language, onRetry }: Props) {
	const answered = checked.state === 'answered' ? checked.answer : undefined;
	const heading = answered
		? words[answered.verdict]
		: words[checked.state === 'answered' ? 'waiting' : checked.state];
	return (
		<div className="deck-verdict" data-verdict={answered?.verdict ?? checked.state}>
			<p className="deck-stamp" role="status">
				<Text>{heading}</Text>
			</p>
			{checked.state === 'failed' && (
				<button type="button" className="deck-button" onClick={onRetry}>
					<Text>{words.retry}</Text>
				</button>
			)}
			{answered && <Findings answer={answered} words={words} language={language} />}
			{answered && <Understood answer={answered} words={words} />}
		</div>
	);
}
