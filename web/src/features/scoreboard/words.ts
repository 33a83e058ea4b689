import type { Content } from '@/generated/content';

type Page = Content['pages']['scoreboard'];

export type ScoreboardWords = Pick<
	Page,
	'setup' | 'board' | 'order' | 'place' | 'won' | 'both' | 'confirm' | 'kept'
>;
