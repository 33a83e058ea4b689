import { type Said, type ShopEvent, saidIn } from '@/lib/events/events';
import type { DetailWords } from '@/lib/events/words';
import { type Language, localPath } from '@/lib/language';
import { grouped } from '@/lib/text/numbers';
import { fill } from '@/lib/words';
import { ShopIcon } from '@/ui/ShopIcon';
import { Text } from '@/ui/Text';

interface EventFactsProps {
	event: ShopEvent;
	words: DetailWords;
	language: Language;
}

function feeOf({ fee }: ShopEvent, words: DetailWords): string {
	if (fee === undefined) return '';
	return fee === 0 ? words.free : fill(words.baht, { amount: grouped(fee) });
}

/** How many places there are, and before the start how many are left. */
function placesOf(event: ShopEvent, words: DetailWords): string {
	if (!event.places) return '';
	const places = grouped(event.places);
	if (event.status !== 'upcoming' || event.cancelled) return fill(words.places.all, { places });
	const left = Math.max(0, event.places - event.count);
	return fill(left ? words.places.left : words.places.full, { left: grouped(left), places });
}

/** What one asks before coming, printed on the ticket. The server writes the same lines. */
export function EventFacts({ event, words, language }: EventFactsProps) {
	const facts: Record<keyof DetailWords['facts'], Said> = {
		fee: { text: feeOf(event, words) },
		format: saidIn(event.format, language),
		bring: saidIn(event.bring, language),
		level: saidIn(event.level, language),
		places: { text: placesOf(event, words) },
	};
	const known = Object.entries(facts).filter(([, { text }]) => text);
	if (known.length === 0) return null;
	return (
		<dl className="event-facts">
			{known.map(([key, { text, lang }]) => (
				<div className="event-fact" data-fact={key} key={key}>
					<dt>{words.facts[key as keyof DetailWords['facts']]}</dt>
					<dd>
						{/* Plain, as the server writes it: held together, a line could break elsewhere. */}
						<bdi lang={lang}>{text}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}

/** To the rules of Beyblade X. The style sheet hides it on tickets of other kinds. */
export function RulesLink({ label, language }: { label: string; language: Language }) {
	return (
		<a className="event-rules" href={localPath('/beyblade/regulations', language)}>
			<ShopIcon icon="scroll" size={20} />
			<span>
				<Text>{label}</Text>
			</span>
		</a>
	);
}
