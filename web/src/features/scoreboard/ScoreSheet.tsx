import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';

interface ScoreboardIntroProps {
	heading: string;
	lead: string;
	rules: { href: string; label: string };
}

/** A short head: the board itself is what the judge came for. */
export function ScoreboardIntro({ heading, lead, rules }: ScoreboardIntroProps) {
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

interface ScoreSheetProps {
	note: string;
	caption: string;
	finishes: Content['pages']['regulations']['winning']['finishes'];
}

/** The points on paper, for where the scoreboard does not run. */
export function ScoreSheet({ note, caption, finishes }: ScoreSheetProps) {
	return (
		<div className="without-scripts">
			<p>
				<Text>{note}</Text>
			</p>
			<div className="figures-table">
				<table>
					<caption className="hidden-visually">{caption}</caption>
					<tbody>
						{finishes.map(({ key, name, points }) => (
							<tr key={key}>
								<th scope="row">
									<Text>{name}</Text>
								</th>
								<td>{points}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}
