import type { BranchPlace } from '@/lib/events/links';
import type { DetailWords } from '@/lib/events/words';
import type { SmallPicture } from '@/lib/pictures';
import { Button } from '@/ui/controls/Button';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { OpenHours, Text } from '@/ui/Text';

interface Props {
	branch: BranchPlace;
	/** The way there as a small model. */
	picture: SmallPicture | undefined;
	words: DetailWords;
	/** Whether the event is over. */
	past: boolean;
}

/** The branch where the event is: what it looks like, its name, its hours, its map. */
export function BranchCard({ branch, picture, words, past }: Props) {
	return (
		<section className="event-branch" aria-labelledby="branch-heading">
			{picture && (
				<img
					{...picture}
					className="event-branch-model"
					// Twice as fine as its place, so that the signs on the houses can be read.
					sizes="(width >= 700px) 640px, 130vw"
					alt=""
					loading="lazy"
					decoding="async"
				/>
			)}
			<h2 id="branch-heading">
				<Text phrases>{past ? words.branch.past : words.branch.heading}</Text>
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
