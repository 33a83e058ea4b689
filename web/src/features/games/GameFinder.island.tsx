import {
	type ReactNode,
	useDeferredValue,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import type { Content } from '@/generated/content';
import { fill } from '@/lib/words';
import { SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import { addressOf, type Choice, choiceIn, isFiltered, noChoice } from './address';
import { palettesOf } from './cover/cover';
import { Filters } from './Filters';
import { type CardWords, GameCard } from './GameCard';
import { fits, type Game, type GameData, type Mood, unpacked } from './games';
import { picks } from './picks';
import { anything, type Question, Roll, type RollWords } from './Roll';
import { type SearchIndex, search, searchIndex } from './search';

interface Shelf {
	games: Game[];
	index: SearchIndex;
}

async function fetched(address: string): Promise<Shelf> {
	const reply = await fetch(address);
	if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
	const data = (await reply.json()) as GameData;
	const games = unpacked(data, palettesOf(data.names));
	return { games, index: searchIndex(games) };
}

/** The games, fetched once at waking: from then on nothing here needs the network. */
function useShelf(address: string): {
	shelf: Shelf | undefined;
	failed: boolean;
	retry: () => void;
} {
	const [shelf, setShelf] = useState<Shelf>();
	const [failed, setFailed] = useState(false);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
	useEffect(() => {
		fetched(address).then(
			(found) => {
				setShelf(found);
				setFailed(false);
			},
			() => setFailed(true),
		);
	}, [address, tries]);
	return { shelf, failed, retry: () => setTries(tries + 1) };
}

interface Results {
	games: Game[];
	exact: boolean;
}

function resultsOf({ games, index }: Shelf, choice: Choice): Results {
	if (choice.query.trim() === '')
		return { games: games.filter((game) => fits(game, choice)), exact: true };
	const { places, exact } = search(index, choice.query);
	const found = places.map((place) => games[place] as Game);
	return { games: found.filter((game) => fits(game, choice)), exact };
}

/** A list of thousands is drawn piece by piece. */
const piece = 24;

interface ListProps {
	results: Results;
	words: Content['pages']['games']['all'];
	card: CardWords;
}

function ResultList({ results, words, card }: ListProps) {
	const [shown, setShown] = useState(piece);
	const { games, exact } = results;
	const { filters } = words;
	const count =
		games.length === 1 ? filters.found_one : fill(filters.found, { count: games.length });
	return (
		<>
			<p className="games-count" role="status">
				<Text>{games.length === 0 ? filters.nothing : exact ? count : filters.closest}</Text>
			</p>
			<ul className="games-grid">
				{games.slice(0, shown).map((game) => (
					<GameCard key={game.name} game={game} words={card} />
				))}
			</ul>
			{games.length > shown && (
				<button
					className="button games-next"
					type="button"
					onClick={() => setShown(shown + 2 * piece)}
				>
					<Text>{filters.show_more}</Text>
				</button>
			)}
		</>
	);
}

const questions: readonly Question[] = ['players', 'minutes', 'mood'];
const throws = 1_000;

/** On a phone the tray lies below the questions; the last answer brings it into view. */
function showTray(): void {
	if (matchMedia('(width >= 1100px)').matches) return;
	requestAnimationFrame(() => document.querySelector('.roll-tray')?.scrollIntoView());
}

/** What an answer says in the choice. */
function answerOf(question: Question, value: string): Partial<Choice> {
	if (value === anything) return { [question]: undefined };
	return question === 'mood' ? { mood: value as Mood } : { [question]: Number(value) };
}

/** What the forms in a part of the page already hold: early answers, filters and letters. */
function entered(part: HTMLElement | null): [string, string][] {
	const forms = [...(part?.querySelectorAll('form') ?? [])];
	return forms.flatMap((form) =>
		[...new FormData(form)].flatMap(([name, value]): [string, string][] =>
			typeof value === 'string' && value !== '' ? [[name, value]] : [],
		),
	);
}

interface GameFinderProps {
	/** Where the data of all games is. */
	data: string;
	/** How many games the page itself shows. */
	drawn: number;
	all: Content['pages']['games']['all'];
	roll: RollWords;
	card: CardWords;
	/** The list as the page was built with. */
	children?: ReactNode;
}

export default function GameFinder({ data, drawn, all, roll, card, children }: GameFinderProps) {
	const { shelf, failed, retry } = useShelf(data);
	const [choice, setChoice] = useState<Choice>(noChoice);
	const [answered, setAnswered] = useState<ReadonlySet<Question>>(new Set());
	const [beyond, setBeyond] = useState(false);

	const root = useRef<HTMLDivElement>(null);

	// The page is built without an address, so what it says is read after waking; what a visitor
	// entered meanwhile counts more.
	useLayoutEffect(() => {
		const given = new URLSearchParams(location.search);
		const early = new Map(entered(root.current));
		for (const [name, value] of early) given.set(name, value);
		const told = choiceIn(`${given}`);
		setChoice(told);
		const whole = told.roll !== undefined;
		const says = (question: Question) => told[question] !== undefined || early.has(question);
		setAnswered(new Set(questions.filter((each) => whole || says(each))));
	}, []);

	const change = (to: Choice) => {
		setChoice(to);
		history.replaceState(history.state, '', `${location.pathname}${addressOf(to)}${location.hash}`);
	};
	const answer = (question: Question, value: string) => {
		const now = new Set([...answered, question]);
		setAnswered(now);
		const complete = now.size === questions.length && choice.roll === undefined;
		change({
			...choice,
			...answerOf(question, value),
			...(complete && { roll: Math.floor(Math.random() * throws) }),
		});
		if (complete) showTray();
	};
	const throwDie = () => {
		if (failed) retry();
		const roll = choice.roll === undefined ? Math.floor(Math.random() * throws) : choice.roll + 1;
		change({ ...choice, roll: roll % throws });
	};
	const filter = (part: Partial<Choice>) => {
		if (failed) retry();
		const answers = questions.filter((each) => part[each] !== undefined);
		if (answers.length > 0) setAnswered(new Set([...answered, ...answers]));
		change({ ...choice, ...part });
	};
	const clear = () => {
		setAnswered(new Set());
		change(noChoice);
	};

	const { query: _, roll: thrown, ...wish } = choice;
	const picked = shelf && thrown !== undefined ? picks(shelf.games, wish, thrown) : undefined;
	const asked = useDeferredValue(choice);
	const active = isFiltered(asked) || beyond;
	const results = useMemo(
		() => (shelf && active ? resultsOf(shelf, asked) : undefined),
		[shelf, active, asked],
	);

	return (
		<div className="finder" ref={root}>
			<Roll
				choice={choice}
				answered={answered}
				picked={picked}
				words={roll}
				card={card}
				onAnswer={answer}
				onRoll={throwDie}
			/>
			<section className="games-all" aria-labelledby="all">
				<div className="wrap">
					<SectionHeading heading={all.heading} lead={all.lead} id="all" />
					<Filters
						choice={choice}
						words={all.filters}
						roll={roll}
						card={card}
						onChange={filter}
						onClear={clear}
					/>
					{failed && (active || thrown !== undefined) && (
						<p className="games-count" role="alert">
							<Text>{all.filters.late}</Text>
						</p>
					)}
					{results && (
						<ResultList key={addressOf(asked)} results={results} words={all} card={card} />
					)}
					<div hidden={results !== undefined}>{children}</div>
					{!results && shelf && shelf.games.length > drawn && (
						<button className="button games-next" type="button" onClick={() => setBeyond(true)}>
							<Text>{all.filters.show_more}</Text>
						</button>
					)}
				</div>
			</section>
		</div>
	);
}
