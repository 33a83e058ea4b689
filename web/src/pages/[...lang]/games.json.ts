import type { APIRoute } from 'astro';
import { gamesOf, tables } from '@/features/games/build';
import { packed } from '@/features/games/games';
import { contentIn } from '@/lib/content';
import { inBothLanguages, type Language } from '@/lib/text/language';

export const getStaticPaths = inBothLanguages;

/** The data of all games for the finder, which fetches it once. */
export const GET: APIRoute<{ language: Language }> = ({ props }) =>
	Response.json(packed(gamesOf(contentIn(props.language)), tables));
