import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import {
	Building,
	Goal,
	Railway,
	Road,
	StationSign,
	Tree,
	Walk,
	Walker,
	Words,
} from './map-pieces';

type BangkaeLabels = Content['pages']['contact']['routes']['bangkae']['labels'];

/** The line runs above the road, a covered walkway leads into the mall, a canal lies behind. */
function BangkaeMap({ labels }: { labels: BangkaeLabels }) {
	return (
		<>
			<path
				className="map-water"
				d="M-10 372c60-14 110 10 170 0s120-14 180 0 100 4 150-4v62H-10z"
			/>
			<g className="map-boat">
				<path d="M92 392h64l-12 14h-40z" />
				<path d="M112 392v-13h26v13" />
			</g>
			<Building x={24} y={52} width={74} height={38} colour="candy" rows={1} />
			<Building x={356} y={40} width={98} height={50} colour="teal" rows={1} />
			<Road d="M-10 128H490" wide={58} />
			<path className="map-pillars" d="M40 118v34M240 118v34M330 118v34M440 118v34" />
			<Railway d="M-10 112H490" line="blue" />
			<rect className="map-platform" x="82" y="92" width="136" height="40" rx="16" />
			<path className="map-cover-edge" d="M150 132v110" />
			<path className="map-cover" d="M150 134v106" />
			<Building x={112} y={218} width={266} height={122} colour="tomato" rows={3} />
			<Tree x={66} y={330} />
			<Tree x={36} y={352} size={0.8} />
			<Tree x={420} y={338} size={1.2} />
			<Tree x={58} y={230} size={0.9} />
			<Walk d="M150 140v120h150" />
			<StationSign x={112} y={112} />
			<Words
				labels={labels}
				at={[
					{ word: 'canal', x: 346, y: 404, kind: 'water' },
					{ word: 'road', x: 398, y: 188 },
					{ word: 'station', x: 150, y: 64, kind: 'station' },
					{ word: 'exit', x: 222, y: 154, kind: 'exit' },
					{ word: 'walkway', x: 74, y: 192, kind: 'soft' },
					{ word: 'place', x: 245, y: 312, kind: 'place' },
				]}
			/>
			<Walker x={150} y={198} />
			<Goal x={316} y={262} />
		</>
	);
}

type PhranakhonLabels = Content['pages']['contact']['routes']['phranakhon']['labels'];

const flowers = [
	{ x: 168, kind: 'tomato' },
	{ x: 204, kind: 'sun' },
	{ x: 240, kind: 'candy' },
	{ x: 276, kind: 'grape' },
];

/** A stall: an awning over a heap of flowers. */
function Stall({ x, kind }: { x: number; kind: string }) {
	return (
		<g className="map-stall" data-colour={kind} transform={`translate(${x} 236)`}>
			<path d="M-15 0v26h30V0" />
			<path
				className="map-awning"
				d="M-18 0l4-14h28l4 14c-3 5-9 5-12 0-3 5-9 5-12 0-3 5-9 5-12 0z"
			/>
			<circle cx="-8" cy="16" r="5" />
			<circle cx="1" cy="13" r="5" />
			<circle cx="9" cy="17" r="5" />
		</g>
	);
}

/** From the station past the flower stalls to an old building, with the river close by. */
function PhranakhonMap({ labels }: { labels: PhranakhonLabels }) {
	return (
		<>
			<path
				className="map-water"
				d="M-10 190c30 60 60 110 130 140s150 30 220 34 110 4 150 0v66H-10z"
			/>
			<Road d="M412 264v170" wide={30} />
			<g className="map-bridge">
				<path d="M392 352v80M432 352v80" />
				<path d="M392 352c-22 8-22 32-22 80M432 352c22 8 22 32 22 80" />
				<path d="M374 384h18M370 410h22M432 384h18M432 410h22" />
			</g>
			<g className="map-boat">
				<path d="M66 354h76l-12 16H80z" />
				<path d="M84 354c0-16 40-16 40 0" />
			</g>
			<Road d="M-10 96c90 0 150 26 210 80s130 90 290 92" />
			<Railway d="M-10 60c80-4 150 4 220-30s140-34 290-34" line="blue" under />
			<Building x={14} y={142} width={60} height={44} colour="paper" rows={1} />
			<Building x={352} y={150} width={96} height={88} colour="candy" rows={3} />
			<path
				className="map-arches"
				d="M366 238v-18a10 10 0 0 1 20 0v18M390 238v-18a10 10 0 0 1 20 0v18M414 238v-18a10 10 0 0 1 20 0v18"
			/>
			<Building x={216} y={84} width={70} height={56} colour="teal" rows={2} />
			<Walk d="M110 90c50 8 76 40 104 66 34 32 70 60 110 62 30 2 50 8 76 14" />
			{flowers.map((stall) => (
				<Stall key={stall.x} {...stall} />
			))}
			<StationSign x={92} y={62} />
			<Tree x={48} y={230} size={0.8} />
			<Tree x={462} y={336} size={0.8} />
			<Words
				labels={labels}
				at={[
					{ word: 'station', x: 104, y: 24, kind: 'station' },
					{ word: 'exit', x: 170, y: 86, kind: 'exit' },
					{ word: 'market', x: 218, y: 286, kind: 'soft' },
					{ word: 'road', x: 330, y: 308 },
					{ word: 'river', x: 218, y: 394, kind: 'water' },
					{ word: 'bridge', x: 302, y: 344 },
					{ word: 'place', x: 382, y: 118, kind: 'place' },
				]}
			/>
			<Walker x={208} y={158} />
			<Goal x={400} y={230} />
		</>
	);
}

type SamyanLabels = Content['pages']['contact']['routes']['samyan']['labels'];

/** Two roads cross above the underground line; a tunnel leads from the station into the mall. */
function SamyanMap({ labels }: { labels: SamyanLabels }) {
	return (
		<>
			<Road d="M306-10C304 100 308 200 304 290s6 100 4 140" />
			<Road d="M-10 262c110 10 210 22 320 28s120-2 180-10" wide={58} />
			<Railway d="M-10 262c110 10 210 22 320 28s120-2 180-10" line="blue" under />
			<Building x={36} y={46} width={72} height={160} colour="paper" rows={6} />
			<Building x={108} y={88} width={150} height={126} colour="grape" rows={4} />
			<Building x={352} y={70} width={96} height={146} colour="sky" rows={5} />
			<path className="map-tunnel-edge" d="M276 284c-20-6-66-8-82-32-8-14-8-30-8-50" />
			<path className="map-tunnel" d="M276 284c-20-6-66-8-82-32-8-14-8-30-8-50" />
			<Walk d="M276 284c-20-6-66-8-82-32-8-14-8-30-8-52" />
			<g className="map-temple" transform="translate(16 0)">
				<path d="M72 388v-28h96v28z" />
				<path d="M58 362l62-44 62 44z" />
				<path d="M84 346l36-44 36 44z" />
				<path d="M120 302v-22M108 388v-16h24v16" />
			</g>
			<StationSign x={306} y={288} />
			<Tree x={30} y={226} size={0.8} />
			<Tree x={256} y={404} size={0.9} />
			<Tree x={440} y={402} size={1.1} />
			<Tree x={382} y={410} size={0.9} />
			<Words
				labels={labels}
				at={[
					{ word: 'temple', x: 136, y: 404, kind: 'place' },
					{ word: 'station', x: 384, y: 338, kind: 'station' },
					{ word: 'exit', x: 222, y: 326, kind: 'exit' },
					{ word: 'road', x: 56, y: 322 },
					{ word: 'crossing', x: 400, y: 30 },
					{ word: 'tunnel', x: 244, y: 238, kind: 'soft' },
					{ word: 'place', x: 186, y: 62, kind: 'place' },
					{ word: 'square', x: 394, y: 246 },
				]}
			/>
			<Walker x={196} y={262} />
			<Goal x={186} y={190} />
		</>
	);
}

type SrinakarinLabels = Content['pages']['contact']['routes']['srinakarin']['labels'];

/** The monorail follows the road north; the mall stands beside it, the park behind. */
function SrinakarinMap({ labels }: { labels: SrinakarinLabels }) {
	return (
		<>
			<path
				className="map-park"
				d="M262 290c40-26 110-22 160-8 34 10 78 34 70 84-6 40-60 66-130 66s-130-20-140-64c-6-32 8-60 40-78z"
			/>
			<path className="map-water" d="M316 356c14-20 56-24 80-8s10 42-26 44-70-14-54-36z" />
			<Road d="M112 430C112 330 96 240 112 150S118 40 112-10" wide={58} />
			<Railway d="M112 430C112 330 96 240 112 150S118 40 112-10" line="yellow" />
			<g className="map-monorail">
				<rect x="92" y="44" width="38" height="72" rx="15" />
				<path d="M100 58h22M100 76h22M100 94h22" />
			</g>
			<Building x={6} y={88} width={56} height={92} colour="sky" rows={3} />
			<Building x={4} y={258} width={60} height={64} colour="candy" rows={2} />
			<Building x={206} y={78} width={246} height={148} colour="sun" rows={4} />
			<Walk d="M160 334c2-40-8-80-4-110 3-24 26-34 60-34h84" />
			<rect className="map-platform" x="66" y="322" width="84" height="52" rx="16" />
			<StationSign x={108} y={348} />
			<path className="map-pointer" d="M156 36h-34" />
			<Tree x={276} y={368} />
			<Tree x={440} y={330} size={1.1} />
			<Tree x={300} y={408} size={0.8} />
			<Tree x={436} y={404} />
			<Words
				labels={labels}
				at={[
					{ word: 'station', x: 126, y: 398, kind: 'station' },
					{ word: 'exit', x: 230, y: 316, kind: 'exit' },
					{ word: 'road', x: 384, y: 42 },
					{ word: 'line', x: 216, y: 42, kind: 'soft' },
					{ word: 'place', x: 340, y: 104, kind: 'place' },
					{ word: 'park', x: 372, y: 332 },
				]}
			/>
			<Walker x={158} y={272} />
			<Goal x={316} y={194} />
		</>
	);
}

type Routes = Content['pages']['contact']['routes'];

interface Props {
	routes: Routes;
	id: keyof Routes;
}

const drawings: { [Id in keyof Routes]: (routes: Routes) => ReactNode } = {
	bangkae: ({ bangkae }) => <BangkaeMap labels={bangkae.labels} />,
	srinakarin: ({ srinakarin }) => <SrinakarinMap labels={srinakarin.labels} />,
	samyan: ({ samyan }) => <SamyanMap labels={samyan.labels} />,
	phranakhon: ({ phranakhon }) => <PhranakhonMap labels={phranakhon.labels} />,
};

/** The drawn map of a branch. Its labels are text of the page; the steps beside it say the same. */
export function BranchMap({ routes, id }: Props) {
	return (
		<svg className="map" viewBox="0 0 480 420" role="img" aria-label={routes[id].alt}>
			{drawings[id](routes)}
		</svg>
	);
}
