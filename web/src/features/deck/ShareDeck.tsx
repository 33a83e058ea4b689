import { useState } from 'react';
import { Text } from '@/ui/Text';
import type { DeckWords } from './words';

/** The address is the deck: copying it is sharing it. */
export function ShareDeck({ words, disabled }: { words: DeckWords; disabled: boolean }) {
	const [said, setSaid] = useState('');
	const copy = () => {
		const address = new URL('#deck-check', location.href).href;
		const copied =
			navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'));
		copied.then(
			() => setSaid(words.shared),
			() => setSaid(words.share_failed),
		);
	};
	return (
		<>
			<button type="button" className="deck-button" onClick={copy} disabled={disabled}>
				<Text>{words.share}</Text>
			</button>
			<p className="deck-said" role="status">
				<Text>{said}</Text>
			</p>
		</>
	);
}
