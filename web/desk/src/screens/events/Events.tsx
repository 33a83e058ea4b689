import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useQuestion } from '~/api/questions';
import type { EventsBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button, ButtonLink } from '~/ui/Button';
import { List } from '~/ui/List';
import { Page } from '~/ui/Page';
import { Answered, Empty } from '~/ui/states';
import { Tabs } from '~/ui/Tabs';
import { EventRow } from './EventRow';
import { Month } from './Month';

type View = 'upcoming' | 'past' | 'month';

export function Events() {
	const { say } = useLanguage();
	const [view, setView] = useState<View>('upcoming');
	return (
		<Page
			title={say('nav.events')}
			actions={
				<ButtonLink to="/events/new" tone="main" icon={<Plus aria-hidden="true" />}>
					{say('events.add')}
				</ButtonLink>
			}
		>
			<Tabs
				label={say('nav.events')}
				value={view}
				onValue={setView}
				tabs={[
					{ value: 'upcoming', label: say('events.upcoming') },
					{ value: 'month', label: say('events.month') },
					{ value: 'past', label: say('events.past') },
				]}
			/>
			{view === 'month' ? <Month /> : <Listed key={view} status={view} />}
		</Page>
	);
}

function Listed({ status }: { status: 'upcoming' | 'past' }) {
	const [offsets, setOffsets] = useState([0]);
	const last = offsets.at(-1) ?? 0;
	return (
		<>
			{offsets.map((offset) => (
				<ListPage
					key={offset}
					status={status}
					offset={offset}
					onMore={offset === last ? () => setOffsets([...offsets, last + 50]) : undefined}
				/>
			))}
		</>
	);
}

function ListPage({
	status,
	offset,
	onMore,
}: {
	status: string;
	offset: number;
	onMore: (() => void) | undefined;
}) {
	const { say } = useLanguage();
	const asked = useQuestion<EventsBody>(`events?status=${status}&offset=${offset}`, [
		'events',
		status,
		offset,
	]);
	return (
		<Answered question={asked}>
			{({ events, more }) =>
				events.length === 0 && offset === 0 ? (
					<Empty text={say('events.none')} />
				) : (
					<>
						<List label={say(`events.${status as 'upcoming'}`)}>
							{events.map((event) => (
								<EventRow key={event.id} event={event} />
							))}
						</List>
						{more && onMore && <Button onClick={onMore}>{say('counter.more')}</Button>}
					</>
				)
			}
		</Answered>
	);
}
