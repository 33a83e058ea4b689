import { ApiError, getJson } from '@/lib/api/api';
import { type Live, liveOf } from './live';

/* Asks for the snapshot again and again while somebody looks. The browser sends the last answer's
   ETag by itself, so an unchanged one costs a 304. */

export const liveCall = (id: string): string => `/api/events/${id}/live`;

const usual = 3_000;
/** Before the first round there is less to miss. */
const beforeStart = 12_000;
const longest = 30_000;
/** A finish may be taken back, and a result corrected. */
const afterEnd = 120_000;

export interface News {
	live: Live | undefined;
	/** When the last good answer came, in milliseconds. */
	heard: number;
	/** Failed asks since then. */
	failures: number;
}

/** How long to wait before asking again. */
export function pauseAfter({ live, failures }: Pick<News, 'live' | 'failures'>): number {
	const state = live?.snapshot.state;
	if (state === 'finished') return afterEnd;
	if (failures > 0) return Math.min(usual * 2 ** failures, longest);
	return state === 'registering' ? beforeStart : usual;
}

/** An answer made before the one we have, as a second server may still give, is left aside. */
const newer = (known: Live | undefined, latest: Live): Live =>
	known && known.snapshot.version > latest.snapshot.version ? known : latest;

async function ask(id: string, known: News, signal: AbortSignal): Promise<News> {
	try {
		const latest = liveOf(await getJson(liveCall(id), { signal }));
		if (latest) return { live: newer(known.live, latest), heard: Date.now(), failures: 0 };
	} catch (problem) {
		signal.throwIfAborted();
		// Called off, or taken back: the page as the server writes it now says which.
		if (known.live && problem instanceof ApiError && problem.trouble === 'missing')
			location.reload();
		// An answer of another shape is as good as none, and no reason to stop asking.
		if (!(problem instanceof ApiError)) console.info('The news cannot be read.', problem);
	}
	return { ...known, failures: known.failures + 1 };
}

/** Follows a tournament until the returned function is called. */
export function follow(id: string, first: News, tell: (news: News) => void): () => void {
	const left = new AbortController();
	let news = first;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asking = false;
	const plan = () => {
		clearTimeout(timer);
		if (left.signal.aborted || document.visibilityState !== 'visible') return;
		timer = setTimeout(look, news.live || news.failures ? pauseAfter(news) : 0);
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
		if (document.visibilityState === 'visible') void look();
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
