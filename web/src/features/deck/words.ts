import type { Content } from '@/generated/content';

export type DeckWords = Omit<
	Content['pages']['regulations']['deck'],
	'heading' | 'lead' | 'no_scripts'
>;
