import type { Content } from '@/generated/content';
import type { RatingFigures } from './rating-figures';
import './chance-curve.css';

const width = 520;
const height = 260;
const left = 74;
const reach = 400;

interface Props {
	curve: RatingFigures['curve'];
	words: Content['pages']['rating']['what'];
}

const x = (gap: number) => left + ((gap + reach) / (2 * reach)) * width;
const y = (chance: number) => 16 + (1 - chance) * height;

/** The chance to win by how much stronger one is; the engine gave the points. */
export function ChanceCurve({ curve, words }: Props) {
	const line = curve
		.map(([gap, chance]) => `${x(gap).toFixed(1)},${y(chance).toFixed(1)}`)
		.join(' ');
	return (
		<svg
			className="chance-curve"
			viewBox={`0 0 ${width + left + 24} ${height + 66}`}
			role="img"
			aria-label={words.curve_alt}
		>
			{[0, 0.25, 0.5, 0.75, 1].map((chance) => (
				<g key={chance}>
					<path className="chance-grid" d={`M${left} ${y(chance)}h${width}`} />
					<text x={left - 8} y={y(chance) + 5} textAnchor="end">
						{chance * 100}%
					</text>
				</g>
			))}
			<path className="chance-middle" d={`M${x(0)} ${y(1)}V${y(0)}`} />
			<polyline className="chance-line" points={line} />
			<circle className="chance-dot" cx={x(0)} cy={y(0.5)} r="8" />
			<text x={left} y={height + 54}>
				{words.curve_left} −{reach}
			</text>
			<text x={x(0)} y={height + 54} textAnchor="middle">
				0
			</text>
			<text x={left + width} y={height + 54} textAnchor="end">
				{words.curve_right} +{reach}
			</text>
		</svg>
	);
}
