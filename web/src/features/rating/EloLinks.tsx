import type { Content } from '@/generated/content';
import { Button } from '@/ui/Button';
import './elo-links.css';

interface Props {
	words: Content['pages']['rating']['links'];
	back: { href: string; label: string };
	events: string;
	top: string;
	ranking: string;
	newTab: string;
}

export function EloLinks({ words, back, events, top, ranking, newTab }: Props) {
	return (
		<div className="wrap button-row elo-links">
			<Button href={back.href}>{back.label}</Button>
			<Button href={top}>{words.top}</Button>
			<Button icon="outside" href={ranking} newTabNote={newTab}>
				{words.leaderboard}
			</Button>
			<Button href={events}>{words.events}</Button>
		</div>
	);
}
