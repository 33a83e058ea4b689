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

type Labels = Content['pages']['contact']['routes']['bangkae']['labels'];

/** The line runs above the road, a covered walkway leads into the mall, a canal lies behind. */
export function BangkaeMap({ labels }: { labels: Labels }) {
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
