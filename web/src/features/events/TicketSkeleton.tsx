import './ticket-skeleton.css';

const lines = ['badges', 'name', 'time', 'place'];

/** Blank tickets in the shape of those that are on their way. */
export function TicketSkeleton({ count }: { count: number }) {
	return (
		<div className="tickets" aria-hidden>
			{Array.from({ length: count }, (_, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: blank tickets never change places.
				<div className="ticket ticket-blank" key={index}>
					<div className="ticket-stub" />
					<div className="ticket-body">
						{lines.map((line) => (
							<span className={`blank blank-${line}`} key={line} />
						))}
					</div>
				</div>
			))}
		</div>
	);
}
