import type { LiveMatch } from '@/lib/api/api-types';
import { hasPlayer, type ListedRound, type Live, listedRounds, scoreOf } from '@/lib/live/live';
import { type LiveWords, matchName, nameOf, roundName } from '@/lib/live/names';
import type { Language } from '@/lib/text/language';
import { fill } from '@/lib/text/words';
import { GivenText, Text } from '@/ui/Text';

interface SideProps {
	live: Live;
	match: LiveMatch;
	side: 'a' | 'b';
	words: LiveWords;
	language: Language;
}

function Side({ live, match, side, words, language }: SideProps) {
	const player = match[side];
	const won = player !== null && match.winner === player && match.status === 'confirmed';
	const score = scoreOf(match)?.[side === 'a' ? 0 : 1];
	return (
		<span className="match-side" data-won={won || undefined}>
			<span className="match-name">
				{player === null ? (
					<i>{match.outcome === 'bye' ? words.match.bye : words.match.unknown}</i>
				) : (
					<GivenText language={language}>{nameOf(live, player, words)}</GivenText>
				)}
			</span>
			<span className="match-score">{score}</span>
		</span>
	);
}

/** Where a match is: at a stadium, in the queue, or how it ended without being played. */
export function matchSign(live: Live, match: LiveMatch, words: LiveWords['match']): string {
	if (match.status === 'called' || match.status === 'running')
		return fill(words.stadium, { number: match.stadium ?? '' });
	if (match.status === 'reported') return words.reported;
	if (match.status === 'ready')
		return live.snapshot.queue[0] === match.id ? words.next : words.waiting;
	const { outcome } = match;
	return outcome === 'no_show' || outcome === 'double_no_show' || outcome === 'forfeit'
		? words[outcome]
		: '';
}

interface RoundProps {
	live: Live;
	me: number | undefined;
	words: LiveWords;
	language: Language;
}

function MatchLine({ live, match, me, words, language }: RoundProps & { match: LiveMatch }) {
	const sign = matchSign(live, match, words.match);
	const name = matchName(match, words.round);
	const side = { live, match, words, language };
	return (
		<li
			className="live-match"
			data-status={match.status}
			data-mine={(me !== undefined && hasPlayer(match, me)) || undefined}
		>
			<Side {...side} side="a" />
			<Side {...side} side="b" />
			{(sign || name) && (
				<span className="match-sign">
					{name} {sign}
					{match.slow && <small> {words.match.slow}</small>}
				</span>
			)}
		</li>
	);
}

function RoundList({ round, current, ...props }: RoundProps & ListedRound) {
	const { live, words } = props;
	return (
		<details className="live-round" open={current}>
			<summary>
				<h3>
					<Text>{roundName(live, round, words.round)}</Text>
				</h3>
			</summary>
			<ul>
				{round.matches
					.filter(({ outcome }) => outcome !== 'void')
					.map((match) => (
						<MatchLine key={match.id} {...props} match={match} />
					))}
			</ul>
		</details>
	);
}

/** All rounds, the newest on top and open. */
export function Rounds(props: RoundProps) {
	return (
		<div className="live-rounds">
			{listedRounds(props.live).map((listed) => (
				<RoundList key={`${listed.round.stage}-${listed.round.number}`} {...props} {...listed} />
			))}
		</div>
	);
}
