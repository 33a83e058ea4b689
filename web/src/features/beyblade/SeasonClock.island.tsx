import { useEffect, useState } from 'react';
import { getJson } from '@/lib/api/api';
import type { SeasonBody } from '@/lib/api/api-types';
import { onReturn } from '@/lib/events/returning';
import type { Language } from '@/lib/text/language';
import { fill } from '@/lib/text/words';
import { Text } from '@/ui/Text';
import { dayOf, daysLeft, shownDay } from './season';

interface ClockWords {
	label: string;
	days: string;
	day: string;
	last: string;
	until: string;
	/** Said before the season is known, and where scripts do not run. */
	waiting: string;
}

interface Props {
	words: ClockWords;
	language: Language;
}

const place = '{days}';

/** What is left; the figure stands large in its sentence. */
function Left({ days, words }: { days: number; words: ClockWords }) {
	if (days <= 2) return <Text>{days <= 1 ? words.last : words.day}</Text>;
	const [before = '', after = ''] = words.days.split(place);
	return (
		<>
			<Text>{before}</Text>
			<b>{days}</b>
			<Text>{after}</Text>
		</>
	);
}

/** A day is read in one breath, so no line ends inside it. */
const inOnePiece = (day: string) => day.replaceAll(' ', '\u00A0');

/** How long the season still runs. It stays at its general words when the server does not say. */
export default function SeasonClock({ words, language }: Props) {
	const [season, setSeason] = useState<SeasonBody>();
	useEffect(() => {
		const show = () =>
			void getJson('/api/beyblade/season').then(
				(answer) => setSeason(answer as SeasonBody),
				(problem: unknown) => console.info('The season could not be read.', problem),
			);
		show();
		return onReturn(show);
	}, []);
	if (!season) {
		return (
			<p className="season-clock" aria-label={words.label} role="timer">
				<strong>
					<Text>{words.waiting}</Text>
				</strong>
			</p>
		);
	}
	const now = new Date();
	const days = daysLeft(season.ends_on, now);
	const whole = daysLeft(season.ends_on, dayOf(season.starts_on));
	return (
		// A new element for each answer: the old one would be seen to move.
		<p key={days} className="season-clock" aria-label={words.label} role="timer">
			<strong>
				<Left days={days} words={words} />
			</strong>
			<span>
				<Text>{fill(words.until, { date: inOnePiece(shownDay(season.ends_on, language)) })}</Text>
			</span>
			<progress className="season-bar" aria-hidden max={whole} value={whole - days} />
		</p>
	);
}
