import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Answer } from '@/ui/controls/Answer';
import { Button } from '@/ui/controls/Button';
import { beside } from '@/ui/controls/beside';
import { Photo } from '@/ui/pictures/Photo';
import { Text } from '@/ui/Text';

/** A paper clip that seems to hold what it is laid over. */
export function PaperClip() {
	return (
		<svg className="paper-clip" aria-hidden="true" viewBox="0 0 30 84" width="30" height="84">
			<path
				d="M9 26v38a7 7 0 0 0 14 0V16a10 10 0 0 0-20 0v46"
				fill="none"
				stroke="var(--script-indigo-64)"
				strokeWidth="4"
				strokeLinecap="round"
			/>
			<path
				d="M9 26v38a7 7 0 0 0 14 0V16a10 10 0 0 0-20 0v46"
				fill="none"
				stroke="var(--script-indigo-96)"
				strokeWidth="1.4"
				strokeLinecap="round"
			/>
		</svg>
	);
}

interface Props {
	hero: Content['pages']['board_game_script']['hero'];
	lead: string;
	price: string;
	picture: Picture;
	sizes: string;
	chat: string;
	teaser: string;
	newTab: string;
}

/** A tag as detectives tie to what they find, here on the photograph, with the price on it. */
function EvidenceTag({ label, price }: { label: string; price: string }) {
	return (
		<p className="evidence-tag">
			<span>
				<Text>{label}</Text>
			</span>
			<strong>
				<Text>{price}</Text>
			</strong>
		</p>
	);
}

export function DeskHero({ hero, lead, price, picture, sizes, chat, teaser, newTab }: Props) {
	return (
		<section className="desk-hero wrap">
			<div className="desk-words">
				<p className="desk-stamp">
					<Text>{hero.stamp}</Text>
				</p>
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="desk-lead">
					<Text lead>{lead}</Text>
				</p>
				<div className="button-row" data-beside={beside(hero.book, hero.teaser)}>
					<Button kind="primary" icon="chat" href={chat} newTabNote={newTab}>
						{hero.book}
					</Button>
					<Button className="desk-teaser" href={teaser} newTabNote={newTab}>
						{hero.teaser}
					</Button>
				</div>
			</div>
			<div className="desk-photo">
				<div className="desk-print">
					<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first />
					<Answer kind="lamp" label={hero.image_press} />
					<p className="desk-caption">
						<Text phrases>{hero.caption}</Text>
					</p>
				</div>
				<PaperClip />
				<EvidenceTag label={hero.price_label} price={price} />
			</div>
		</section>
	);
}
