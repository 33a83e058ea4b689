import { Trophy } from 'lucide-react';
import type { Winner } from '@/lib/events/events';
import type { TicketWords } from '@/lib/events/words';
import type { Language } from '@/lib/language';
import { Avatar } from '@/ui/Avatar';
import { GivenText } from '@/ui/GivenText';
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
