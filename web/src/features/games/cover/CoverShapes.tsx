import type { ReactNode } from 'react';
import { frames, type Layout, patterns } from './cover';
import type { Motif } from './motif';
import { natureShapes } from './nature-shapes';
import type { Part } from './parts';
import { thingShapes } from './thing-shapes';

const motifShapes: Record<Motif, readonly Part[]> = { ...natureShapes, ...thingShapes };

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

/* A fine line runs around every box, and its foot has the marks that boxes have there. */
const trim = <rect className="cover-trim" x="53.2" y="40.2" width="87.6" height="108.6" rx="2" />;
const pips = <path className="cover-pips" d="M60 144.2h.1m5 0h.1m5 0h.1m55 0h8" />;

/* What lies between the pattern and the drawing. */
const grounds: Record<Layout, ReactNode> = {
	sign: (
		<>
			{trim}
			{pips}
		</>
	),
	scene: (
		<g clipPath="url(#cover-front)">
			<circle className="cover-medal" cx="97" cy="82" r="39" />
			<circle className="cover-halo" cx="97" cy="82" r="33.5" />
			<path className="cover-hill" d="M46 112q24-14 50-7t52-8v56H46z" />
			<path className="cover-plate" d="M50 114.5h94v32H50z" />
			<path className="cover-edge" d="M50 114.5h94m-94 32h94" />
			{trim}
		</g>
	),
	band: (
		<g clipPath="url(#cover-front)">
			<path className="cover-plate" d="M50 45h94v33H50z" />
			<path className="cover-edge" d="M50 45h94m-94 33h94" />
			{trim}
			{pips}
		</g>
	),
};

/** What symbols are painted with; nothing is painted with what is not there to be shown. */
function Paints() {
	return (
		<svg className="cover-paints" aria-hidden="true" width="0" height="0">
			<defs>
				<clipPath id="cover-front">
					<rect x="50" y="37" width="94" height="115" rx="3" />
				</clipPath>
				<linearGradient id="cover-sheen" x1="0" y1="0" x2="0.7" y2="1">
					<stop className="cover-lit" offset="0" />
					<stop className="cover-clear" offset="0.5" />
					<stop className="cover-shade" offset="1" />
				</linearGradient>
				<radialGradient id="cover-dome" cx="0.36" cy="0.26" r="0.9">
					<stop className="cover-bright" offset="0" />
					<stop className="cover-clear" offset="0.55" />
					<stop className="cover-dusk" offset="1" />
				</radialGradient>
			</defs>
		</svg>
	);
}

/** The shapes that all covers of a page share; drawn once, seen nowhere by themselves. */
export function CoverShapes() {
	return (
		<>
			<Paints />
			<svg className="cover-shapes" aria-hidden="true" width="0" height="0">
				{/* The light of the table falls on the print too. */}
				<symbol id="cover-light" overflow="visible">
					<rect x="50" y="37" width="94" height="115" rx="3" fill="url(#cover-sheen)" />
					{/* The lid's own edges: lit above and at the left, dark below. */}
					<path className="cover-lid" d="M51 151V39.5q0-1.5 1.5-1.5H143" />
					<path className="cover-foot" d="M51 151h91.5q.5 0 .5-.5V39" />
				</symbol>
				{Object.entries(grounds).map(([layout, ground]) => (
					<symbol key={layout} id={`cover-ground-${layout}`} overflow="visible">
						{ground}
					</symbol>
				))}
				{frames.map((frame) => (
					<symbol key={frame} id={`cover-frame-${frame}`} overflow="visible">
						<path className="cover-rim" transform="translate(1 3.4)" d={framePaths[frame]} />
						<path className="cover-medal" d={framePaths[frame]} />
						<path d={framePaths[frame]} fill="url(#cover-dome)" />
						<path className="cover-ring" transform="scale(0.89)" d={framePaths[frame]} />
					</symbol>
				))}
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
		</>
	);
}
