import { useBranches } from '~/api/questions';
import type { EventLine } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { clockOf, namedSpan } from '~/lib/time';
import { Badge, LinkRow } from '~/ui/List';

/** An event in a list: when and where, how many have come, and whether it takes place. */
export function EventRow({ event, day = true }: { event: EventLine; day?: boolean }) {
	const { pick, language } = useLanguage();
	const branch = useBranches().find(({ id }) => id === event.branch_id);
	const time = `${clockOf(event.starts_at)}–${clockOf(event.ends_at)}`;
	const when = day ? namedSpan(event.starts_at, event.ends_at, language) : time;
	const where = branch ? pick(branch.name) : event.location;
	return (
		<LinkRow
			to="/events/$id"
			params={{ id: String(event.id) }}
			title={(language === 'en' && event.name_en) || event.name}
			text={[when, where].filter(Boolean).join(' · ')}
			end={<Mark event={event} />}
		/>
	);
}

function Mark({ event }: { event: EventLine }) {
	const { say } = useLanguage();
	if (event.cancelled) return <Badge tone="wrong">{say('events.cancelled')}</Badge>;
	if (event.people === 0) return null;
	return <Badge>{say('events.people_short', { here: event.here, people: event.people })}</Badge>;
}
