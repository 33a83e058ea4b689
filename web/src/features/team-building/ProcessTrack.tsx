import type { Content } from '@/generated/content';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import { Meeple } from './Meeple';
import './process-track.css';

interface Props {
	process: Content['pages']['team_building']['process'];
}

/** The way of working as the track of a board game, from the start to the finish. */
export function ProcessTrack({ process }: Props) {
	return (
		<section className="section track-section" aria-labelledby="process">
			<div className="wrap">
				<SectionHeading heading={process.heading} lead={process.lead} id="process" />
				<div className="track">
					<svg
						className="track-path"
						aria-hidden="true"
						viewBox="0 0 1000 200"
						preserveAspectRatio="none"
					>
						<path
							d="M0 70 C60 70 60 70 125 70 S250 150 375 150 S500 50 625 50 S750 140 875 140 S960 90 985 44"
							vectorEffect="non-scaling-stroke"
						/>
					</svg>
					<p className="track-end track-start">
						<Text>{process.start}</Text>
					</p>
					<ol className="track-spaces">
						{process.points.map(({ title, text }, index) => (
							<li key={title}>
								<span className="track-space" aria-hidden="true">
									{index === 0 && <Meeple />}
									<span>{index + 1}</span>
								</span>
								<div>
									<h3>
										<Text>{title}</Text>
									</h3>
									<p>
										<Text>{text}</Text>
									</p>
								</div>
							</li>
						))}
					</ol>
					<p className="track-end track-finish">
						<Text>{process.finish}</Text>
					</p>
				</div>
			</div>
		</section>
	);
}
