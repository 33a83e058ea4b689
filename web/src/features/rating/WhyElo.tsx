import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';
import './why-elo.css';

export function WhyElo({ words }: { words: Content['pages']['rating']['why'] }) {
	return (
		<section className="section wrap why-elo" aria-labelledby="why">
			<h2 id="why">
				<Text phrases>{words.heading}</Text>
			</h2>
			<div>
				{words.text.map((line) => (
					<p key={line}>
						<Text>{line}</Text>
					</p>
				))}
			</div>
		</section>
	);
}
