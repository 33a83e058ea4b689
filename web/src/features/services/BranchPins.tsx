import { Text } from '@/ui/Text';
import './branch-pins.css';

export interface Pin {
	id: string;
	name: string;
	floor: string;
	place: 'mall' | 'old_town';
	href: string;
}

/** A block of floors for a mall, a gabled shophouse for the old town. */
function Building({ place }: { place: Pin['place'] }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 56 56" width="56" height="56">
			{place === 'mall' ? (
				<>
					<path d="M8 14h40v38H8z" />
					<path d="M8 26h40M8 38h40M20 6h16v8H20zM24 52v-9h8v9" fill="none" />
				</>
			) : (
				<>
					<path d="M6 24 28 6l22 18v28H6z" />
					<path d="M6 24h44M15 32h8v8h-8zM33 32h8v8h-8zM24 52v-9h8v9" fill="none" />
				</>
			)}
		</svg>
	);
}

/** Where the figure comes from: each branch, as the kind of building it is in. */
export function BranchPins({ pins }: { pins: Pin[] }) {
	return (
		<ul className="branch-pins">
			{pins.map(({ id, name, floor, place, href }) => (
				<li key={id} data-place={place}>
					<a href={href}>
						<Building place={place} />
						<span>
							<strong>
								<Text>{name}</Text>
							</strong>{' '}
							<Text>{floor}</Text>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
