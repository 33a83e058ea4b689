import { CircleCheck, ClipboardCheck, FlaskConical, PencilLine } from 'lucide-react';
import { useQuestion } from '~/api/questions';
import type { BranchToday, TodayBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { EventRow } from '~/screens/events/EventRow';
import { Badge, LinkRow, List, Row } from '~/ui/List';
import { Page, Section } from '~/ui/Page';
import { Answered, Empty } from '~/ui/states';

const minute = 60_000;

/** What whoever opens the shop wants to know. */
export function Today() {
	const { say } = useLanguage();
	const asked = useQuestion<TodayBody>('today', ['today'], { every: () => minute });
	return (
		<Page title={say('nav.today')}>
			<Answered question={asked}>
				{({ branches, events, next, waiting }) => (
					<>
						<Section title={say('today.events')}>
							{events.length === 0 ? (
								<Empty text={say('today.none')} />
							) : (
								<List label={say('today.events')}>
									{events.map((event) => (
										<EventRow key={event.id} event={event} day={false} />
									))}
								</List>
							)}
						</Section>
						<Section title={say('today.branches')}>
							<List label={say('today.branches')}>
								{branches.map((branch) => (
									<BranchRow key={branch.id} branch={branch} />
								))}
							</List>
						</Section>
						<Section title={say('today.waiting')}>
							<Waiting {...waiting} />
						</Section>
						{next.length > 0 && (
							<Section title={say('today.next')}>
								<List label={say('today.next')}>
									{next.map((event) => (
										<EventRow key={event.id} event={event} />
									))}
								</List>
							</Section>
						)}
					</>
				)}
			</Answered>
		</Page>
	);
}

function BranchRow({ branch }: { branch: BranchToday }) {
	const { say, pick } = useLanguage();
	const { hours, reason } = branch;
	const state = hours
		? say(branch.is_open ? 'today.open' : 'today.shut', { hours })
		: say('today.closed');
	const why = reason ? pick(reason) : '';
	return (
		<LinkRow
			to="/notices"
			title={pick(branch.name)}
			text={[state, why].filter(Boolean).join(' · ')}
			end={
				branch.sold_out > 0 && (
					<Badge tone="warn">{say('today.sold_out', { count: branch.sold_out })}</Badge>
				)
			}
		/>
	);
}

function Waiting({ results, edits, samples }: TodayBody['waiting']) {
	const { say, pick } = useLanguage();
	return (
		<List label={say('today.waiting')}>
			{results.map(({ event_id, name, count }) => (
				<LinkRow
					key={event_id}
					to="/events/$id/tournament"
					params={{ id: String(event_id) }}
					icon={<ClipboardCheck aria-hidden="true" />}
					title={say('today.results', { count })}
					text={pick(name)}
				/>
			))}
			{edits > 0 && (
				<LinkRow
					to="/shop"
					icon={<PencilLine aria-hidden="true" />}
					title={say('today.edits', { count: edits })}
				/>
			)}
			{samples > 0 && (
				<Row
					icon={<FlaskConical aria-hidden="true" />}
					title={say('today.samples', { count: samples })}
					text={say('today.samples_text')}
				/>
			)}
			{results.length + edits + samples === 0 && (
				<Row icon={<CircleCheck aria-hidden="true" />} title={say('today.nothing_waits')} />
			)}
		</List>
	);
}
