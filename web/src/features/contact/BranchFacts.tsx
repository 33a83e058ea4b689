import { Clock, MapPin, Phone, TrainFront } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Content } from '@/generated/content';
import { Text } from '@/ui/Text';

interface Props {
	branch: Content['branches'][number];
	words: Content['pages']['contact']['branches'];
	newTab: string;
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
	return (
		<div>
			<dt>
				{icon}
				<span className="hidden-visually">{name}</span>
			</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** Address with its map, phone, hours, and how to get there. */
export function BranchFacts({ branch, words, newTab }: Props) {
	return (
		<dl className="branch-facts">
			<Fact icon={<MapPin aria-hidden size={20} />} name={words.address}>
				<Text>{branch.address}</Text>{' '}
				<a href={branch.maps} target="_blank" rel="noopener">
					<Text>{words.maps}</Text>
					<span className="hidden-visually">
						{' '}
						{branch.name} ({newTab})
					</span>
				</a>
			</Fact>
			<Fact icon={<Phone aria-hidden size={20} />} name={words.phone}>
				<a href={`tel:${branch.phone}`}>{branch.phone_shown}</a>
			</Fact>
			<Fact icon={<Clock aria-hidden size={20} />} name={words.hours}>
				<Text phrases>{branch.hours_shown}</Text>
			</Fact>
			<Fact icon={<TrainFront aria-hidden size={20} />} name={words.transport}>
				<Text>{branch.transport}</Text>
			</Fact>
		</dl>
	);
}
