import type { Content } from '@/generated/content';
import { picture } from '@/lib/pictures';
import { Photo } from '@/ui/pictures/Photo';
import { ChatOrPhone } from '@/ui/sections';
import { Text } from '@/ui/Text';

interface Props {
	words: Content['pages']['beyblade']['member'];
	brand: string;
	start: number;
	chat: { href: string; newTab: string };
	phone: { href: string; label: string };
}

/** The card that keeps a rating, and the chat where it is given. */
export function MemberCard({ words, brand, start, chat, phone }: Props) {
	return (
		<section className="wrap member" aria-labelledby="member">
			<div className="member-band">
				<div className="member-card" aria-hidden>
					<span className="member-brand">{brand}</span>
					<span className="member-chip" />
					<strong>{start}</strong>
					<span>
						<Text>{words.card_name}</Text>
					</span>
					<small>
						<Text>{words.card_line}</Text>
					</small>
					<Photo picture={picture('rating/you-won')} alt="" sizes="128px" cutout />
				</div>
				<div>
					<h2 id="member">
						<Text phrases>{words.heading}</Text>
					</h2>
					<p>
						<Text lead>{words.text}</Text>
					</p>
					<ChatOrPhone chat={{ ...chat, label: words.chat }} phone={phone} />
				</div>
			</div>
		</section>
	);
}
