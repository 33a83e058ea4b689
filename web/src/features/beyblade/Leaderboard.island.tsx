import { useEffect, useState } from 'react';
import { Text } from '@/ui/Text';
import { Rows, WaitingRows } from './Rows';
import { type Standing, standingsFrom } from './standings';
import type { BoardWords, MedalPicture } from './words';
import './leaderboard.css';

const address = '/api/leaderboard?limit=10&offset=0';
const places = 10;

interface Props {
	words: BoardWords;
	medals: readonly MedalPicture[];
	samples: readonly { name: string; rating: number }[];
}

async function fetchStandings(signal: AbortSignal): Promise<Standing[]> {
	const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
	if (!response.ok) throw new Error(`The leaderboard answered ${response.status}.`);
	const standings = standingsFrom(await response.json());
	if (!standings) throw new Error('The leaderboard answered without players.');
	return standings;
}

/** The top ten. When it cannot be read five sample players stand in, without a word. */
export default function Leaderboard({ words, medals, samples }: Props) {
	const [standings, setStandings] = useState<readonly Standing[]>();

	useEffect(() => {
		const leaving = new AbortController();
		fetchStandings(leaving.signal).then(setStandings, (problem: unknown) => {
			if (leaving.signal.aborted) return;
			console.info('The leaderboard could not be read.', problem);
			setStandings(
				samples.map((each, index) => ({
					...each,
					rank: index + 1,
					avatar: null,
					change: null,
					history: [],
				})),
			);
		});
		return () => leaving.abort();
	}, [samples]);

	return (
		<div className="board with-scripts" aria-busy={standings === undefined}>
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
						<th scope="col" className="board-week">
							<Text>{words.week}</Text>
						</th>
						<th scope="col" className="board-form">
							<Text>{words.trend}</Text>
						</th>
						<th scope="col" className="board-rating">
							<Text>{words.rating}</Text>
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
