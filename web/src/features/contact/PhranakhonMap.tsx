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

type Labels = Content['pages']['contact']['routes']['phranakhon']['labels'];

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
export function PhranakhonMap({ labels }: { labels: Labels }) {
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
