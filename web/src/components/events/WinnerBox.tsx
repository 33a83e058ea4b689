import { Trophy } from 'lucide-react';
import { Avatar } from '@/components/Avatar';
import { GivenText } from '@/components/GivenText';
import type { TicketWords } from '@/lib/event-words';
import type { Winner } from '@/lib/events';
import type { Language } from '@/lib/language';
import './winner-box.css';

interface Props {
	winner: Winner;
	words: Pick<TicketWords, 'winner' | 'anonymous'>;
	language: Language;
}

/** Who won, on a small stage of their own. */
export function WinnerBox({ winner, words, language }: Props) {
	const name = winner.anonymous ? words.anonymous : winner.name;
	return (
		<section className="winner-box" aria-label={words.winner}>
			<Avatar name={name} picture={winner.anonymous ? undefined : winner.avatar} />
			<p>
				<span className="winner-label">
					<Trophy aria-hidden size={20} />
					{words.winner}
				</span>
				<strong>
					<GivenText language={language}>{name}</GivenText>
				</strong>
			</p>
		</section>
	);
}
