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

type Labels = Content['pages']['contact']['routes']['srinakarin']['labels'];

/** The monorail follows the road north; the mall stands beside it, the park behind. */
export function SrinakarinMap({ labels }: { labels: Labels }) {
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
