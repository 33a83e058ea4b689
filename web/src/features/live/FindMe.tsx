import { Search } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Live } from '@/lib/live/live';
import { type LiveWords, nameOf } from '@/lib/live/names';
import { findPlayers, turnOf } from '@/lib/live/turn';
import { fill } from '@/lib/text/words';
import { GivenText, Text } from '@/ui/Text';
import { Mine, Opponent, type SharedProps, turnSentence } from './Mine';

interface ChoicesProps extends SharedProps {
	players: readonly number[];
	onChoose: (player: number) => void;
}

/** Players that one name fits, each with what tells them apart: their number and their turn. */
function WhichOne({ players, onChoose, ...props }: ChoicesProps) {
	const { live, words, language } = props;
	return (
		<ul className="find-choices">
			{players.map((player) => {
				const turn = turnOf(live, player);
				return (
					<li key={player}>
						<button type="button" onClick={() => onChoose(player)}>
							<strong>
								<GivenText language={language}>{nameOf(live, player, words)}</GivenText>{' '}
								{fill(words.find.number, { number: player })}
							</strong>{' '}
							{turn && (
								<small>
									<Text>{turnSentence(turn, live, words.mine)}</Text>{' '}
									<Opponent {...props} turn={turn} />
								</small>
							)}
						</button>
					</li>
				);
			})}
		</ul>
	);
}

type Found = (player: number | undefined) => void;

/** What takes the place of what was pressed takes the focus as well. Somebody who is in the address
    of the page was not looked for here, and takes it from nobody. */
function useAnswer(me: number | undefined, onFind: Found) {
	const answer = useRef<HTMLElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const asked = useRef(false);
	useEffect(() => {
		const next = me === undefined ? field.current : answer.current;
		if (asked.current) next?.focus();
		asked.current = false;
	}, [me]);
	const find: Found = (player) => {
		asked.current = true;
		onFind(player);
	};
	return { answer, field, find };
}

/** Whoever the text means once nobody else's name goes on from it: “Mo” may become “Mook”. */
function finishedName(live: Live, text: string): readonly number[] {
	const begun = live.snapshot.players.filter(
		({ name, anonymous }) => !anonymous && name.startsWith(text),
	);
	return begun.every(({ name }) => name === text) ? begun.map(({ number }) => number) : [];
}

interface Sought {
	name: string;
	/** Whom the name fits. */
	fits: readonly number[];
}

function soughtSentence({ name, fits }: Sought, words: LiveWords['find']): string {
	if (name === '' || fits.length === 1) return '';
	return fill(fits.length === 0 ? words.none : words.several, { name, count: fits.length });
}

/** Each name once, however many have it. */
const namesIn = ({ snapshot }: Live) => [
	...new Set(snapshot.players.flatMap(({ name, anonymous }) => (anonymous ? [] : [name]))),
];

interface FindMeProps extends SharedProps {
	me: number | undefined;
	onFind: Found;
}

/** Type a nickname, and everything about that player stays on top. */
export function FindMe({ me, onFind, ...shared }: FindMeProps) {
	const { live, words } = shared;
	const [typed, setTyped] = useState('');
	const [sought, setSought] = useState<Sought>();
	const { answer, field, find } = useAnswer(me, onFind);
	const take = (name: string, fits: readonly number[]) => {
		setSought({ name, fits });
		if (fits.length === 1) find(fits[0]);
	};
	const look = (text: string) => {
		setTyped(text);
		setSought(undefined);
		const fits = finishedName(live, text);
		if (fits.length > 0) take(text, fits);
	};
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		take(typed.trim(), findPlayers(live, typed));
	};
	if (me !== undefined) {
		const leave = () => {
			setTyped('');
			setSought(undefined);
			find(undefined);
		};
		return <Mine {...shared} me={me} onLeave={leave} ref={answer} />;
	}
	return (
		<form className="find-me" onSubmit={submit}>
			<label htmlFor="find-name">
				<Text>{words.find.label}</Text>
			</label>
			<div className="find-row">
				<input
					id="find-name"
					ref={field}
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
				{namesIn(live).map((name) => (
					<option key={name} value={name} />
				))}
			</datalist>
			<p role="status" data-none={sought?.fits.length === 0 || undefined}>
				{sought && soughtSentence(sought, words.find)}
			</p>
			{sought && sought.fits.length > 1 && (
				<WhichOne {...shared} players={sought.fits} onChoose={find} />
			)}
		</form>
	);
}
