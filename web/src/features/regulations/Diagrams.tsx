import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';

type BeyPart = 'blade' | 'lock_chip' | 'main_blade' | 'assist_blade' | 'ratchet' | 'bit';

/** The parts as they lie above each other, seen a little from above; each knows its own height. */
const shapes: Record<BeyPart, { height: number; path: string }> = {
	lock_chip: { height: 46, path: 'M-34 0a34 15 0 0 1 68 0v14a34 15 0 0 1-68 0z' },
	blade: {
		height: 92,
		path: 'M-108 6l34-26 26 4 48-10 48 10 26-4 34 26-22 8 16 18-44 6-26 14-32-6-32 6-26-14-44-6 16-18z',
	},
	main_blade: {
		height: 82,
		path: 'M-104 4l38-24 30 8 36-14 36 14 30-8 38 24-26 10 10 14-46 6-42 10-42-10-46-6 10-14z',
	},
	assist_blade: {
		height: 58,
		path: 'M-82 0l22-12 30 4 30-8 30 8 30-4 22 12-16 8 8 10-40 6-34 8-34-8-40-6 8-10z',
	},
	ratchet: { height: 66, path: 'M-46-6l20-8 26-4 26 4 20 8v16l-10 22-36 10-36-10-10-22z' },
	bit: { height: 76, path: 'M-38-6a38 14 0 0 1 76 0v12l-22 14-6 20-10 16-10-16-6-20-22-14z' },
};
const gap = 18;
const top = 34;

/** An exploded Bey, from top to bottom, with the numbers of the list beside it. */
function BeyDrawing({ parts, alt }: { parts: readonly BeyPart[]; alt: string }) {
	const starts = parts.map((_, index) =>
		parts.slice(0, index).reduce((sum, part) => sum + shapes[part].height + gap, top),
	);
	const height = parts.reduce((sum, part) => sum + shapes[part].height + gap, top);
	return (
		<svg className="drawing" viewBox={`0 0 300 ${height}`} role="img" aria-label={alt}>
			<path className="drawing-axis" d={`M150 8V${height - 14}`} />
			{parts.map((part, index) => (
				<g key={part} transform={`translate(150 ${starts[index]})`}>
					<path className="drawing-part" data-part={part} d={shapes[part].path} />
					<path
						className="drawing-shine"
						d={shapes[part].path}
						transform="translate(0 -3) scale(0.58 0.5)"
					/>
					<g className="drawing-dot">
						<circle cx="128" cy="10" r="17" />
						<text x="128" y="17">
							{index + 1}
						</text>
					</g>
				</g>
			))}
		</svg>
	);
}

/** The stadium from above; the players stand left and right, the front is below. */
function StadiumDrawing({ alt }: { alt: string }) {
	return (
		<svg className="drawing" viewBox="0 0 420 400" role="img" aria-label={alt}>
			<path
				className="drawing-cover"
				d="M70 20h280q50 0 50 50v230q0 80-80 80H100q-80 0-80-80V70q0-50 50-50z"
			/>
			<path
				className="drawing-floor"
				d="M92 42h236q50 0 50 50v190q0 76-76 76H118q-76 0-76-76V92q0-50 50-50z"
			/>
			<circle className="drawing-battle" cx="210" cy="178" r="122" />
			<circle className="drawing-rail" cx="210" cy="178" r="104" />
			<path className="drawing-over" d="M46 270q36 10 64 44 14 18 18 42H118q-72 0-72-72z" />
			<path className="drawing-over" d="M374 270q-36 10-64 44-14 18-18 42h10q72 0 72-72z" />
			<path className="drawing-xtreme" d="M150 320q60-24 120 0l8 36H142z" />
			<g className="drawing-bey">
				<path d="M176 142l14 12 18-6-4 18 14 14-18 4-8 16-10-14-18 2 8-16-8-16 18 0z" />
				<path d="M238 176l12 12 18-4-6 16 10 14-18 2-8 16-10-14-18 0 10-14-6-16 16 0z" />
			</g>
			{[
				{ number: 1, x: 210, y: 96 },
				{ number: 2, x: 82, y: 326 },
				{ number: 2, x: 338, y: 326 },
				{ number: 3, x: 210, y: 338 },
				{ number: 4, x: 372, y: 58 },
			].map(({ number, x, y }) => (
				<g className="drawing-dot" key={`${number}-${x}`}>
					<circle cx={x} cy={y} r="17" />
					<text x={x} y={y + 7}>
						{number}
					</text>
				</g>
			))}
		</svg>
	);
}

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
