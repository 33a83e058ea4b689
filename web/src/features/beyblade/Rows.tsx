import { Avatar } from '@/ui/Avatar';
import { GivenText } from '@/ui/GivenText';
import { Change } from './Change';
import { Form } from './Form';
import type { Standing } from './standings';
import type { BoardWords, MedalPicture } from './words';

function Rank({ rank, medal }: { rank: number; medal: MedalPicture | undefined }) {
	if (!medal) return <span className="rank-figure">{rank}</span>;
	return (
		<>
			<img
				className="medal"
				src={medal.src}
				alt={medal.alt}
				width={44}
				height={44}
				loading="lazy"
			/>
			<span className="hidden-visually"> {rank}</span>
		</>
	);
}

interface Props {
	standings: readonly Standing[];
	medals: readonly MedalPicture[];
	words: BoardWords;
}

export function Rows({ standings, medals, words }: Props) {
	return standings.map(({ rank, name, rating, avatar, change, history }, index) => (
		// Names may repeat and ranks are shared, so only the place in the table tells rows apart.
		// biome-ignore lint/suspicious/noArrayIndexKey: rows never move while they are shown.
		<tr key={index} data-rank={rank <= medals.length ? rank : undefined}>
			<td>
				<Rank rank={rank} medal={medals[rank - 1]} />
			</td>
			<th scope="row">
				<span className="player">
					<Avatar name={name} picture={avatar ?? undefined} />
					<GivenText>{name}</GivenText>
				</span>
			</th>
			<td className="board-week">
				<Change change={change} words={words} />
			</td>
			<td className="board-form">
				<Form history={history} words={words} />
			</td>
			<td className="board-rating">{rating}</td>
		</tr>
	));
}

/** Where the names will stand, while they are on their way. */
export function WaitingRows({ count }: { count: number }) {
	return Array.from({ length: count }, (_, row) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: empty rows have nothing else to tell them apart.
		<tr key={row} className="board-waiting" aria-hidden>
			<td />
			<td />
			<td className="board-week" />
			<td className="board-form" />
			<td className="board-rating" />
		</tr>
	));
}
