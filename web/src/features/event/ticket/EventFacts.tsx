import { type Fact, facts, type Said, type ShopEvent, saidIn } from '@/lib/events/events';
import type { DetailWords } from '@/lib/events/words';
import { type Language, localPath } from '@/lib/text/language';
import { grouped } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { Text } from '@/ui/Text';
import './event-facts.css';
import './event-past.css';

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

function saidOf(fact: Fact, { event, words, language }: EventFactsProps): Said {
	// Afterwards nobody asks what it costs, or whether there is room.
	if (event.status === 'past' && (fact === 'fee' || fact === 'places')) return { text: '' };
	if (fact === 'fee') return { text: feeOf(event, words) };
	if (fact === 'places') return { text: placesOf(event, words) };
	return saidIn(event[fact], language);
}

/** What one asks before coming, printed on the ticket. The server writes the same lines. */
export function EventFacts(props: EventFactsProps) {
	const known = facts.map((fact) => ({ fact, ...saidOf(fact, props) })).filter(({ text }) => text);
	if (known.length === 0) return null;
	return (
		<dl className="event-facts">
			{known.map(({ fact, text, lang }) => (
				<div className="event-fact" data-fact={fact} key={fact}>
					<dt>{props.words.facts[fact]}</dt>
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
