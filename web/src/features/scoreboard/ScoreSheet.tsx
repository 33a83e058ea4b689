import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';
import { Text } from '@/ui/Text';

interface ScoreboardIntroProps {
	heading: string;
	lead: string;
	rules: { href: string; label: string };
	/** The judge behind the flip board; the words need no picture, so it says nothing. */
	picture: Picture;
}

/** A short head: the board itself is what the judge came for. */
export function ScoreboardIntro({ heading, lead, rules, picture }: ScoreboardIntroProps) {
	return (
		<div className="scoreboard-intro">
			<h1>
				<Text phrases>{heading}</Text>
			</h1>
			<p>
				<Text lead>{lead}</Text>{' '}
				<a href={rules.href}>
					<Text>{rules.label}</Text>
				</a>
			</p>
			<Photo
				className="scoreboard-judge"
				picture={picture}
				alt=""
				sizes="(min-width: 1100px) 400px, (min-width: 700px) 330px, 230px"
				first
				cutout
			/>
		</div>
	);
}

type Finish = Content['pages']['regulations']['winning']['finishes'][number];

interface ScoreSheetProps {
	note: string;
	heading: string;
	units: { point: string; points: string };
	finishes: readonly { finish: Finish; picture: Picture }[];
}

/** The points beside the set-up; where the scoreboard does not run, this is all there is to go by. */
export function ScoreSheet({ note, heading, units, finishes }: ScoreSheetProps) {
	return (
		<aside className="score-sheet" aria-labelledby="points">
			<h2 id="points">
				<Text phrases>{heading}</Text>
			</h2>
			<p className="without-scripts">
				<Text>{note}</Text>
			</p>
			<ul>
				{finishes.map(({ finish: { key, name, text, points }, picture }) => (
					<li key={key} data-finish={key}>
						<Photo picture={picture} alt="" sizes="250px" cutout />
						<div>
							<h3>
								<Text>{name}</Text>
							</h3>
							<p>
								<Text>{text}</Text>
							</p>
						</div>
						<p className="score-worth">
							<strong>{points}</strong> <Text>{points === 1 ? units.point : units.points}</Text>
						</p>
					</li>
				))}
			</ul>
		</aside>
	);
}
