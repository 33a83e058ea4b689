import type { Content } from '@/generated/content';
import { picture } from '@/lib/pictures';

/* The pictures of the tournament pages. Only for code that runs while the site is built. */

export const medals = (content: Content) =>
	content.pages.beyblade.leaderboard.medals.map(({ image, alt }) => ({
		src: picture(image).src,
		alt,
	}));

export const cardArt = (content: Content) => ({
	podium: picture('beyblade/11').largest,
	stadium: picture('beyblade/stadium').largest,
	medals: content.pages.beyblade.leaderboard.medals.map(({ image }) => picture(image).largest),
});
