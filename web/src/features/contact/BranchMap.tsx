import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import { BangkaeMap } from './BangkaeMap';
import { PhranakhonMap } from './PhranakhonMap';
import { SamyanMap } from './SamyanMap';
import { SrinakarinMap } from './SrinakarinMap';
import './map.css';
import './map-buildings.css';

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
