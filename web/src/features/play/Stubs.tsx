import { fill } from '@/lib/content';
import { grouped } from '@/lib/grouped';
import { Text } from '@/ui/Text';
import type { HelperWords } from './TicketHelper.island';
import type { Prices, Ticket } from './tickets';

interface Props {
	totals: Prices;
	best: Ticket;
	words: HelperWords;
}

const order: readonly Ticket[] = ['hourly', 'daily', 'monthly'];

/** The three tickets with what each would come to; the cheapest is pulled out and stamped. */
export function Stubs({ totals, best, words }: Props) {
	return (
		<ul className="ticket-stubs">
			{order.map((ticket) => (
				<li
					key={ticket}
					className="ticket-stub"
					data-ticket={ticket}
					data-best={ticket === best ? '' : undefined}
				>
					<span className="ticket-name">
						<Text>{words.tickets[ticket]}</Text>
					</span>
					<span className="ticket-total">
						<Text>{fill(words.baht, { total: grouped(totals[ticket]) })}</Text>
					</span>
					{ticket === best && (
						<span className="ticket-stamp">
							<Text>{words.best}</Text>
						</span>
					)}
				</li>
			))}
		</ul>
	);
}
