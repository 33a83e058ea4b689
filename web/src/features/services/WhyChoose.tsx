import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import { BranchPins, type Pin } from './BranchPins';
import { Die } from './Die';
import './why-choose.css';

export interface Reason {
	figure: string;
	heading: string;
	text: string;
}

interface Props {
	heading: string;
	lead: string;
	/** Six, in the order of the faces. */
	reasons: Reason[];
	pins: Pin[];
}

/** Six reasons on the faces of a die, unfolded like the cardboard it could be made of. */
export function WhyChoose({ heading, lead, reasons, pins }: Props) {
	return (
		<section className="section why" aria-labelledby="why">
			<div className="wrap why-grid">
				<SectionHeading heading={heading} lead={lead} id="why" />
				<ol className="die-net">
					{reasons.map((reason, index) => (
						<li className="die-face" key={reason.heading}>
							<Die face={index + 1} />
							<h3>
								<span className="die-figure">{reason.figure}</span>{' '}
								<span className="die-heading">
									<Text>{reason.heading}</Text>
								</span>
							</h3>
							<p>
								<Text>{reason.text}</Text>
							</p>
						</li>
					))}
				</ol>
				<BranchPins pins={pins} />
			</div>
		</section>
	);
}
