import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useQuestion } from '~/api/questions';
import type { EventsBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { Button, ButtonLink } from '~/ui/Button';
import { List } from '~/ui/List';
import { Page } from '~/ui/Page';
import { Answered, Empty } from '~/ui/states';
import { Tabs } from '~/ui/Tabs';
import { EventRow } from './EventRow';
import { type ListSearch, rememberList, type View } from './list-search';
import { Month } from './Month';

export function Events() {
	const { say } = useLanguage();
	const search = useSearch({ from: '/events' });
	const { view = 'upcoming', month, pages = 1 } = search;
	const navigate = useNavigate();
	const look = (next: ListSearch) =>
		void navigate({ to: '/events', search: next, replace: true, resetScroll: false });
	const lookAt = (next: View) => look(next === 'upcoming' ? {} : { view: next });
	useEffect(() => rememberList(search), [search]);
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
				onValue={lookAt}
				tabs={[
					{ value: 'upcoming', label: say('events.upcoming') },
					{ value: 'month', label: say('events.month') },
					{ value: 'past', label: say('events.past') },
				]}
			/>
			{view === 'month' ? (
				<Month shown={month} onShow={(shown) => look({ view, month: shown })} />
			) : (
				<Listed status={view} pages={pages} onMore={() => look({ ...search, pages: pages + 1 })} />
			)}
		</Page>
	);
}

interface ListedProps {
	status: 'upcoming' | 'past';
	pages: number;
	onMore: () => void;
}

function Listed({ status, pages, onMore }: ListedProps) {
	const offsets = Array.from({ length: pages }, (_, page) => 50 * page);
	return offsets.map((offset) => (
		<ListPage
			key={offset}
			status={status}
			offset={offset}
			onMore={offset === offsets.at(-1) ? onMore : undefined}
		/>
	));
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
