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

type Labels = Content['pages']['contact']['routes']['samyan']['labels'];

/** Two roads cross above the underground line; a tunnel leads from the station into the mall. */
export function SamyanMap({ labels }: { labels: Labels }) {
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
