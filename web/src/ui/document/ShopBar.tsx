import type { Content } from '@/generated/content';
import { type Language, localPath } from '@/lib/text/language';
import type { Say } from '@/lib/text/words';
import { ShopIcon } from '@/ui/drawings/ShopIcon';
import { Text } from '../Text';
import '@/ui/styles/shop-bar.css';

interface Props {
	content: Content;
	language: Language;
	say: Say;
	chat: string;
}

type Branch = Content['branches'][number];

/** What tells whether a branch is open; special days only where there are any. */
const times = ({ id, hours, special_hours }: Branch) => ({
	id,
	hours,
	...(special_hours.length > 0 && { special: special_hours }),
});

/**
 * The way to the shop, always in reach of the thumb on a phone: chat, call, and the branches. How
 * many of them are open now is written by the script of the open signs.
 */
export function ShopBar({ content, language, say, chat }: Props) {
	return (
		<nav className="shop-bar no-print" aria-label={say('bar.label')}>
			<a className="shop-bar-chat" href={chat} target="_blank" rel="noopener">
				<ShopIcon icon="chat" />
				<span>
					<Text>{say('bar.chat')}</Text>
				</span>
				<span className="hidden-visually"> ({say('link.new_tab')})</span>
			</a>
			<a href={`tel:${content.site.contact.phone}`}>
				<ShopIcon icon="phone" />
				<span>
					<Text>{say('bar.call')}</Text>
				</span>
			</a>
			<a href={localPath('/contact#branches', language)}>
				<ShopIcon icon="map" />
				<span
					data-open-count={say('bar.open_count')}
					data-closed={say('bar.closed')}
					data-branches={JSON.stringify(content.branches.map(times))}
				>
					<Text>{say('bar.branches')}</Text>
				</span>
			</a>
		</nav>
	);
}
