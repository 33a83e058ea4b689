import { ApiError, getJson } from '@/lib/api';
import { type Live, liveOf } from './live';

/* Asks for the snapshot again and again while somebody looks and the tournament runs. The browser
   sends the last answer's ETag by itself, so an unchanged one costs a 304. */

export const liveCall = (id: string): string => `/api/events/${id}/live`;

const usual = 3_000;
/** Before the first round there is less to miss. */
const beforeStart = 12_000;
const longest = 30_000;

export interface News {
	live: Live | undefined;
	/** When the last good answer came, in milliseconds. */
	heard: number;
	/** Failed asks since then. */
	failures: number;
}

/** How long to wait before asking again; never, once the last match is over. */
export function pauseAfter({
	live,
	failures,
}: Pick<News, 'live' | 'failures'>): number | undefined {
	if (live?.snapshot.state === 'finished') return undefined;
	if (failures > 0) return Math.min(usual * 2 ** failures, longest);
	return live?.snapshot.state === 'registering' ? beforeStart : usual;
}

/** An answer made before the one we have, as a second server may still give, is left aside. */
const newer = (known: Live | undefined, latest: Live): Live =>
	known && known.snapshot.version > latest.snapshot.version ? known : latest;

async function ask(id: string, known: News, signal: AbortSignal): Promise<News> {
	try {
		const latest = liveOf(await getJson(liveCall(id), { signal }));
		if (!latest) return { ...known, failures: known.failures + 1 };
		return { live: newer(known.live, latest), heard: Date.now(), failures: 0 };
	} catch (problem) {
		if (!(problem instanceof ApiError)) throw problem;
		return { ...known, failures: known.failures + 1 };
	}
}

/** Follows a tournament until the returned function is called. */
export function follow(id: string, first: News, tell: (news: News) => void): () => void {
	const left = new AbortController();
	let news = first;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking = false;
	const plan = () => {
		clearTimeout(timer);
		const pause = pauseAfter(news);
		if (pause !== undefined && !left.signal.aborted && document.visibilityState === 'visible')
			timer = setTimeout(look, news.live || news.failures ? pause : 0);
	};
	const look = async () => {
		if (asking) return;
		asking = true;
		try {
			news = await ask(id, news, left.signal);
			tell(news);
		} catch (problem) {
			if (!left.signal.aborted) throw problem;
		} finally {
			asking = false;
		}
		plan();
	};
	const seen = () => {
		// Whoever comes back to the page wants to know at once.
		if (document.visibilityState === 'visible' && pauseAfter(news) !== undefined) void look();
		else clearTimeout(timer);
	};
	document.addEventListener('visibilitychange', seen);
	plan();
	return () => {
		left.abort();
		clearTimeout(timer);
		document.removeEventListener('visibilitychange', seen);
	};
}
