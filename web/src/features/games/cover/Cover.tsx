import type { Game } from '../games';
import { coverOf } from './cover';

/** The cover of a game, printed on the blank box of its picture; colours and drawing follow the name. */
export function Cover({ game }: { game: Pick<Game, 'name' | 'kind' | 'palette'> }) {
	const { pattern, frame, motif, title } = coverOf(game);
	const first = 60 - ((title.lines.length - 1) * title.size * 1.12) / 2 + title.size * 0.34;
	return (
		<svg
			className="cover-print"
			aria-hidden="true"
			viewBox="0 0 200 200"
			// Cut as the picture below it is.
			preserveAspectRatio="xMidYMid slice"
			data-palette={game.palette}
			data-side={game.palette % 2}
		>
			<g>
				<use href={`#cover-pattern-${pattern}`} className="cover-pattern" />
				<use href={`#cover-frame-${frame}`} transform="translate(97 118)" />
				<use href={`#cover-motif-${motif}`} transform="translate(97 118)" />
				<text className="cover-title" fontSize={title.size}>
					{title.lines.map((line, index) => (
						<tspan key={line} x="97" y={Math.round((first + index * title.size * 1.12) * 10) / 10}>
							{line}
						</tspan>
					))}
				</text>
				<use href="#cover-light" />
			</g>
		</svg>
	);
}
