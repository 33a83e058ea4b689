import type { ReactNode } from 'react';
import { type Weight, weights } from '../games';
import { frames, patterns } from './cover';
import type { Motif } from './motif';
import { natureShapes } from './nature-shapes';
import type { Part } from './parts';
import { thingShapes } from './thing-shapes';

const motifShapes: Record<Motif, readonly Part[]> = { ...natureShapes, ...thingShapes };

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

const patternShapes: Record<(typeof patterns)[number], ReactNode> = {
	rays: (
		<path d="m98 117-90 70h45zm0 0-20 80h40zm0 0 45 80h45zm0 0 90-20v42zm0 0-90-20v42zm0 0-70-90h40zm0 0 30-90h40z" />
	),
	dots: (
		<path
			className="cover-dots"
			d="M56 84h.1m20 0h.1m20 0h.1m20 0h.1m20 0h.1M66 101h.1m60 0h.1M56 118h.1m80 0h.1M66 135h.1m60 0h.1M56 150h.1m20 0h.1m20 0h.1m20 0h.1m20 0h.1"
		/>
	),
	stripes: (
		<path d="m40 122 40 40H66l-26-26zm0-30 70 70H94l-54-54zm80 70 36-36v16l-20 20zm-32 0 68-68v16l-52 52z" />
	),
	hills: <path d="M44 132q13-16 26-2t27-4 27 4 27-4v36H44z" />,
	checks: (
		<path d="M44 86h18v18H44zm36 0h18v18H80zm36 0h18v18h-18zM62 104h18v18H62zm36 0h18v18H98zm36 0h18v18h-18zM44 122h18v18H44zm36 0h18v18H80zm36 0h18v18h-18zm-54 18h18v20H62zm36 0h18v20H98zm36 0h18v20h-18z" />
	),
	waves: (
		<path
			className="cover-waves"
			d="M40 92q9-9 18 0t18 0 18 0 18 0 18 0 18 0 18 0M40 114q9-9 18 0t18 0 18 0 18 0 18 0 18 0 18 0M40 136q9-9 18 0t18 0 18 0 18 0 18 0 18 0 18 0M40 158q9-9 18 0t18 0 18 0 18 0 18 0 18 0 18 0"
		/>
	),
};

/* The light plate behind a drawing, around 0, 0. */
const framePaths: Record<(typeof frames)[number], string> = {
	round: 'M-32 0a32 32 0 1 0 64 0 32 32 0 1 0-64 0z',
	hexagon: 'M0-36 31-18v36L0 36-31 18v-36z',
	square: 'M-29-22q0-7 7-7h44q7 0 7 7v44q0 7-7 7h-44q-7 0-7-7z',
	arch: 'M-29 30V-4q0-29 29-29T29-4v34q0 3-3 3h-52q-3 0-3-3z',
	burst:
		'm0-37 9 9 12-5 3 12 12 3-5 12 9 9-9 9 3 10-11 2-2 11-12-4-9 6-9-6-12 4-2-11-11-2 3-10-9-9 9-9-5-12 12-3 3-12 12 5z',
};

/* A light from above on the left, as in the rendered pictures. */
function Lights() {
	return (
		<defs>
			<linearGradient id="cover-sun" x1="0" y1="0" x2="1" y2="1">
				<stop className="cover-sun-near" offset="0" />
				<stop className="cover-sun-off" offset=".5" />
				<stop className="cover-sun-far" offset="1" />
			</linearGradient>
			<radialGradient id="cover-lamp" cx=".4" cy=".3" r=".75">
				<stop className="cover-lamp-near" offset="0" />
				<stop className="cover-lamp-far" offset="1" />
			</radialGradient>
			<clipPath id="cover-front">
				<rect x="44" y="31" width="106" height="129" rx="5" />
			</clipPath>
		</defs>
	);
}

function Box() {
	return (
		<>
			<symbol id="cover-base" overflow="visible">
				<path className="cover-wall" d="M0 0h200v200H0z" />
				<path fill="url(#cover-lamp)" d="M0 0h200v200H0z" />
				<path className="cover-floor" d="M0 136q100-8 200 4v60H0z" />
				<path fill="url(#cover-sun)" d="M0 136q100-8 200 4v60H0z" />
			</symbol>
			<symbol id="cover-box" overflow="visible">
				<ellipse className="cover-shadow cover-shadow-wide" cx="110" cy="162" rx="80" ry="13" />
				<ellipse className="cover-shadow" cx="106" cy="160" rx="66" ry="8" />
				<path className="cover-side" d="m148 32 13-6q2-1 2 1v122q0 2-2 3l-13 8z" />
				<path className="cover-lid" d="m46 32 13-6h102l-13 6z" />
				<rect className="cover-face" x="44" y="31" width="106" height="129" rx="5" />
			</symbol>
			<symbol id="cover-gloss" overflow="visible">
				<rect fill="url(#cover-sun)" x="44" y="31" width="106" height="129" rx="5" />
				<path className="cover-light" d="M47 36q0-2 2-2h4v123h-4q-2 0-2-2z" />
			</symbol>
			{frames.map((frame) => (
				<symbol key={frame} id={`cover-frame-${frame}`} overflow="visible">
					<path className="cover-rim" transform="translate(1 3)" d={framePaths[frame]} />
					<path className="cover-medal" d={framePaths[frame]} />
				</symbol>
			))}
		</>
	);
}

function Pieces() {
	return (
		<>
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
			{weights.map((weight) => (
				<symbol key={weight} id={`cover-${weight}`} overflow="visible">
					{pieces[weight]}
				</symbol>
			))}
		</>
	);
}

/** The shapes that all covers of a page share; drawn once, seen nowhere by themselves. */
export function CoverShapes() {
	return (
		<svg className="cover-shapes" aria-hidden="true" width="0" height="0">
			<Lights />
			<Box />
			<Pieces />
			{Object.entries(motifShapes).map(([motif, parts]) => (
				<symbol key={motif} id={`cover-motif-${motif}`} overflow="visible">
					{parts.map(([paint, path]) => (
						<path key={path} className={`cover-${paint}`} d={path} />
					))}
				</symbol>
			))}
			{patterns.map((pattern) => (
				<symbol key={pattern} id={`cover-pattern-${pattern}`} overflow="visible">
					<g clipPath="url(#cover-front)">{patternShapes[pattern]}</g>
				</symbol>
			))}
		</svg>
	);
}
