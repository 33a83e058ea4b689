import { useEffect, useState } from 'react';
import { getJson } from '@/lib/api';
import type { SeasonBody } from '@/lib/api-types';
import type { Language } from '@/lib/language';
import { fill } from '@/lib/words';
import { Text } from '@/ui/Text';
import { daysLeft, shownDay } from './season';

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

function leftInWords(days: number, words: ClockWords): string {
	if (days <= 1) return words.last;
	return days === 2 ? words.day : fill(words.days, { days });
}

/** How long the season still runs. It stays at its general words when the server does not say. */
export default function SeasonClock({ words, language }: Props) {
	const [endsOn, setEndsOn] = useState<string>();
	useEffect(() => {
		const leaving = new AbortController();
		getJson('/api/beyblade/season', { signal: leaving.signal }).then(
			(answer) => setEndsOn((answer as SeasonBody).ends_on),
			(problem: unknown) => console.info('The season could not be read.', problem),
		);
		return () => leaving.abort();
	}, []);
	return (
		<p className="season-clock" aria-label={words.label} role="timer">
			{/* A new element for the answer: the old one would be seen to move up. */}
			<strong key={endsOn}>
				<Text>{endsOn ? leftInWords(daysLeft(endsOn, new Date()), words) : words.waiting}</Text>
			</strong>
			{endsOn && (
				<span>
					<Text>{fill(words.until, { date: shownDay(endsOn, language) })}</Text>
				</span>
			)}
		</p>
	);
}
