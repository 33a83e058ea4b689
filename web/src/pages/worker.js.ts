/* The service worker, at the root: a worker may only look after addresses below its own. */
import type { APIRoute } from 'astro';
import { wordsIn } from '@/lib/content';
import type { Language } from '@/lib/text/language';
import { shortMonths } from '@/lib/time/ticket-dates';
import source from '@/ui/offline/worker.js?raw';

const noteIn = (language: Language) => ({
	note: wordsIn(language)('offline.note'),
	months: shortMonths[language],
});

export const GET: APIRoute = () => {
	const notes = { th: noteIn('th'), en: noteIn('en') };
	return new Response(`const notes = ${JSON.stringify(notes)};\n${source}`);
};
