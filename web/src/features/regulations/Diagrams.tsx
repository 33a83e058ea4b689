import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import { BeyDrawing, type BeyPart } from './BeyDrawing';
import { StadiumDrawing } from './StadiumDrawing';
import './diagrams.css';

const bx: readonly BeyPart[] = ['blade', 'ratchet', 'bit'];
const cx: readonly BeyPart[] = ['lock_chip', 'main_blade', 'assist_blade', 'ratchet', 'bit'];
const zones = ['battle', 'over', 'xtreme', 'cover'] as const;

type Words = Content['pages']['regulations']['diagrams'];

interface Props {
	words: Words;
	pictures: Record<'bx' | 'cx' | 'stadium', Picture>;
}

function Legend({ labels }: { labels: readonly string[] }) {
	return (
		<ol className="diagram-legend">
			{labels.map((label) => (
				<li key={label}>
					<span>
						<Text>{label}</Text>
					</span>
				</li>
			))}
		</ol>
	);
}

/** Drawings with numbers, their legend, and the same thing as it looks on the table. */
export function Diagrams({ words, pictures }: Props) {
	const sheets = [
		{
			key: 'bx',
			title: words.bx,
			drawing: <BeyDrawing parts={bx} alt={words.bx_alt} />,
			labels: bx.map((part) => words.parts[part]),
		},
		{
			key: 'cx',
			title: words.cx,
			drawing: <BeyDrawing parts={cx} alt={words.cx_alt} />,
			labels: cx.map((part) => words.parts[part]),
		},
		{
			key: 'stadium',
			title: words.stadium,
			drawing: <StadiumDrawing alt={words.stadium_alt} />,
			labels: zones.map((zone) => words.zones[zone]),
		},
	] as const;
	return (
		<div className="diagrams">
			{sheets.map(({ key, title, drawing, labels }) => (
				<figure key={key} className="diagram" data-diagram={key}>
					<figcaption>
						<Text>{title}</Text>
					</figcaption>
					<div className="diagram-drawing">{drawing}</div>
					<Legend labels={labels} />
					<Photo
						className="no-print"
						picture={pictures[key]}
						alt=""
						sizes="(min-width: 700px) 300px, 90vw"
						cutout
					/>
				</figure>
			))}
		</div>
	);
}
