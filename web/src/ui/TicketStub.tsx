import type { ReactNode } from 'react';
import { stubOf } from '@/lib/dates';
import type { Language } from '@/lib/language';
import '@/ui/styles/ticket-stub.css';

interface Props {
	moment: Date | undefined;
	language: Language;
	/** What is written under the date. */
	children?: ReactNode;
}

/** The torn-off end of a ticket: the day large, month and day of the week small. */
export function TicketStub({ moment, language, children }: Props) {
	const date = moment && stubOf(moment, language);
	return (
		<div className="ticket-stub">
			<span className="ticket-weekday">{date?.weekday ?? ''}</span>
			<span className="ticket-day">{date?.day ?? '?'}</span>
			<span className="ticket-month">{date?.month ?? ''}</span>
			{children}
		</div>
	);
}
