import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Mood } from '../games';
import { addressOf, type Choice, choiceIn } from './address';
import { firstThrow, nextThrow } from './picks';
import { anything, type Question, type Table } from './Roll';

/* What was chosen on the page. The letters of the search stand beside the rest, so that a key draws
   nothing again but the field and the list. */

export interface Chosen {
	query: string;
	table: Table;
	/** The questions that were answered, if only with "anything". */
	answered: ReadonlySet<Question>;
}

export const nothing: Chosen = { query: '', table: {}, answered: new Set() };
const questions: readonly Question[] = ['players', 'minutes', 'mood'];

export function withAnswer({ table, answered, query }: Chosen, question: Question, value: string) {
	const given =
		value === anything ? undefined : question === 'mood' ? (value as Mood) : Number(value);
	const now = new Set([...answered, question]);
	const complete = now.size === questions.length && table.roll === undefined;
	const roll = complete ? { roll: firstThrow() } : {};
	return { query, answered: now, table: { ...table, [question]: given, ...roll } };
}

export function withThrow({ table, ...rest }: Chosen): Chosen {
	const roll = table.roll === undefined ? firstThrow() : nextThrow(table.roll);
	return { ...rest, table: { ...table, roll } };
}

export function withFilter(before: Chosen, { query, ...part }: Partial<Choice>): Chosen {
	if (query !== undefined) return { ...before, query };
	const answers = questions.filter((each) => part[each] !== undefined);
	return {
		...before,
		table: { ...before.table, ...part },
		answered: new Set([...before.answered, ...answers]),
	};
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

/** What the address says; what a visitor entered before the page woke up counts more. */
function told(part: HTMLElement | null): Chosen {
	const given = new URLSearchParams(location.search);
	const early = new Map(entered(part));
	for (const [name, value] of early) given.set(name, value);
	const { query, ...table } = choiceIn(`${given}`);
	const whole = table.roll !== undefined;
	const says = (question: Question) => table[question] !== undefined || early.has(question);
	return { query, table, answered: new Set(questions.filter((each) => whole || says(each))) };
}

type Change = (step: (before: Chosen) => Chosen) => { before: Chosen; after: Chosen };

/** What was chosen, as the address says it too. `change` is the same at every drawing. */
export function useChosen(root: RefObject<HTMLElement | null>): readonly [Chosen, Change] {
	const [chosen, setChosen] = useState(nothing);
	const latest = useRef(nothing);
	const take = useCallback((next: Chosen) => {
		latest.current = next;
		setChosen(next);
	}, []);
	// The page is built without an address, so what it says is read after waking.
	useLayoutEffect(() => take(told(root.current)), [root, take]);
	// The way back from a place in the page leads to the address as it was there.
	useEffect(() => {
		const read = () => {
			const { table, query } = latest.current;
			if (location.search !== addressOf({ ...table, query })) take(told(null));
		};
		addEventListener('popstate', read);
		return () => removeEventListener('popstate', read);
	}, [take]);
	const change = useCallback<Change>(
		(step) => {
			const before = latest.current;
			const after = step(before);
			take(after);
			const query = addressOf({ ...after.table, query: after.query });
			history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
			return { before, after };
		},
		[take],
	);
	return [chosen, change];
}
