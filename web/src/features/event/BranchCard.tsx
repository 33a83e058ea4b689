import type { BranchPlace } from '@/lib/events/links';
import type { DetailWords } from '@/lib/events/words';
import { Button } from '@/ui/Button';
import { ShopIcon } from '@/ui/ShopIcon';
import { OpenHours, Text } from '@/ui/Text';

/** The branch where the event is: its name, its hours, its map. */
export function BranchCard({ branch, words }: { branch: BranchPlace; words: DetailWords }) {
	return (
		<section className="event-branch" aria-labelledby="branch-heading">
			<h2 id="branch-heading">
				<Text phrases>{words.branch.heading}</Text>
			</h2>
			<p>
				<ShopIcon icon="map" size={20} />
				<strong>
					<Text>{branch.name}</Text>
				</strong>
			</p>
			<p>
				<ShopIcon icon="clock" size={20} />
				<span>
					<OpenHours>{branch.hours}</OpenHours>
				</span>
			</p>
			<div className="event-branch-ways">
				<Button kind="quiet" icon="outside" href={branch.map} newTabNote={words.newTab}>
					{words.branch.map}
				</Button>
				<Button kind="quiet" href={branch.href}>
					{words.branch.more}
				</Button>
			</div>
		</section>
	);
}
