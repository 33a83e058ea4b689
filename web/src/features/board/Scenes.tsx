import { Bracket } from '@/features/live/Bracket';
import { Statistics } from '@/features/live/Result';
import type { LiveMatch } from '@/lib/api/api-types';
import { type Live, recordOf } from '@/lib/live/live';
import { bracketName, type LiveWords, nameOf } from '@/lib/live/names';
import type { Language } from '@/lib/text/language';
import { fill } from '@/lib/text/words';
import { GivenText, Text } from '@/ui/Text';
import { linesOnScreen } from './scenes';
import { onWall } from './wall-bracket';

interface SceneProps {
	live: Live;
	words: LiveWords;
	language: Language;
}

function Pair({ live, match, words, language }: SceneProps & { match: LiveMatch }) {
	return (
		<p className="board-pair">
			<GivenText language={language}>{nameOf(live, match.a, words)}</GivenText>{' '}
			<i>{words.match.versus}</i>{' '}
			<GivenText language={language}>{nameOf(live, match.b, words)}</GivenText>
		</p>
	);
}

function Stadium({
	number,
	match,
	...props
}: SceneProps & { number: number; match: LiveMatch | undefined }) {
	const { words } = props;
	const called = match?.status === 'called';
	const round = match && bracketName(props.live, match, words.round);
	return (
		<li className="board-stadium" data-status={match?.status ?? 'free'}>
			<span className="board-number">{number}</span>
			{match ? <Pair {...props} match={match} /> : <p className="board-free">{words.board.free}</p>}
			{match && (
				<span className="board-go">
					{round && `${round} · `}
					{called ? words.board.go : words.match.running}
					{match.slow && ` · ${words.match.slow}`}
				</span>
			)}
		</li>
	);
}

const mostWaiting = 5;

function Queue(props: SceneProps) {
	const { live, words } = props;
	const { queue, state } = live.snapshot;
	const waiting = queue.flatMap((id) => live.matches.get(id) ?? []).slice(0, mostWaiting);
	const empty = state === 'registering' ? words.board.begins : words.board.queue_empty;
	return (
		<section className="board-queue" aria-labelledby="board-queue">
			<h2 id="board-queue">
				<Text>{words.board.queue}</Text>{' '}
				{queue.length > 0 && <b className="board-queue-count">{queue.length}</b>}
			</h2>
			{waiting.length === 0 && (
				<p className="soft">
					<Text>{empty}</Text>
				</p>
			)}
			<ol>
				{waiting.map((match) => (
					<li key={match.id}>
						<Pair {...props} match={match} />
					</li>
				))}
			</ol>
			<p className="board-scan">
				<Text>{words.board.scan}</Text>
			</p>
		</section>
	);
}

/** The stadiums with their matches, and who is next. */
export function QueueScene(props: SceneProps) {
	const { live, words } = props;
	const { stadiums } = live.snapshot;
	return (
		<div className="board-now">
			<section aria-labelledby="board-stadiums">
				<h2 id="board-stadiums">
					<Text>{words.board.stadiums}</Text>
				</h2>
				<ul className="board-stadiums" data-many={stadiums.length > 4 || undefined}>
					{stadiums.map(({ number, match }) => (
						<Stadium
							key={number}
							{...props}
							number={number}
							match={match === null ? undefined : live.matches.get(match)}
						/>
					))}
				</ul>
			</section>
			<Queue {...props} />
		</div>
	);
}

/** Twelve places in two columns. */
export function PlacesScene({ live, page, words, language }: SceneProps & { page: number }) {
	const { places, state } = live.snapshot;
	const shown = places.slice(page * linesOnScreen, (page + 1) * linesOnScreen);
	return (
		<section aria-labelledby="board-places">
			<h2 id="board-places">
				<Text>{state === 'finished' ? words.standings.final : words.standings.heading}</Text>
			</h2>
			<ol className="board-places">
				{shown.map(({ place, player }) => {
					const [won, lost] = recordOf(live, player);
					return (
						<li key={player} data-place={place}>
							<b>{place}</b>
							<span>
								<GivenText language={language}>{nameOf(live, player, words)}</GivenText>
							</span>
							<i>{fill('{one}–{two}', { one: won, two: lost })}</i>
						</li>
					);
				})}
			</ol>
		</section>
	);
}

export function BracketScene({ live, words }: Omit<SceneProps, 'language'>) {
	return (
		<section className="board-bracket" aria-labelledby="board-bracket">
			{/* The room above the drawing is the drawing's own. */}
			<h2 id="board-bracket" className="hidden-visually">
				<Text>{words.tabs.bracket}</Text>
			</h2>
			<Bracket live={live} me={undefined} words={words} shape={onWall} />
		</section>
	);
}

export function StatisticsScene({ live, words }: Omit<SceneProps, 'language'>) {
	const { statistics } = live.snapshot;
	return statistics && <Statistics live={live} statistics={statistics} words={words} level="h2" />;
}
