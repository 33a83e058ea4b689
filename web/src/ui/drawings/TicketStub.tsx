import type { ReactNode } from 'react';
import type { Language } from '@/lib/text/language';
import { stubOf } from '@/lib/time/ticket-dates';
import '@/ui/styles/ticket-stub.css';

interface Props {
	moment: Date | undefined;
	/** The end; an event of several days shows the first and the last. */
	until?: Date | undefined;
	language: Language;
	/** What is printed above the date. */
	before?: ReactNode;
}

/** The torn-off end of a ticket: the day large, month and day of the week small. */
export function TicketStub({ moment, until, language, before }: Props) {
	const date = moment && stubOf(moment, language, until);
	return (
		<div className="ticket-stub">
			{before}
			<span className="ticket-weekday">
				<span aria-hidden={date?.spoken ? true : undefined}>{date?.weekday ?? ''}</span>
				{date?.spoken && <span className="hidden-visually">{date.spoken}</span>}
			</span>
			<span className={date?.days ? 'ticket-day ticket-days' : 'ticket-day'}>
				{date?.day ?? '?'}
			</span>
			<span className="ticket-month">{date?.month ?? ''}</span>
		</div>
	);
}
