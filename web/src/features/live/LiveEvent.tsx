import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { idInAddress } from '@/lib/events/links';
import { bracketRounds, currentRound, hasResults, type Live } from '@/lib/live/live';
import { type LiveWords, roundName } from '@/lib/live/names';
import { useAge, useLive } from '@/lib/live/useLive';
import type { Language } from '@/lib/text/language';
import { fill } from '@/lib/text/words';
import { tabAfter } from '@/ui/controls/tab-after';
import { Text } from '@/ui/Text';
import { Bracket } from './Bracket';
import { FindMe } from './FindMe';
import { type LiveProps, Result } from './Result';
import { Rounds } from './Rounds';
import { Places, Standings } from './Standings';

/** What the server wrote into the band; it goes when the island has the same and more. */
const waiting = '.live-waiting';

interface HeadProps {
	live: Live;
	age: number | undefined;
	words: LiveWords;
}

function Head({ live, age, words }: HeadProps) {
	const { state, players } = live.snapshot;
	const round = currentRound(live);
	const here = players.filter(({ attendance }) => attendance === 'present').length;
	return (
		<header className="live-head" data-state={state}>
			<h2>
				<Text>{words.status[state]}</Text>
			</h2>
			{state === 'registering' && (
				<p>{fill(words.checked_in, { count: here, total: players.length })}</p>
			)}
			{state === 'running' && round && <p>{roundName(live, round, words.round)}</p>}
			<p className="live-news" role="status" data-old={age !== undefined || undefined}>
				{age === undefined
					? state !== 'finished' && words.news.fresh
					: fill(age > 0 ? words.news.old : words.news.just_lost, { minutes: age })}
			</p>
		</header>
	);
}

const views = ['rounds', 'standings', 'bracket'] as const;
type View = (typeof views)[number];

interface ViewsProps {
	live: Live;
	me: number | undefined;
	words: LiveWords;
	language: Language;
}

function shownViews(live: Live): View[] {
	const bracket = bracketRounds(live).length > 0;
	const table = hasResults(live) && live.snapshot.places.length > 0;
	return views.filter((view) => (view === 'bracket' ? bracket : view === 'rounds' || table));
}

/** Matches, standings and bracket, one at a time. */
function Views({ live, me, words, language }: ViewsProps) {
	const shown = shownViews(live);
	const over = live.snapshot.state === 'finished';
	const [chosen, choose] = useState<View>();
	const usual = over && shown.includes('bracket') ? 'bracket' : 'rounds';
	const view = chosen && shown.includes(chosen) ? chosen : usual;
	const move = (event: KeyboardEvent) => {
		const next = shown[tabAfter(event.key, shown.indexOf(view), shown.length) ?? -1];
		if (!next) return;
		event.preventDefault();
		choose(next);
		document.getElementById(`live-tab-${next}`)?.focus();
	};
	return (
		<div className="live-views">
			<div className="live-tabs" role="tablist" aria-label={words.tabs.label} onKeyDown={move}>
				{shown.map((each) => (
					<button
						key={each}
						type="button"
						role="tab"
						id={`live-tab-${each}`}
						aria-controls="live-view"
						aria-selected={each === view}
						tabIndex={each === view ? 0 : -1}
						onClick={() => choose(each)}
					>
						<Text>{words.tabs[each]}</Text>
					</button>
				))}
			</div>
			<div id="live-view" role="tabpanel" aria-labelledby={`live-tab-${view}`}>
				{view === 'rounds' && <Rounds live={live} me={me} words={words} language={language} />}
				{view === 'standings' && (
					<>
						{(over || live.snapshot.standings.length === 0) && (
							<Places live={live} me={me} words={words} language={language} />
						)}
						<Standings live={live} me={me} words={words} language={language} />
					</>
				)}
				{view === 'bracket' && <Bracket live={live} me={me} words={words} />}
			</div>
		</div>
	);
}

/** The player in the address, so that the page can be shared and comes back as it was. */
function useMe(): [number | undefined, (player: number | undefined) => void] {
	const [me, setMe] = useState<number>();
	useLayoutEffect(() => {
		const asked = Number(new URLSearchParams(location.search).get('player'));
		if (Number.isSafeInteger(asked) && asked > 0) setMe(asked);
	}, []);
	const keep = (player: number | undefined) => {
		const address = new URL(location.href);
		if (player === undefined) address.searchParams.delete('player');
		else address.searchParams.set('player', String(player));
		history.replaceState(history.state, '', address.href);
		setMe(player);
	};
	return [me, keep];
}

/** A tournament on everybody's phone: when am I on, who plays, who leads, who won. */
export default function LiveEvent({ words, language, medals, art, shop }: LiveProps) {
	const news = useLive(idInAddress);
	const age = useAge(news);
	const [me, setMe] = useMe();
	const live = news?.live;
	const known = live !== undefined;
	useLayoutEffect(() => {
		if (known) for (const each of document.querySelectorAll(waiting)) each.remove();
	}, [known]);
	if (!live) return null;
	const { state } = live.snapshot;
	const mine = me !== undefined && live.players.has(me) ? me : undefined;
	return (
		<div className="live-body">
			<Head live={live} age={age} words={words} />
			{state === 'finished' && (
				<Result
					live={live}
					me={mine}
					words={words}
					language={language}
					medals={medals}
					art={art}
					shop={shop}
				/>
			)}
			<FindMe live={live} me={mine} onFind={setMe} words={words} language={language} />
			{live.snapshot.rounds.length > 0 && (
				<Views live={live} me={mine} words={words} language={language} />
			)}
		</div>
	);
}
