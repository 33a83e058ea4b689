import type { Game } from '../games';
import { coverOf, type Layout } from './cover';

/** Where a cover has its drawing and how large, and the middle of its title. */
const places: Record<Layout, { drawing: string; title: number }> = {
	sign: { drawing: 'translate(97 115) scale(1.08)', title: 61 },
	scene: { drawing: 'translate(97 82) scale(1.3)', title: 130.5 },
	band: { drawing: 'translate(97 118.5) scale(1.04)', title: 61.5 },
};

/** The cover of a game, printed on the blank box of its picture; colours and drawing follow the name. */
export function Cover({ game }: { game: Pick<Game, 'name' | 'kind' | 'palette'> }) {
	const { layout, pattern, frame, motif, title } = coverOf(game);
	const place = places[layout];
	const first =
		place.title - ((title.lines.length - 1) * title.size * 1.12) / 2 + title.size * 0.34;
	return (
		<svg
			className="cover-print"
			aria-hidden="true"
			viewBox="0 0 200 200"
			// Cut as the picture below it is.
			preserveAspectRatio="xMidYMid slice"
			data-palette={game.palette}
			data-side={game.palette % 2}
			data-layout={layout}
		>
			<g>
				<use href={`#cover-pattern-${pattern}`} className="cover-pattern" />
				<use href={`#cover-ground-${layout}`} />
				{layout !== 'scene' && <use href={`#cover-frame-${frame}`} transform={place.drawing} />}
				<use href={`#cover-motif-${motif}`} className="cover-motif" transform={place.drawing} />
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
