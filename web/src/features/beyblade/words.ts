import type { Content } from '@/generated/content';

/** What the table says; pictures and samples come beside it. */
export type BoardWords = Omit<
	Content['pages']['beyblade']['leaderboard'],
	'medals' | 'samples' | 'heading' | 'lead'
>;

export interface MedalPicture {
	src: string;
	alt: string;
}
