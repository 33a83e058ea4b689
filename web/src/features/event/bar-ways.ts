import { actionGap, actionsEnd, gaps } from '@/lib/events/gaps';
import type { DetailWords } from '@/lib/events/words';
import type { OwnWays } from '@/ui/document/ShopBar';
import { actions } from './ticket/EventActions';

/** What the bar of a phone offers on an event's page: the same as its ticket; afterwards a table. */
export function barWays(
	words: DetailWords,
	chat: string,
	table: { label: string; href: string },
): OwnWays {
	const about = chat.replaceAll('%7Bevent%7D', gaps.nameEncoded);
	const ways = actions.map((name) => ({
		mark: actionGap(name),
		name,
		...(name === 'past'
			? table
			: { label: words[name], href: name === 'register' ? gaps.register : about }),
	}));
	return { ways, end: actionsEnd };
}
