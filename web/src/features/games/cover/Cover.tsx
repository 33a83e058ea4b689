import type { Game } from '../games';
import { coverOf } from './cover';

/** A box of our own making: colours and drawing follow the name, the pieces the weight. */
export function Cover({ game }: { game: Pick<Game, 'name' | 'kind' | 'weight' | 'palette'> }) {
	const { pattern, frame, motif, tilt, title } = coverOf(game);
	const first = 60 - ((title.lines.length - 1) * title.size * 1.12) / 2 + title.size * 0.34;
	return (
		<svg
			className="cover"
			aria-hidden="true"
			viewBox="0 0 200 200"
			preserveAspectRatio="xMidYMid slice"
			data-palette={game.palette}
			data-tilt={tilt}
		>
			<use href="#cover-base" />
			<g className="cover-turn">
				<use href="#cover-box" />
				<use href={`#cover-pattern-${pattern}`} className="cover-pattern" />
				<use href="#cover-gloss" />
				<use href={`#cover-frame-${frame}`} transform="translate(98 118)" />
				<use href={`#cover-motif-${motif}`} transform="translate(98 118)" />
				<text className="cover-title" fontSize={title.size}>
					{title.lines.map((line, index) => (
						<tspan key={line} x="98" y={Math.round((first + index * title.size * 1.12) * 10) / 10}>
							{line}
						</tspan>
					))}
				</text>
			</g>
			<use href={`#cover-${game.weight}`} />
		</svg>
	);
}
