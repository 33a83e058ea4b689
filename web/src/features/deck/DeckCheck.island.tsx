import { useEffect, useState } from 'react';
import type { Language } from '@/lib/text/language';
import { fill } from '@/lib/text/words';
import { useEarlyInput } from '@/ui/islands/useEarlyInput';
import { Text } from '@/ui/Text';
import { type Deck, deckFrom, deckOptions, emptyDeck, queryOf, takenOver } from './address';
import { BeyField, type DeckWords } from './BeyField';
import { useAnswer, useParts } from './useDeck';
import { Verdict, type VerdictPictures } from './Verdict';

/** The address is the deck: copying it is sharing it. */
function ShareDeck({ words, query }: { words: DeckWords; query: string }) {
	const [said, setSaid] = useState('');
	const copy = () => {
		const address = new URL(`?${query}#deck-check`, location.href).href;
		const copied =
			navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'));
		copied.then(
			() => setSaid(words.shared),
			() => setSaid(words.share_failed),
		);
	};
	return (
		<>
			<button type="button" className="deck-button" onClick={copy} disabled={query === ''}>
				<Text>{words.share}</Text>
			</button>
			<p className="deck-said" role="status">
				<Text>{said}</Text>
			</p>
		</>
	);
}

interface Props {
	words: DeckWords;
	pictures: VerdictPictures;
	language: Language;
}

/** Keeps the address in step with the deck, without a step in the history for every letter. */
function remember(query: string): void {
	const address = new URL(location.href);
	address.search = query;
	if (address.href !== location.href) history.replaceState(history.state, '', address);
}

/** Three Beys in; what is legal and what is not, with the rule, out. It never blocks. */
export default function DeckCheck({ words, pictures, language }: Props) {
	const [deck, setDeck] = useState<Deck>(emptyDeck);
	const [attempt, setAttempt] = useState(0);
	const { parts, wake } = useParts();
	const query = queryOf(deck);
	const checked = useAnswer(query, attempt);

	const form = useEarlyInput((entered) => {
		const typed = deckFrom(entered);
		const taken = takenOver(typed, deckFrom(new URLSearchParams(location.search)));
		setDeck(taken);
		if (queryOf(typed) !== '') remember(queryOf(taken));
		// Whoever is typing already will not enter the field again.
		if (form.current?.contains(document.activeElement)) wake();
	});
	useEffect(() => {
		// Links to the rules are steps in the history; an older step may tell of an older deck.
		const keep = () => remember(query);
		addEventListener('popstate', keep);
		return () => removeEventListener('popstate', keep);
	}, [query]);
	const change = (next: Deck) => {
		setDeck(next);
		remember(queryOf(next));
	};
	const write = (index: number, text: string) =>
		change({ ...deck, beys: deck.beys.map((bey, place) => (place === index ? text : bey)) });
	const toggle = (option: Deck['options'][number]) =>
		change({
			...deck,
			options: deckOptions.filter((each) => deck.options.includes(each) !== (each === option)),
		});

	return (
		<div className="deck-check with-scripts">
			<form ref={form} onSubmit={(event) => event.preventDefault()}>
				{deck.beys.map((bey, index) => (
					<BeyField
						// biome-ignore lint/suspicious/noArrayIndexKey: a Bey is its place in the deck.
						key={index}
						label={fill(words.bey, { number: index + 1 })}
						example={fill(words.such_as, { name: words.example_deck[index] ?? '' })}
						value={bey}
						parts={parts}
						words={words}
						onChange={(text) => write(index, text)}
						onWake={wake}
					/>
				))}
				<fieldset className="deck-options">
					<legend>
						<Text>{words.options}</Text>
					</legend>
					{deckOptions.map((option) => (
						<label key={option}>
							<input
								type="checkbox"
								name="option"
								value={option}
								checked={deck.options.includes(option)}
								onChange={() => toggle(option)}
							/>
							<span>
								<Text>{words[option]}</Text>
							</span>
						</label>
					))}
				</fieldset>
				<div className="deck-buttons">
					<button
						type="button"
						className="deck-button"
						onClick={() => change({ ...deck, beys: words.example_deck })}
					>
						<Text>{words.example}</Text>
					</button>
					<button
						type="button"
						className="deck-button deck-clear"
						onClick={() => change(emptyDeck)}
						disabled={query === ''}
					>
						<Text>{words.clear}</Text>
					</button>
					<ShareDeck words={words} query={query} />
				</div>
			</form>
			<Verdict
				checked={checked}
				query={query}
				words={words}
				pictures={pictures}
				language={language}
				onRetry={() => setAttempt(attempt + 1)}
			/>
		</div>
	);
}
