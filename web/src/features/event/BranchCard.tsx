import type { BranchPlace } from '@/lib/events/links';
import type { DetailWords } from '@/lib/events/words';
import type { Picture, SmallPicture } from '@/lib/pictures';
import { Button } from '@/ui/controls/Button';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { OpenHours, Text } from '@/ui/Text';

/** A small picture and the point that its crop keeps in sight. */
export type WayPicture = SmallPicture & Pick<Picture, 'focus'>;

interface Props {
	branch: BranchPlace;
	/** The way there as a small model. */
	picture: WayPicture | undefined;
	words: DetailWords;
	/** Whether the event is over. */
	past: boolean;
}

/** The branch where the event is: what it looks like, its name, its hours, its map. */
export function BranchCard({ branch, picture, words, past }: Props) {
	const { focus, ...file } = picture ?? { focus: null };
	return (
		<section className="event-branch" aria-labelledby="branch-heading">
			{picture && (
				<img
					{...file}
					className={focus ? `event-branch-model ${focus}` : 'event-branch-model'}
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
