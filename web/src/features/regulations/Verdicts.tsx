import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';
import { RuleList } from './RuleList';
import './verdicts.css';

type Words = Content['pages']['regulations']['disqualification'];

/** What a disqualification means, and who decides what. */
export function Verdicts({ words }: { words: Words }) {
	return (
		<>
			<div className="outcome">
				<h3>
					<Text>{words.outcome_title}</Text>
				</h3>
				<ul>
					{words.outcome.map((line) => (
						<li key={line}>
							<Text>{line}</Text>
						</li>
					))}
				</ul>
			</div>
			<h3 className="roles-title">
				<Text>{words.roles_title}</Text>
			</h3>
			<RuleList kind="cards" rules={words.roles} />
		</>
	);
}
