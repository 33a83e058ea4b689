import { BadgePercent, Carrot, type LucideIcon, Pizza, Zap } from 'lucide-react';
import type { Content } from '@/generated/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './promises.css';

interface Props {
	features: Content['pages']['food_drink']['features'];
}

const icons: LucideIcon[] = [BadgePercent, Pizza, Carrot, Zap];

/** What the kitchen promises, on order slips torn off the pad. */
export function Promises({ features }: Props) {
	return (
		<section className="section wrap" aria-labelledby="features">
			<SectionHeading heading={features.heading} lead={features.lead} id="features" />
			<ul className="promises">
				{features.points.map(({ title, text }, index) => {
					const Icon = icons[index % icons.length] as LucideIcon;
					return (
						<li key={title} className="promise">
							<div className="promise-slip">
								<Icon aria-hidden size={38} strokeWidth={1.8} />
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
