import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { Language } from '@/lib/language';
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
import { findPlayer, type Turn, turnOf } from '@/lib/live/turn';
import { signed } from '@/lib/text/numbers';
import { fill } from '@/lib/words';
import { Avatar } from '@/ui/Avatar';
import { GivenText, Text } from '@/ui/Text';

interface MineProps {
	live: Live;
	me: number;
	words: LiveWords;
	language: Language;
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

function MyTurn({ live, me, words, language }: MineProps) {
	const turn = turnOf(live, me);
	if (!turn) return null;
	const opponent = 'opponent' in turn ? nameOf(live, turn.opponent, words) : '';
	const [before = '', after = ''] = words.mine.versus.split('{name}');
	return (
		<div className="my-turn" data-kind={turn.kind} role="status">
			<strong>
				<Text>{turnSentence(turn, live, words.mine)}</Text>
			</strong>
			{opponent && (
				<span>
					{before}
					<GivenText language={language}>{opponent}</GivenText>
					{after}
				</span>
			)}
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

function Mine({ onLeave, ...props }: MineProps & { onLeave: () => void }) {
	const { live, me, words, language } = props;
	const name = nameOf(live, me, words);
	return (
		<section className="mine" aria-labelledby="my-name">
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

interface FindMeProps {
	live: Live;
	me: number | undefined;
	onFind: (player: number | undefined) => void;
	words: LiveWords;
	language: Language;
}

/** Type a nickname, and everything about that player stays on top. */
export function FindMe({ live, me, onFind, words, language }: FindMeProps) {
	const [typed, setTyped] = useState('');
	const [missed, setMissed] = useState('');
	const look = (text: string) => {
		setTyped(text);
		setMissed('');
		// Only once nobody else's name goes on from here: “Mo” may become “Mook”.
		const begun = live.snapshot.players.filter(
			({ name, anonymous }) => !anonymous && name.startsWith(text),
		);
		if (begun.length === 1 && begun[0]?.name === text) onFind(begun[0].number);
	};
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		const found = findPlayer(live, typed);
		if (found === undefined) setMissed(typed.trim());
		else onFind(found);
	};
	if (me !== undefined) {
		const leave = () => {
			setTyped('');
			onFind(undefined);
		};
		return <Mine live={live} me={me} words={words} language={language} onLeave={leave} />;
	}
	return (
		<form className="find-me" onSubmit={submit}>
			<label htmlFor="find-name">
				<Text>{words.find.label}</Text>
			</label>
			<div className="find-row">
				<input
					id="find-name"
					type="search"
					autoComplete="off"
					list="find-names"
					placeholder={words.find.hint}
					value={typed}
					onChange={({ target }) => look(target.value)}
				/>
				<button type="submit" aria-label={words.find.label}>
					<Search aria-hidden size={22} />
				</button>
			</div>
			<datalist id="find-names">
				{live.snapshot.players
					.filter(({ anonymous }) => !anonymous)
					.map(({ number, name }) => (
						<option key={number} value={name} />
					))}
			</datalist>
			<p role="status">{missed && fill(words.find.none, { name: missed })}</p>
		</form>
	);
}
