import type { WordKey } from '~/lib/language';
import { keyOf, type Step } from './draft/tree';

/* The content files as the shop calls them, in groups; the order is that of how often they change. */

export interface FileGroup {
	word: WordKey;
	files: readonly string[];
}

export const fileGroups: readonly FileGroup[] = [
	{ word: 'shop.group_prices', files: ['rates.yaml', 'menu.yaml', 'photobooth.yaml'] },
	{ word: 'shop.group_places', files: ['branches.yaml', 'special-hours.yaml', 'site.yaml'] },
	{
		word: 'shop.group_offers',
		files: ['games.yaml', 'stories.yaml', 'services.yaml', 'team.yaml', 'testimonials.yaml'],
	},
	{ word: 'shop.group_pictures', files: ['galleries.yaml', 'images.yaml'] },
	{
		word: 'shop.group_pages',
		files: [
			'pages/home.yaml',
			'pages/about.yaml',
			'pages/contact.yaml',
			'pages/services.yaml',
			'pages/play-at-shop.yaml',
			'pages/board-game-script.yaml',
			'pages/photo-booth.yaml',
			'pages/food-drink.yaml',
			'pages/team-building.yaml',
			'pages/events.yaml',
			'pages/games.yaml',
			'pages/meeple.yaml',
			'meeple.yaml',
			'live.yaml',
			'pages/privacy.yaml',
			'words.yaml',
			'glossary.yaml',
			'figures.yaml',
		],
	},
	{
		word: 'shop.group_beyblade',
		files: [
			'pages/beyblade.yaml',
			'pages/regulations.yaml',
			'pages/rating.yaml',
			'pages/scoreboard.yaml',
			'beyblade/season.yaml',
			'beyblade/rating.yaml',
			'beyblade/parts.yaml',
			'beyblade/deck-rules.yaml',
		],
	},
];

/** The address of a file's form; a dot in it would look like a file of the desk itself. */
export const fileAddress = (file: string, steps?: readonly Step[]) => ({
	to: '/shop/edit/$' as const,
	params: { _splat: file.replace(/\.yaml$/, '') },
	// The form begins with this one place of the file.
	search: steps ? { at: keyOf(steps) } : {},
});

/** The word of a file: `pages/home.yaml` is `file.pages_home`. */
export const fileWord = (file: string) =>
	`file.${file.replace('.yaml', '').replaceAll(/[/-]/g, '_')}` as WordKey;
