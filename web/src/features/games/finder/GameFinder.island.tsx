import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import type { Content } from '@/generated/content';
import { chatAbout } from '@/lib/chat';
import { SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';
import type { CardWords } from '../GameCard';
import { type Choice, isFiltered } from './address';
import { resultsOf, useCatalogue } from './catalogue';
import { nothing, useChosen, withAnswer, withFilter, withThrow } from './chosen';
import { Filters } from './Filters';
import { picks } from './picks';
import { Rest } from './Rest';
import { ResultList } from './ResultList';
import { type Question, Roll, type RollWords } from './Roll';

/**
 * On a phone the tray lies below the questions. The last answer brings it into view, and so does
 * one that is changed afterwards, unless by keys: they go from answer to answer.
 */
function showTray(isFirst: boolean): void {
	if (matchMedia('(width >= 1100px)').matches) return;
	if (!isFirst && document.querySelector('.roll-questions :focus-visible')) return;
	requestAnimationFrame(() => document.querySelector('.roll-tray')?.scrollIntoView());
}

interface GameFinderProps {
	/** Where the data of all games is. */
	data: string;
	/** How many games there are, and how many of them the page itself shows. */
	total: number;
	drawn: number;
	all: Content['pages']['games']['all'];
	roll: RollWords;
	card: CardWords;
	/** The list as the page was built with. */
	children?: ReactNode;
}

export default function GameFinder(props: GameFinderProps) {
	const { data, total, drawn, all, roll, card, children } = props;
	const { catalogue, failed, retry } = useCatalogue(data);
	const root = useRef<HTMLDivElement>(null);
	const [{ query, table, answered }, change] = useChosen(root);

	const answer = useCallback(
		(question: Question, value: string) => {
			const { before, after } = change((chosen) => withAnswer(chosen, question, value));
			if (after.table.roll !== undefined) showTray(before.table.roll === undefined);
		},
		[change],
	);
	const throwDie = useCallback(() => {
		if (failed) retry();
		const { before } = change(withThrow);
		if (before.table.roll === undefined) showTray(true);
	}, [failed, retry, change]);
	const filter = useCallback(
		(part: Partial<Choice>) => {
			if (failed) retry();
			change((chosen) => withFilter(chosen, part));
		},
		[failed, retry, change],
	);
	const clear = useCallback(() => change(() => nothing), [change]);
	const rest = useMemo(() => catalogue?.games.slice(drawn), [catalogue, drawn]);

	const picked = useMemo(
		() =>
			catalogue && table.roll !== undefined ? picks(catalogue.games, table, table.roll) : undefined,
		[catalogue, table],
	);
	// Letters go into the field at once; the list follows when the processor gets to it.
	const typed = useDeferredValue(query);
	const asked = useMemo(() => ({ ...table, query: typed }), [table, typed]);
	const active = isFiltered(asked);
	const results = useMemo(
		() => (catalogue && active ? resultsOf(catalogue, asked) : undefined),
		[catalogue, active, asked],
	);

	return (
		<div className="finder" ref={root}>
			<Roll
				table={table}
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
						query={query}
						table={table}
						words={all.filters}
						roll={roll}
						card={card}
						count={(results ?? catalogue)?.games.length ?? total}
						onChange={filter}
						onClear={clear}
					/>
					{failed && (active || table.roll !== undefined) && (
						<p className="games-count" role="alert">
							<Text>{all.filters.late}</Text>
						</p>
					)}
					{results && (
						<ResultList
							results={results}
							words={all}
							card={card}
							ask={chatAbout(roll.chat.any, { games: typed.trim() })}
							newTab={roll.newTab}
						/>
					)}
					<div hidden={results !== undefined}>
						{children}
						{total > drawn && (
							<Rest
								count={total - drawn}
								games={rest}
								failed={failed}
								words={all}
								card={card}
								onRetry={retry}
							/>
						)}
					</div>
				</div>
			</section>
		</div>
	);
}
