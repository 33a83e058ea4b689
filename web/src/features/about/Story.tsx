import type { Picture } from '@/lib/pictures';
import { Meeple } from '@/ui/Meeple';
import { Photo } from '@/ui/Photo';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './story.css';
import './track.css';

export interface Stop {
	heading: string;
	text: string;
	stat?: { kind: string; figure: string; label: string };
	snapshot?: { picture: Picture; alt: string };
}

interface Props {
	words: { heading: string; start: string; finish: string };
	stops: Stop[];
}

/** A cardboard token with one figure of the shop. */
function Token({ kind, figure, label }: NonNullable<Stop['stat']>) {
	return (
		<dl className="token" data-stat={kind}>
			<dt>
				<Text>{label}</Text>
			</dt>
			<dd>{figure}</dd>
		</dl>
	);
}

function Snapshot({ picture, alt }: NonNullable<Stop['snapshot']>) {
	return (
		<div className="snapshot">
			<Photo picture={picture} alt={alt} sizes="(min-width: 900px) 270px, 240px" />
		</div>
	);
}

/** The story as the spaces of a board: each paragraph is a stop, the figures are tokens on it. */
export function Story({ words, stops }: Props) {
	return (
		<section className="section wrap" aria-labelledby="story">
			<SectionHeading heading={words.heading} id="story" />
			<div className="board">
				<p className="board-sign board-start">
					<Text>{words.start}</Text>
				</p>
				<ol className="track">
					{stops.map(({ heading, text, stat, snapshot }, index) => (
						<li className="stop" key={heading}>
							<span className="stop-number" aria-hidden="true">
								{index + 1}
							</span>
							<div className="stop-words">
								<h3>
									<Text phrases>{heading}</Text>
								</h3>
								<p>
									<Text>{text}</Text>
								</p>
							</div>
							{stat && <Token {...stat} />}
							{snapshot && <Snapshot {...snapshot} />}
						</li>
					))}
				</ol>
				<p className="board-sign board-finish">
					<Meeple size={58} />
					<Text>{words.finish}</Text>
				</p>
			</div>
		</section>
	);
}
