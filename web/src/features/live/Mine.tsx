import { type Ref, useEffect, useState } from 'react';
import {
	hasPlayer,
	hasResults,
	isReal,
	type Live,
	otherThan,
	placeOf,
	recordOf,
	scoreOf,
} from '@/lib/live/live';
import { type LiveWords, nameOf, roundName } from '@/lib/live/names';
import { type Turn, turnOf } from '@/lib/live/turn';
import type { Language } from '@/lib/text/language';
import { signed } from '@/lib/text/numbers';
import { fill } from '@/lib/text/words';
import { Avatar } from '@/ui/pictures/Avatar';
import { GivenText, Text } from '@/ui/Text';

export interface SharedProps {
	live: Live;
	words: LiveWords;
	language: Language;
}

interface MineProps extends SharedProps {
	me: number;
}

/** What a turn says, in one short line. */
export function turnSentence(turn: Turn, live: Live, words: LiveWords['mine']): string {
	switch (turn.kind) {
		case 'called':
		case 'running':
			return fill(words[turn.kind], { number: turn.stadium });
		case 'queue':
			if (turn.ahead === 0) return words.next;
			return turn.ahead === 1 ? words.next_but_one : fill(words.ahead, { count: turn.ahead });
		case 'finished':
			return fill(words.finished, { rank: turn.place, total: live.snapshot.places.length });
		default:
			return words[turn.kind];
	}
}

/** “against Mook”; nothing while nobody is known. */
export function Opponent({ live, turn, words, language }: SharedProps & { turn: Turn }) {
	const opponent = 'opponent' in turn ? nameOf(live, turn.opponent, words) : '';
	const [before = '', after = ''] = words.mine.versus.split('{name}');
	if (!opponent) return null;
	return (
		<span>
			{before}
			<GivenText language={language}>{opponent}</GivenText>
			{after}
		</span>
	);
}

/** The first turn is read with the panel that takes the focus; only what changes after that is said
    by itself. A screen reader may take longer to look than React to draw twice. */
function useKnown(): boolean {
	const [isKnown, setKnown] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setKnown(true), 1_000);
		return () => clearTimeout(timer);
	}, []);
	return isKnown;
}

function MyTurn({ live, me, words, language }: MineProps) {
	const turn = turnOf(live, me);
	const isKnown = useKnown();
	if (!turn) return null;
	return (
		<div
			className="my-turn"
			id="my-turn"
			data-kind={turn.kind}
			role={isKnown ? 'status' : undefined}
		>
			<strong>
				<Text>{turnSentence(turn, live, words.mine)}</Text>
			</strong>
			<Opponent live={live} turn={turn} words={words} language={language} />
			{turn.kind === 'queue' && (
				<small>
					<Text>{words.mine.any_stadium}</Text>
				</small>
			)}
		</div>
	);
}

function MyFigures({ live, me, words }: MineProps) {
	const place = hasResults(live) ? placeOf(live, me) : undefined;
	const [won, lost] = recordOf(live, me);
	const change = live.players.get(me)?.change ?? null;
	return (
		<dl className="my-figures">
			<div>
				<dt>{words.mine.place}</dt>
				<dd>{place ?? '–'}</dd>
			</div>
			<div>
				<dt>{words.mine.record}</dt>
				<dd>
					{won}–{lost}
				</dd>
			</div>
			<div>
				<dt>{words.mine.rating}</dt>
				<dd data-change={change === null || change === 0 ? undefined : change > 0 ? 'up' : 'down'}>
					{change === null ? '–' : signed(change)}
				</dd>
			</div>
		</dl>
	);
}

function MyMatches({ live, me, words, language }: MineProps) {
	const ended = [...live.matches.values()].filter(
		(match) => match.status === 'confirmed' && match.outcome !== 'void' && hasPlayer(match, me),
	);
	if (ended.length === 0) return null;
	return (
		<ul className="my-matches" aria-label={words.mine.matches}>
			{ended.map((match) => {
				const round = live.rounds.get(match.id);
				const score = scoreOf(match);
				const [own, other] = match.a === me ? [0, 1] : [1, 0];
				const won = match.winner === me;
				return (
					<li key={match.id} data-won={won}>
						<b>{won ? words.match.won : words.match.lost}</b>
						<span>
							{isReal(match) ? (
								<GivenText language={language}>
									{nameOf(live, otherThan(match, me), words)}
								</GivenText>
							) : (
								words.match.bye
							)}
						</span>
						<span>{score && `${score[own as 0 | 1]}–${score[other as 0 | 1]}`}</span>
						<small>{round && roundName(live, round, words.round)}</small>
					</li>
				);
			})}
		</ul>
	);
}

interface PanelProps extends MineProps {
	onLeave: () => void;
	ref: Ref<HTMLElement>;
}

/** All about one player: what is next, the figures of the day, the matches. */
export function Mine({ onLeave, ref, ...props }: PanelProps) {
	const { live, me, words, language } = props;
	const name = nameOf(live, me, words);
	return (
		<section className="mine" aria-labelledby="my-name my-turn" tabIndex={-1} ref={ref}>
			<div className="mine-head">
				<Avatar name={name} />
				<h3 id="my-name">
					<GivenText language={language}>{name}</GivenText>
				</h3>
				<button type="button" onClick={onLeave}>
					<Text>{words.find.change}</Text>
				</button>
			</div>
			<MyTurn {...props} />
			<MyFigures {...props} />
			<MyMatches {...props} />
		</section>
	);
}
