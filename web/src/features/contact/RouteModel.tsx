import type { Content } from '@/generated/content';
import { picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';
import { type NamePlace, routePlaces } from './route-places';

type Routes = Content['pages']['contact']['routes'];

interface Props {
	routes: Routes;
	id: keyof Routes;
}

/** Around the middle of a name, wide enough for the longest on a phone. */
const room = { width: 700, height: 120 };

/** A name on a plate; where it stands beside the model, a line leads to what it names. */
function Name({ name, label, place }: { name: string; label: string; place: NamePlace }) {
	const { x, y, to } = place;
	return (
		<g data-name={name}>
			{to && <path className="model-lead" d={`M${x} ${y}L${to.x} ${to.y}`} />}
			<foreignObject x={x - room.width / 2} y={y - room.height / 2} {...room}>
				<div className="model-name">
					<span>{label}</span>
				</div>
			</foreignObject>
		</g>
	);
}

/**
 * The walk to a branch as a rendered model. Numbers on it are those of the steps beside it, and the
 * names are text of the page, written over the picture.
 */
export function RouteModel({ routes, id }: Props) {
	const { image, alt, labels } = routes[id];
	const { steps, names } = routePlaces[id];
	return (
		<div className="model">
			<Photo
				picture={picture(image)}
				alt={alt}
				sizes="(min-width: 1320px) 690px, (min-width: 1100px) 52vw, 88vw"
				cutout
			/>
			<svg className="model-words" viewBox="0 0 1000 750" aria-hidden="true">
				{Object.entries(labels).map(([name, label]) => {
					const place = names[name];
					return place && <Name key={name} name={name} label={label} place={place} />;
				})}
				{steps.map(({ x, y }, index) => (
					<g key={`${x} ${y}`} className="model-step" transform={`translate(${x} ${y})`}>
						<rect />
						<text>{index + 1}</text>
					</g>
				))}
			</svg>
		</div>
	);
}
