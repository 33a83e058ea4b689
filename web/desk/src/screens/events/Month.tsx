import { ChevronLeft, ChevronRight } from 'lucide-react';
import { inBangkok } from '@/lib/time/bangkok';
import { shortDays } from '@/lib/time/ticket-dates';
import { months } from '@/lib/time/written-day';
import { useQuestion } from '~/api/questions';
import type { EventLine, EventsBody } from '~/api/types';
import { useLanguage } from '~/lib/language';
import { dayOf, namedDay } from '~/lib/time';
import { IconButton } from '~/ui/Button';
import { List } from '~/ui/List';
import { Answered, Empty } from '~/ui/states';
import { EventRow } from './EventRow';

const monthOf = (moment: Date) => dayOf(moment).slice(0, 7);

interface MonthProps {
	/** `2026-03` */
	shown: string | undefined;
	onShow: (month: string) => void;
}

/** A month: on a wide screen as a calendar, below it the days that have something on. */
export function Month({ shown = monthOf(new Date()), onShow }: MonthProps) {
	const { say, language } = useLanguage();
	const { year, month } = inBangkok(new Date(`${shown}-15T12:00:00+07:00`));
	const move = (by: number) => onShow(monthOf(new Date(Date.UTC(year, month + by, 15))));
	const asked = useQuestion<EventsBody>(`events?month=${shown}`, ['events', 'month', shown]);
	const shownYear = language === 'th' ? year + 543 : year;
	return (
		<>
			<div className="month-head">
				<IconButton label={say('events.month_before')} onClick={() => move(-1)}>
					<ChevronLeft />
				</IconButton>
				<h2 aria-live="polite">{`${months[language][month]} ${shownYear}`}</h2>
				<IconButton label={say('events.month_after')} onClick={() => move(1)}>
					<ChevronRight />
				</IconButton>
			</div>
			<Answered question={asked}>
				{({ events }) => (
					<>
						<Grid year={year} month={month} events={events} />
						<Days events={events} />
					</>
				)}
			</Answered>
		</>
	);
}

const dayOfEvent = (event: EventLine) => dayOf(new Date(event.starts_at));

/** Where the busy days lie; the list below says the same in words, so this is for eyes alone. */
function Grid({
	year,
	month,
	events,
}: {
	year: number;
	month: number;
	events: readonly EventLine[];
}) {
	const { language } = useLanguage();
	const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
	const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	const busy = new Set(events.map((event) => inBangkok(new Date(event.starts_at)).date));
	return (
		<div className="month" aria-hidden="true">
			{shortDays[language].map((name) => (
				<span key={name} className="soft">
					{name.slice(0, language === 'th' ? 2 : 3)}
				</span>
			))}
			{shortDays.en.slice(0, before).map((name) => (
				<span key={`before-${name}`} />
			))}
			{Array.from({ length }, (_, place) => place + 1).map((date) => (
				<span key={date} data-busy={busy.has(date) || undefined}>
					{date}
				</span>
			))}
		</div>
	);
}

function Days({ events }: { events: readonly EventLine[] }) {
	const { say, language } = useLanguage();
	if (events.length === 0) return <Empty text={say('events.none')} />;
	return [...new Set(events.map(dayOfEvent))].map((day) => (
		<section className="section" key={day}>
			<h3>{namedDay(day, language)}</h3>
			<List>
				{events
					.filter((event) => dayOfEvent(event) === day)
					.map((event) => (
						<EventRow key={event.id} event={event} day={false} />
					))}
			</List>
		</section>
	));
}
