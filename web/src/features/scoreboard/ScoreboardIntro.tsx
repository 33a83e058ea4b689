import { Text } from '@/ui/Text';
import './scoreboard-intro.css';

interface Props {
	heading: string;
	lead: string;
	rules: { href: string; label: string };
}

/** A short head: the board itself is what the judge came for. */
export function ScoreboardIntro({ heading, lead, rules }: Props) {
	return (
		<div className="scoreboard-intro">
			<h1>
				<Text phrases>{heading}</Text>
			</h1>
			<p>
				<Text>{lead}</Text>{' '}
				<a href={rules.href}>
					<Text>{rules.label}</Text>
				</a>
			</p>
		</div>
	);
}
