import { startTransition, useEffect, useState } from 'react';
import { follow, type News } from './follow';
import { liveOf } from './live';

/** Where an event's page carries the snapshot, so that nobody has to ask for the first one. */
export const liveElement = 'live-data';

/** When the page was kept that is shown because nobody answers; the worker writes it there. */
const keptAt = () => document.querySelector<HTMLElement>('[data-kept]')?.dataset.kept;

/** What came with the page. A kept one is old from the start: its connection is known to be lost. */
function inPage(): News {
	const text = document.getElementById(liveElement)?.textContent ?? '';
	const kept = keptAt();
	const told = kept ? { heard: Date.parse(kept), failures: 2 } : { heard: Date.now(), failures: 0 };
	try {
		return { live: liveOf(JSON.parse(text)), ...told };
	} catch {
		// A page whose gap was not filled carries no tournament; the API is asked instead.
		return { live: undefined, ...told };
	}
}

/** The tournament of this page as it stands; nothing until the island is awake. */
export function useLive(idOf: (pathname: string) => string): News | undefined {
	const [news, setNews] = useState<News>();
	useEffect(() => {
		const first = inPage();
		// A list of 128 drawn in one piece would keep a phone from answering a touch.
		const tell = (told: News) => startTransition(() => setNews(told));
		tell(first);
		return follow(idOf(location.pathname), first, tell);
	}, [idOf]);
	return news;
}

/** Minutes since the last good answer, once there is trouble; counted while somebody looks. */
export function useAge(news: News | undefined): number | undefined {
	const [now, setNow] = useState(() => Date.now());
	const troubled = (news?.failures ?? 0) > 1;
	useEffect(() => {
		if (!troubled) return;
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), 10_000);
		return () => clearInterval(timer);
	}, [troubled]);
	return troubled && news ? Math.max(0, Math.floor((now - news.heard) / 60_000)) : undefined;
}
