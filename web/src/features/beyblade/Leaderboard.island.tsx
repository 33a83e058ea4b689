import { useEffect, useState } from 'react';
import type { Content } from '@/generated/content';
import { getJson } from '@/lib/api/api';
import { onReturn } from '@/lib/events/returning';
import { fill } from '@/lib/text/words';
import { Avatar } from '@/ui/pictures/Avatar';
import { GivenText, Text } from '@/ui/Text';
import { linePoints, type Standing, standingsFrom } from './standings';

/** What the table says; pictures and samples come beside it. */
export type BoardWords = Omit<
	Content['pages']['beyblade']['leaderboard'],
	'medals' | 'samples' | 'heading' | 'lead'
>;

interface MedalPicture {
	src: string;
	alt: string;
}

const marks = { up: '▲', down: '▼' } as const;

/** Points since last week: a sign and a figure for the eye, a sentence for the ear. */
function Change({ change, words }: { change: number; words: BoardWords }) {
	const kind = change > 0 ? 'up' : 'down';
	const points = Math.abs(change);
	return (
		<span className="week-change" data-change={kind}>
			<span aria-hidden>
				<span>{marks[kind]}</span> {points}
			</span>
			<span className="hidden-visually">{fill(words[kind], { points })}</span>
		</span>
	);
}

const width = 230;
const height = 26;

interface FormProps {
	history: readonly number[];
	words: BoardWords;
}

/** The weeks as a line, said in words to those who do not see it. */
function Form({ history, words }: FormProps) {
	const first = history[0];
	const last = history.at(-1);
	if (first === undefined || last === undefined || history.length < 2) {
		return <span className="hidden-visually">{words.unknown}</span>;
	}
	const label = fill(words.history, { weeks: history.length, first, last });
	const points = linePoints(history, width, height);
	const [x, y] = points.at(-1) ?? [];
	return (
		<svg
			className="form-line"
			viewBox={`-3 -5 ${width + 8} ${height + 10}`}
			role="img"
			aria-label={label}
		>
			<polyline points={points.join(' ')} />
			<circle cx={x} cy={y} r="4" />
		</svg>
	);
}

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

interface RowsProps {
	standings: readonly Standing[];
	medals: readonly MedalPicture[];
	words: BoardWords;
}

function Rows({ standings, medals, words }: RowsProps) {
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
			<td className="board-form">
				<Form history={history} words={words} />
			</td>
			<td className="board-rating">
				{change ? <Change change={change} words={words} /> : null}
				<span className="board-points">{rating}</span>
			</td>
		</tr>
	));
}

/** Where the names will stand, while they are on their way. */
function WaitingRows({ count }: { count: number }) {
	return Array.from({ length: count }, (_, row) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: empty rows have nothing else to tell them apart.
		<tr key={row} className="board-waiting" aria-hidden>
			<td />
			<td />
			<td className="board-form" />
			<td className="board-rating" />
		</tr>
	));
}

const address = '/api/leaderboard?limit=10&offset=0';
const places = 10;

interface LeaderboardProps {
	words: BoardWords;
	medals: readonly MedalPicture[];
	samples: readonly { name: string; rating: number }[];
}

async function fetchStandings(): Promise<Standing[]> {
	const standings = standingsFrom(await getJson(address));
	if (!standings) throw new Error('The leaderboard answered without players.');
	return standings;
}

const standIns = (samples: LeaderboardProps['samples']): Standing[] =>
	samples.map((each, index) => ({
		...each,
		rank: index + 1,
		avatar: null,
		change: null,
		history: [],
	}));

/** The top ten. When it cannot be read five sample players stand in, without a word. */
export default function Leaderboard({ words, medals, samples }: LeaderboardProps) {
	const [standings, setStandings] = useState<readonly Standing[]>();

	useEffect(() => {
		const show = () =>
			void fetchStandings().then(setStandings, (problem: unknown) => {
				console.info('The leaderboard could not be read.', problem);
				setStandings((known) => known ?? standIns(samples));
			});
		show();
		return onReturn(show);
	}, [samples]);

	return (
		<div className="leaderboard with-scripts" aria-busy={standings === undefined}>
			<table>
				<caption className="hidden-visually">{words.caption}</caption>
				<thead>
					<tr>
						<th scope="col">
							<Text>{words.rank}</Text>
						</th>
						<th scope="col">
							<Text>{words.player}</Text>
						</th>
						<th scope="col" className="board-form">
							<Text>{words.trend}</Text>
						</th>
						<th scope="col" className="board-rating">
							<span className="week-head">
								<Text>{words.week}</Text>
							</span>
							<span className="rating-head">
								<Text>{words.rating}</Text>
							</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{standings ? (
						<Rows standings={standings} medals={medals} words={words} />
					) : (
						<WaitingRows count={places} />
					)}
				</tbody>
			</table>
			<p className="hidden-visually" role="status">
				{standings ? '' : words.loading}
			</p>
		</div>
	);
}
