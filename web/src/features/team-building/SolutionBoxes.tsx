import { Compass, type LucideIcon, Network, PartyPopper, Snowflake } from 'lucide-react';
import type { Content } from '@/generated/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './solution-boxes.css';

type Solutions = Content['pages']['team_building']['solutions'];

const icons: Record<Solutions['boxes'][number]['key'], LucideIcon> = {
	icebreaker: Snowflake,
	cross_department: Network,
	leadership: Compass,
	celebration: PartyPopper,
};

/** Ready-made sessions as game boxes: a spine with a drawing, a lid with what is inside. */
export function SolutionBoxes({ solutions }: { solutions: Solutions }) {
	return (
		<section className="section wrap" aria-labelledby="solutions">
			<SectionHeading heading={solutions.heading} lead={solutions.lead} id="solutions" />
			<ul className="boxes">
				{solutions.boxes.map(({ key, title, suits, text }) => {
					const Icon = icons[key];
					return (
						<li key={key} className="box" data-solution={key}>
							<span className="box-spine">
								<Icon aria-hidden size={40} strokeWidth={1.8} />
							</span>
							<div className="box-lid">
								<h3>
									<Text>{title}</Text>
								</h3>
								<p>
									<Text>{text}</Text>
								</p>
								<p className="box-suits">
									<strong>
										<Text>{solutions.suits_label}</Text>
									</strong>{' '}
									<Text>{suits}</Text>
								</p>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
