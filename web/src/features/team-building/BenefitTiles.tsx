import {
	HeartHandshake,
	Hourglass,
	Lightbulb,
	type LucideIcon,
	MessagesSquare,
	Puzzle,
	UsersRound,
} from 'lucide-react';
import type { Content } from '@/generated/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './benefit-tiles.css';

type Benefits = Content['pages']['team_building']['benefits'];

const icons: Record<Benefits['tiles'][number]['key'], LucideIcon> = {
	relationships: HeartHandshake,
	communication: MessagesSquare,
	teamwork: UsersRound,
	problem_solving: Puzzle,
	creativity: Lightbulb,
	time_management: Hourglass,
};

/** Six hexagon tiles that make a board on a wide screen and a list on a phone. */
export function BenefitTiles({ benefits }: { benefits: Benefits }) {
	return (
		<section className="section wrap" aria-labelledby="benefits">
			<SectionHeading heading={benefits.heading} lead={benefits.lead} id="benefits" />
			<ul className="tiles">
				{benefits.tiles.map(({ key, title, text }) => {
					const Icon = icons[key];
					return (
						<li key={key} className="tile" data-benefit={key}>
							<span className="tile-icon">
								<Icon aria-hidden size={36} strokeWidth={1.8} />
							</span>
							<div className="tile-words">
								<h3>
									<Text>{title}</Text>
								</h3>
								<p>
									<Text>{text}</Text>
								</p>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
