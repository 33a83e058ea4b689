/* The scoreboard's service worker, once below each language's address: a worker may only look after
   addresses below its own, and this one has no business anywhere else. */
import type { APIRoute } from 'astro';
import source from '@/features/scoreboard/worker.js?raw';
import { inBothLanguages } from '@/lib/language';

export const getStaticPaths = inBothLanguages;

export const GET: APIRoute = () =>
	new Response(source, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
