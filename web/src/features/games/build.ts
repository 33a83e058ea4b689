import type { Content } from '@/generated/content';
import english from '@/generated/content.en.json';
import thai from '@/generated/content.th.json';
import { picture } from '@/lib/pictures';
import type { Language } from '@/lib/text/language';
import { localPath } from '@/lib/text/language';
import { palettes, palettesOf } from './cover/cover';
import type { CardWords } from './GameCard';
import { type BoxPicture, branches, type Game } from './games';

/* The games while the site is built: what the page draws and what its data file holds. */

const named = (document: unknown) =>
	new Map((document as Content).games.map(({ id, name }) => [id, name]));
const names = { th: named(thai), en: named(english) };

/** The games of the page: the hits in their own order, then all others by name. */
export function gamesOf(content: Content): Game[] {
	const hits = content.games.filter(({ image }) => image !== null);
	const others = content.games
		.filter(({ image }) => image === null)
		.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
	const all = [...hits, ...others];
	const given = palettesOf(
		all.map(({ name, category, weight }) => ({ name, kind: category, weight })),
	);
	return all.map((entry, index) => ({
		name: entry.name,
		also: [
			...new Set([names.th.get(entry.id) ?? '', names.en.get(entry.id) ?? '', ...entry.also]),
		].filter((name) => name && name !== entry.name),
		hook: entry.hook,
		kind: entry.category,
		players: entry.players as [number, number],
		minutes: entry.minutes as [number, number],
		age: entry.age,
		weight: entry.weight,
		reading: entry.reading,
		moods: entry.moods,
		branches: entry.branches,
		palette: given[index] ?? 0,
		picture:
			entry.image === null ? (tables[given[index] ?? 0] as BoxPicture) : boxPicture(entry.image),
		printed: entry.image === null,
	}));
}

function boxPicture(name: string): BoxPicture {
	const { src, srcSet, focus } = picture(name);
	return { src, srcSet, ...(focus && { focus }) };
}

/** A table with a blank box for each set of colours. */
export const tables = Array.from({ length: palettes }, (_, index) =>
	boxPicture(`covers/stage-${index}`),
);

/** The boxes that lie face down in the tray, one at a place. */
export const faceDown = [...'abe'].map((name) => picture(`covers/mystery-${name}`).src);

/** More than these would weigh the page down; the rest is drawn from the data when asked for. */
export const mostDrawn = 120;

export function cardWords(content: Content): CardWords {
	const page = content.pages.games;
	const shorts = new Map(content.branches.map(({ id, short }) => [id, short]));
	return {
		...page.all.card,
		kinds: content.pages.play_at_shop.games.categories,
		weights: page.weights,
		readings: page.readings,
		branches: Object.fromEntries(
			branches.map((branch) => [branch, shorts.get(branch) ?? branch]),
		) as CardWords['branches'],
	};
}

/** The list for search engines: names, players and ages, in the order of the page. */
export function gameList(games: readonly Game[], language: Language, site: URL) {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		url: new URL(localPath('/games', language), site).href,
		numberOfItems: games.length,
		itemListElement: games.map((game, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			item: {
				'@type': 'Game',
				name: game.name,
				description: game.hook,
				numberOfPlayers: {
					'@type': 'QuantitativeValue',
					minValue: game.players[0],
					maxValue: game.players[1],
				},
				audience: { '@type': 'PeopleAudience', suggestedMinAge: game.age },
			},
		})),
	};
}
