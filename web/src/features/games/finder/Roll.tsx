import { memo, useState } from 'react';
import type { Content } from '@/generated/content';
import { chatAbout } from '@/lib/chat';
import type { Picture } from '@/lib/pictures';
import { fill } from '@/lib/text/words';
import { BigDie } from '@/ui/drawings/BigDie';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { Text } from '@/ui/Text';
import { type CardWords, GameCard } from '../GameCard';
import { type Game, type Mood, moods } from '../games';
import type { Choice } from './address';

/** What the table asks for, and which throw of the die it has. */
export type Table = Omit<Choice, 'query'>;

type PageWords = Content['pages']['games'];

export interface RollWords extends Omit<PageWords['roll'], 'message' | 'message_party'> {
	hero: PageWords['hero'];
	moods: PageWords['moods'];
	newTab: string;
	/** Pictures of the boxes that lie face down, one at a place. */
	faceDown: readonly string[];
	/** Those who look over the edge of the tray. */
	hosts: Pick<Picture, 'src' | 'srcSet'>;
	/** Addresses of the chat whose messages have places for the games and the people. */
	chat: { any: string; party: string };
}

const people = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const minutes = [15, 30, 60, 120, 240];

/** Short times in minutes, long ones in hours. */
export const timeShown = (value: number, words: Pick<RollWords, 'up_to' | 'hours'>) =>
	value > 60 && value % 60 === 0
		? fill(words.hours, { count: value / 60 })
		: fill(words.up_to, { count: value });

interface ChipsProps {
	name: string;
	legend: string;
	/** A figure's unit stands beside it or, in a narrow field, below it. */
	options: readonly { value: string; label: string; unit?: string; spoken?: string }[];
	chosen: string | undefined;
	onChoose: (value: string) => void;
}

/** Radio buttons drawn as tokens that lie side by side. */
function Chips({ name, legend, options, chosen, onChoose }: ChipsProps) {
	return (
		<fieldset className="roll-chips" data-question={name}>
			<legend>
				<Text>{legend}</Text>
			</legend>
			<div>
				{options.map(({ value, label, unit, spoken }) => (
					<label key={value}>
						<input
							type="radio"
							name={name}
							value={value}
							aria-label={spoken}
							checked={value === chosen}
							onChange={() => onChoose(value)}
						/>
						<span className="roll-chip">
							<Text>{label}</Text>
							{unit && (
								<span>
									<Text>{unit}</Text>
								</span>
							)}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** Why a game fits: what was asked for, in its own figures. */
function reasonOf(game: Game, table: Table, words: RollWords): string {
	const parts = [
		table.players === undefined ? '' : fill(words.reason_players, { count: table.players }),
		table.minutes === undefined ? '' : fill(words.reason_minutes, { count: game.minutes[1] }),
		table.mood === undefined ? '' : words.moods[table.mood],
	];
	return parts.filter(Boolean).join('\u00a0· ') || game.hook;
}

type Said = 'copied' | 'not_copied';

/** Hands the address on; where the device has no way to share, it is copied. */
async function share(title: string): Promise<Said | undefined> {
	try {
		if (typeof navigator.share === 'function') {
			await navigator.share({ title, url: location.href });
			return undefined;
		}
		await navigator.clipboard.writeText(location.href);
		return 'copied';
	} catch (problem) {
		const closed = problem instanceof DOMException && problem.name === 'AbortError';
		return closed ? undefined : 'not_copied';
	}
}

const namesOf = (games: readonly Game[]) => games.map(({ name }) => name).join(', ');

function chatWith({ chat }: RollWords, picked: readonly Game[], table: Table): string {
	const games = namesOf(picked);
	return table.players === undefined
		? chatAbout(chat.any, { games })
		: chatAbout(chat.party, { games, count: table.players });
}

/** Boxes face down, until there is something to show. */
function FaceDown({ words, onRoll }: Pick<TrayProps, 'words' | 'onRoll'>) {
	return words.faceDown.map((src) => (
		<li key={src} className="game-card-down comes-after" aria-hidden="true">
			<img src={src} alt="" width={150} height={176} loading="lazy" />
			{/* For fingers and mice: the die is the button for everyone else. */}
			<button type="button" tabIndex={-1} onClick={onRoll} />
		</li>
	));
}

function pickedWords(picked: readonly Game[], words: RollWords): string {
	if (picked.length === 1) return words.few_one;
	if (picked.length < 3) return fill(words.few, { count: picked.length });
	return fill(words.picked, { games: namesOf(picked) });
}

interface TrayProps {
	picked: readonly Game[] | undefined;
	table: Table;
	words: RollWords;
	card: CardWords;
	onRoll: () => void;
}

function Tray({ picked, table, words, card, onRoll }: TrayProps) {
	const face = table.roll === undefined ? 5 : (table.roll % 6) + 1;
	const [said, setSaid] = useState<Said>();
	return (
		<div className="roll-tray" data-thrown={table.roll === undefined ? undefined : ''}>
			<img
				className="roll-hosts"
				src={words.hosts.src}
				srcSet={words.hosts.srcSet}
				sizes="560px"
				alt=""
				width={1000}
				height={560}
				loading="lazy"
			/>
			<div className="roll-head">
				<button className="button roll-button" type="button" onClick={onRoll}>
					<BigDie key={table.roll} className="roll-die" face={face} />
					<span>
						<Text>{table.roll === undefined ? words.roll : words.again}</Text>
					</span>
				</button>
				<p className="roll-status" role="status">
					<span>
						{picked === undefined && <Text>{words.waiting}</Text>}
						{picked?.length === 0 && <Text>{words.none}</Text>}
						{picked && picked.length > 0 && <Text>{pickedWords(picked, words)}</Text>}
					</span>
				</p>
			</div>
			<ul className="roll-picks">
				{picked && picked.length > 0 ? (
					picked.map((game) => (
						<GameCard
							key={game.name}
							game={game}
							words={card}
							reason={reasonOf(game, table, words)}
							soon
						/>
					))
				) : (
					<FaceDown words={words} onRoll={onRoll} />
				)}
			</ul>
			<div className="roll-next" data-ready={picked && picked.length > 0 ? '' : undefined}>
				<a
					className="button button-primary"
					href={chatWith(words, picked ?? [], table)}
					target="_blank"
					rel="noopener"
				>
					<ShopIcon icon="chat" size={22} />
					<span>
						<Text>{words.book}</Text>
					</span>
					<span className="hidden-visually"> ({words.newTab})</span>
				</a>
				<button
					className="button"
					type="button"
					onClick={() => void share(words.label).then(setSaid)}
				>
					<ShopIcon icon="share" size={22} />
					<span>
						<Text>{words.share}</Text>
					</span>
				</button>
				<p role="status">{said && <Text>{words[said]}</Text>}</p>
			</div>
		</div>
	);
}

export type Question = 'players' | 'minutes' | 'mood';
export const anything = 'any';

interface RollProps {
	table: Table;
	/** The questions that were answered, if only with "anything". */
	answered: ReadonlySet<Question>;
	picked: readonly Game[] | undefined;
	words: RollWords;
	card: CardWords;
	onAnswer: (question: Question, value: string) => void;
	onRoll: () => void;
}

/** The first screen: three questions, a die, and the three games it proposes. */
export const Roll = memo(function Roll({
	table,
	answered,
	picked,
	words,
	card,
	onAnswer,
	onRoll,
}: RollProps) {
	const chosen = (question: Question) =>
		answered.has(question) ? String(table[question] ?? anything) : undefined;
	// First, so that it is in sight where the rows go on beside the screen.
	const any = { value: anything, label: words.any };
	return (
		<section className="roll wrap" aria-labelledby="tonight">
			<div className="roll-words">
				<h1 id="tonight">
					<Text phrases>{words.hero.heading}</Text>
				</h1>
				<p className="roll-lead">
					<Text lead>{words.hero.lead}</Text>
				</p>
				<form className="roll-questions" onSubmit={(event) => event.preventDefault()}>
					<Chips
						name="players"
						legend={words.players}
						options={[
							any,
							...people.map((count) => ({
								value: String(count),
								label: String(count),
								spoken: fill(words.people, { count }),
							})),
						]}
						chosen={chosen('players')}
						onChoose={(value) => onAnswer('players', value)}
					/>
					<Chips
						name="minutes"
						legend={words.minutes}
						options={[
							any,
							...minutes.map((value) => {
								const spoken = timeShown(value, words);
								const [label = spoken, unit] = spoken.split(/\s/);
								return { value: String(value), label, unit, spoken };
							}),
						]}
						chosen={chosen('minutes')}
						onChoose={(value) => onAnswer('minutes', value)}
					/>
					<Chips
						name="mood"
						legend={words.mood}
						options={[any, ...moods.map((value: Mood) => ({ value, label: words.moods[value] }))]}
						chosen={chosen('mood')}
						onChoose={(value) => onAnswer('mood', value)}
					/>
				</form>
			</div>
			<Tray picked={picked} table={table} words={words} card={card} onRoll={onRoll} />
		</section>
	);
});
