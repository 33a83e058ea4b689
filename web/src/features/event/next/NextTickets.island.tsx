import { OtherEvents, type OtherEventsProps } from './OtherEvents';

/** The next events, below a page that has none to show. */
export default function NextTickets(props: Omit<OtherEventsProps, 'event'>) {
	return (
		<div className="next-tickets with-scripts">
			<OtherEvents {...props} />
		</div>
	);
}
