import { Text } from '@/ui/Text';
import './rule-list.css';

interface Props {
	rules: readonly { title: string; text: string }[];
	/** Steps are counted; roles and options are not. */
	kind?: 'rules' | 'steps' | 'cards';
}

/** Rules as short lines: a name to find them by, a sentence that says them. */
export function RuleList({ rules, kind = 'rules' }: Props) {
	const List = kind === 'steps' ? 'ol' : 'ul';
	return (
		<List className={`rule-list rule-list-${kind}`}>
			{rules.map(({ title, text }) => (
				<li key={title}>
					<h3>
						<Text>{title}</Text>
					</h3>
					<p>
						<Text>{text}</Text>
					</p>
				</li>
			))}
		</List>
	);
}
