import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';
import { Text } from '@/ui/Text';

type Words = Content['pages']['regulations']['diagrams'];

/** What a picture shows, in the order of its numbers; diagrams.css knows where each one is. */
const parts = {
	bx: ['blade', 'ratchet', 'bit'],
	cx: ['lock_chip', 'main_blade', 'assist_blade', 'ratchet', 'bit'],
} as const;
const zones = ['battle', 'over', 'xtreme', 'cover'] as const;

interface Label {
	place: string;
	name: string;
	text: string;
	/** Where the same thing stands a second time. */
	again?: string;
}

function labelsOf(diagram: 'bx' | 'cx' | 'stadium', words: Words): Label[] {
	if (diagram !== 'stadium') {
		return parts[diagram].map((place) => ({ place, ...words.parts[place] }));
	}
	return zones.map((place) => ({
		place,
		...words.zones[place],
		...(place === 'over' && { again: 'over-right' }),
	}));
}

/** The numbers on the picture, for where the labels stand below it instead of beside it. */
function Numbers({ labels }: { labels: readonly Label[] }) {
	return labels.flatMap(({ place, again }, index) =>
		[place, again].map(
			(spot) =>
				spot && (
					<span key={spot} className="diagram-number" data-place={spot} aria-hidden>
						{index + 1}
					</span>
				),
		),
	);
}

/** Names and what each part is for, each with a line to its place in the picture. */
function Labels({ labels }: { labels: readonly Label[] }) {
	return (
		<ol className="diagram-labels">
			{labels.map(({ place, name, text }) => (
				<li key={place} data-place={place}>
					<strong>
						<Text>{name}</Text>
					</strong>{' '}
					<span>
						<Text lead>{text}</Text>
					</span>
				</li>
			))}
			{labels.map(
				({ again, name, text }) =>
					again && (
						<li key={again} className="diagram-again" data-place={again} aria-hidden>
							<strong>
								<Text>{name}</Text>
							</strong>{' '}
							<span>
								<Text lead>{text}</Text>
							</span>
						</li>
					),
			)}
		</ol>
	);
}

interface Props {
	words: Words;
	pictures: Record<'bx' | 'cx' | 'stadium', Picture>;
}

/** One picture each of a Bey, a CX Bey and the stadium, with every part named on it. */
export function Diagrams({ words, pictures }: Props) {
	return (
		<div className="diagrams">
			{(['bx', 'cx', 'stadium'] as const).map((diagram) => {
				const labels = labelsOf(diagram, words);
				return (
					<figure key={diagram} className="diagram" data-diagram={diagram}>
						<figcaption>
							<Text>{words[diagram]}</Text>
						</figcaption>
						<div className="diagram-stage">
							<div className="diagram-picture">
								<Photo
									picture={pictures[diagram]}
									alt={words[`${diagram}_alt`]}
									sizes="(min-width: 700px) 520px, 84vw"
									cutout
								/>
								{diagram !== 'stadium' && (
									<>
										<Photo
											className="diagram-assembled"
											picture={pictures[diagram]}
											alt=""
											sizes="(min-width: 700px) 520px, 84vw"
											cutout
										/>
										<span className="diagram-whole">
											<Text>{words.whole}</Text>
										</span>
									</>
								)}
								<Numbers labels={labels} />
							</div>
							<Labels labels={labels} />
						</div>
					</figure>
				);
			})}
		</div>
	);
}
