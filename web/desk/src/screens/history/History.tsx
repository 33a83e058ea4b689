import { useInfiniteQuery } from '@tanstack/react-query';
import { read } from '~/api/client';
import { useBranches } from '~/api/questions';
import type { EntryBody, HistoryBody } from '~/api/types';
import { isWord, type Say, useLanguage } from '~/lib/language';
import { shortMoment } from '~/lib/time';
import { Button, ButtonLink } from '~/ui/Button';
import { List } from '~/ui/List';
import { Page } from '~/ui/Page';
import { Empty, ErrorNote, Loading } from '~/ui/states';

const page = 50;

/** Who changed what and when, with what was there before where that is known. */
export function History() {
	const { say } = useLanguage();
	const history = useInfiniteQuery({
		queryKey: ['history'],
		queryFn: ({ pageParam, signal }) =>
			read<HistoryBody>(`history?offset=${pageParam}`, { signal }),
		initialPageParam: 0,
		getNextPageParam: (last, all) => (last.more ? all.length * page : undefined),
	});
	const entries = history.data?.pages.flatMap((one) => one.entries) ?? [];
	return (
		<Page title={say('nav.history')}>
			{history.isPending && <Loading />}
			<ErrorNote error={history.error} retry={() => void history.refetch()} />
			{history.isSuccess && entries.length === 0 && <Empty text={say('history.nothing')} />}
			{entries.length > 0 && (
				<List label={say('nav.history')}>
					{entries.map((entry) => (
						<Entry key={entry.id} entry={entry} />
					))}
				</List>
			)}
			{history.hasNextPage && (
				<Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
					{say('history.more')}
				</Button>
			)}
		</Page>
	);
}

interface Told {
	place?: string;
	before?: string;
	after?: string;
}

function Entry({ entry }: { entry: EntryBody }) {
	const { say, pick, language } = useLanguage();
	const word = `history.do_${entry.action.replaceAll('.', '_')}`;
	// An action that is newer than the words is shown as the history notes it.
	const done = isWord(word) ? say(word) : entry.action;
	const detail = (entry.detail ?? {}) as Record<string, unknown>;
	const changes = Array.isArray(detail.changes) ? (detail.changes as Told[]) : [];
	const branches = useBranches();
	const nameOf = (id: unknown) => {
		const branch = branches.find((one) => one.id === id);
		return branch ? pick(branch.name) : id;
	};
	const facts = factsOf(withSteps(withBranchNames(detail, nameOf), say));
	return (
		<li className="row">
			<span className="row-text">
				<strong>
					{entry.who} · {done}
					{entry.called !== null
						? `: ${entry.called}`
						: entry.subject_id !== null && ` ${entry.subject_id}`}
				</strong>
				<span className="soft">{shortMoment(entry.at, language)}</span>
				{changes.map((change) => (
					<span key={change.place}>
						{change.place}: <del>{change.before}</del> → <ins>{change.after}</ins>
					</span>
				))}
				{facts.length > 0 && (
					<span className="soft">
						{facts
							.map(([name, value]) => {
								const called = `history.fact_${name}`;
								return `${isWord(called) ? say(called) : name.replaceAll('_', ' ')}: ${value}`;
							})
							.join(' · ')}
					</span>
				)}
			</span>
			{entry.action === 'content.write' && (
				<ButtonLink to="/shop/publish">{say('history.undo')}</ButtonLink>
			)}
		</li>
	);
}

/** Branches are noted by their ids; a person knows them by their names. */
function withBranchNames(
	{ branch, branches, ...detail }: Record<string, unknown>,
	nameOf: (id: unknown) => unknown,
): Record<string, unknown> {
	return {
		...detail,
		...(branch !== undefined && { branch: nameOf(branch) }),
		...(Array.isArray(branches) && { branches: branches.map(nameOf) }),
	};
}

/** A tournament's steps in words; how long its log is tells nobody anything. */
function withSteps(
	{ actions, version: _version, ...detail }: Record<string, unknown>,
	say: Say,
): Record<string, unknown> {
	if (!Array.isArray(actions)) return detail;
	const told = actions.map((step) => {
		// The log's own name, such as CheckIn.
		const word = `history.step_${String(step)
			.replaceAll(/\B[A-Z]/g, '_$&')
			.toLowerCase()}`;
		return isWord(word) ? say(word) : step;
	});
	return { ...detail, steps: [...new Set(told)] };
}

/** What a person can read of an entry: names stand for numbers, empty and nested values are left out. */
function factsOf({ changes, names, ...detail }: Record<string, unknown>): [string, string][] {
	const named = (names ?? {}) as Record<string, unknown>;
	return Object.entries({ ...detail, ...named }).flatMap(([name, value]) => {
		const told = Array.isArray(value) ? value.join(', ') : value;
		const isPlain = ['string', 'number'].includes(typeof told) && told !== '';
		return isPlain ? [[name, String(told)]] : [];
	});
}
