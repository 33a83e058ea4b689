import type { ReactNode } from 'react';
import { coverOf } from './cover';
import type { Game, Kind, Weight } from './games';
import { kinds, weights } from './games';

/* Emblems stand in a circle of radius 26 around 0, 0. */
const emblems: Record<Kind, ReactNode> = {
	family: (
		<>
			<path className="cover-b" d="M-14-2h28v17a3 3 0 0 1-3 3h-22a3 3 0 0 1-3-3z" />
			<path className="cover-a" d="M-19 0 0-18 19 0l-4 4L0-10-15 4z" />
			<path className="cover-a" d="M0 14c-9-6-8-12-4-12 2 0 3 1 4 3 1-2 2-3 4-3 4 0 5 6-4 12z" />
		</>
	),
	bluffing: (
		<>
			<path className="cover-b" d="M-20-11c12-5 28-5 40 0 0 14-6 27-20 30-14-3-20-16-20-30z" />
			<path className="cover-w" d="M-13-3q5-5 10 0-5 4-10 0zM3-3q5-5 10 0-5 4-10 0z" />
			<path className="cover-line" d="M-9 8q9 8 18-2" />
		</>
	),
	party: (
		<>
			<path className="cover-a" d="m0-21 6 12 14 2-10 10 2 14L0 11l-12 6 2-14-10-10 14-2z" />
			<circle className="cover-w" cx="-4" cy="-2" r="2.400" />
			<circle className="cover-w" cx="4" cy="-2" r="2.400" />
			<path className="cover-line" d="M-4 4q4 4 8 0" />
		</>
	),
	deduction: (
		<>
			<path className="cover-b" d="m7 4 14 14-5 5L2 9z" />
			<circle className="cover-b" cx="-4" cy="-4" r="15" />
			<circle className="cover-w" cx="-4" cy="-4" r="10" />
			<path className="cover-line cover-dark" d="M-8-6q0-4 4-4t4 4q0 3-4 4v2M-4 4v.5" />
		</>
	),
	strategy: (
		<>
			<path className="cover-b" d="M-17-14h7v5h6v-5h8v5h6v-5h7v12l-4 4v16h-26V2l-4-4z" />
			<path className="cover-w" d="M-5 18V9q5-7 10 0v9z" />
			<path className="cover-a" d="M-13-1h26v4h-26z" />
		</>
	),
	economic: (
		<>
			<ellipse className="cover-b" cx="0" cy="13" rx="17" ry="6" />
			<ellipse className="cover-a" cx="0" cy="7" rx="17" ry="6" />
			<ellipse className="cover-b" cx="0" cy="1" rx="17" ry="6" />
			<circle className="cover-a" cx="0" cy="-9" r="11" />
			<circle className="cover-w" cx="0" cy="-9" r="6" />
		</>
	),
	cooperative: (
		<>
			<use href="#cover-meeple" className="cover-b" transform="translate(-21 -11) scale(.66)" />
			<use href="#cover-meeple" className="cover-a" transform="translate(-5 -11) scale(.66)" />
		</>
	),
	abstract: (
		<>
			<path className="cover-b" d="m0-21 9 5v10l-9 5-9-5v-10z" />
			<path className="cover-a" d="m-10-3 9 5v10l-9 5-9-5V2z" />
			<path className="cover-w" d="m10-3 9 5v10l-9 5-9-5V2z" />
		</>
	),
	dexterity: (
		<>
			<path className="cover-b" d="M-3-18h6v5h-6z" />
			<path className="cover-a" d="M-18 12c0-18 8-26 18-26s18 8 18 26z" />
			<path className="cover-b" d="M-22 12h44v6h-44z" />
			<path className="cover-line" d="M-9 2q2-7 7-9" />
		</>
	),
};

/* What lies in front of the box: the heavier the game, the more of it. */
const pieces: Record<Weight, ReactNode> = {
	light: (
		<use
			href="#cover-meeple"
			className="cover-piece-a"
			transform="translate(146 138) scale(1.15)"
		/>
	),
	medium: (
		<>
			<use href="#cover-die" transform="translate(16 150)" />
			<use
				href="#cover-meeple"
				className="cover-piece-a"
				transform="translate(146 138) scale(1.15)"
			/>
		</>
	),
	heavy: (
		<>
			<use href="#cover-cube" className="cover-piece-b" transform="translate(10 158)" />
			<use href="#cover-cube" className="cover-piece-a" transform="translate(32 162)" />
			<use href="#cover-cube" className="cover-piece-b" transform="translate(21 142)" />
			<use href="#cover-die" transform="translate(128 164) scale(.85)" />
			<use
				href="#cover-meeple"
				className="cover-piece-a"
				transform="translate(152 138) scale(1.1)"
			/>
		</>
	),
};

const patterns: readonly ReactNode[] = [
	<path
		key="rays"
		d="m98 117-60 50h30zm0 0-14 50h28zm0 0 30 50h30zm0 0 60-12v26zm0 0-60-12v26zm0 0-44-50h26zm0 0 18-50h26z"
	/>,
	<path
		key="dots"
		d="M56 84h.1m20 0h.1m20 0h.1m20 0h.1m20 0h.1M66 101h.1m60 0h.1M56 118h.1m80 0h.1M66 135h.1m60 0h.1M56 150h.1m20 0h.1m20 0h.1m20 0h.1m20 0h.1"
		className="cover-dots"
	/>,
	<path
		key="stripes"
		d="m46 128 28 28H60l-14-14zm0-30 58 58H88l-42-42zm74 58 30-30v16l-14 14zm-32 0 62-62v16l-46 46z"
	/>,
	<path key="hills" d="M46 132q13-16 26-2t26-4 26 4 26-4v30H46z" />,
];

/** The shapes that all covers of a page share; drawn once, seen nowhere by themselves. */
export function CoverShapes() {
	return (
		<svg className="cover-shapes" aria-hidden="true" width="0" height="0">
			<symbol id="cover-meeple" overflow="visible">
				<path d="M20 3c4.700 0 7.300 3.200 7.300 6.800 0 1.300-.4 2.500-1 3.600 5.700.8 10.700 2.500 10.700 5.600 0 3-4.200 3.500-8 3.600 2.300 4.300 5 8.800 5 12 0 1.500-1 2.400-2.600 2.400h-7.800L20 31l-3.600 6H8.600C7 37 6 36.100 6 34.600c0-3.200 2.700-7.700 5-12-3.800-.1-8-.6-8-3.600 0-3.100 5-4.800 10.700-5.600-.6-1.100-1-2.300-1-3.600C12.700 6.200 15.300 3 20 3z" />
				<path className="cover-eyes" d="M17.400 9h.1m5 0h.1" />
				<path className="cover-smile" d="M18.200 11.400q1.800 1.500 3.600 0" />
			</symbol>
			<symbol id="cover-die" overflow="visible">
				<rect className="cover-die-side" y="4" width="30" height="29" rx="7" />
				<rect className="cover-die-top" width="30" height="28" rx="7" />
				<path className="cover-pips" d="M8 7h.1m14 0h.1M15 14h.1M8 21h.1m14 0h.1" />
			</symbol>
			<symbol id="cover-cube" overflow="visible">
				<path d="m11 0 11 5v12l-11 5L0 17V5z" />
				<path className="cover-light" d="m11 0 11 5-11 5L0 5z" />
				<path className="cover-shade" d="M11 10 22 5v12l-11 5z" />
			</symbol>
			<symbol id="cover-base" overflow="visible">
				<path className="cover-wall" d="M0 0h200v200H0z" />
				<circle className="cover-glow" cx="98" cy="86" r="88" />
				<path className="cover-floor" d="M0 136q100-8 200 4v60H0z" />
			</symbol>
			<symbol id="cover-box" overflow="visible">
				<ellipse className="cover-shadow" cx="104" cy="160" rx="66" ry="9" />
				<path className="cover-side" d="m148 32 13-6q2-1 2 1v122q0 2-2 3l-13 8z" />
				<path className="cover-lid" d="m46 32 13-6h102l-13 6z" />
				<rect className="cover-face" x="44" y="31" width="106" height="129" rx="5" />
			</symbol>
			<symbol id="cover-gloss" overflow="visible">
				<path className="cover-light" d="M47 36q0-2 2-2h7v123h-7q-2 0-2-2z" />
				<circle className="cover-rim" cx="98" cy="117" r="33" />
				<circle className="cover-medal" cx="98" cy="116" r="31" />
			</symbol>
			{kinds.map((kind) => (
				<symbol key={kind} id={`cover-${kind}`} overflow="visible">
					{emblems[kind]}
				</symbol>
			))}
			{weights.map((weight) => (
				<symbol key={weight} id={`cover-${weight}`} overflow="visible">
					{pieces[weight]}
				</symbol>
			))}
			{patterns.map((pattern, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the patterns are known by their number.
				<symbol key={index} id={`cover-pattern-${index}`} overflow="visible">
					{pattern}
				</symbol>
			))}
		</svg>
	);
}

/** A box of our own making: its colours follow the name, its emblem the kind, its pieces the weight. */
export function Cover({ game }: { game: Pick<Game, 'name' | 'kind' | 'weight'> }) {
	const { palette, pattern, tilt, title } = coverOf(game);
	const first = 62 - ((title.lines.length - 1) * title.size * 1.12) / 2 + title.size * 0.34;
	return (
		<svg
			className="cover"
			aria-hidden="true"
			viewBox="0 0 200 200"
			preserveAspectRatio="xMidYMid slice"
			data-palette={palette}
			data-tilt={tilt}
		>
			<use href="#cover-base" />
			<g className="cover-turn">
				<use href="#cover-box" />
				<use href={`#cover-pattern-${pattern}`} className="cover-pattern" />
				<use href="#cover-gloss" />
				<use href={`#cover-${game.kind}`} transform="translate(98 116)" />
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
