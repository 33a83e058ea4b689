import type { Content } from '@/generated/content';
import { fill, type Values } from '@/lib/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import { Die, faces } from './Die';
import './dice-tray.css';

interface Props {
	words: Content['pages']['play_at_shop']['highlights'];
	/** Facts of the shop that the texts quote. */
	facts: Values;
}

/** Six reasons to come, one for each side of a die, rolled into a felt tray. */
export function DiceTray({ words, facts }: Props) {
	return (
		<section className="section wrap" aria-labelledby="highlights">
			<SectionHeading heading={words.heading} lead={words.lead} id="highlights" />
			<ol className="dice-tray">
				{words.items.map((item, index) => (
					<li key={item.title}>
						<Die face={faces[index] ?? 1} />
						<div>
							<h3>
								<Text>{fill(item.title, facts)}</Text>
							</h3>
							<p>
								<Text>{fill(item.text, facts)}</Text>
							</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
