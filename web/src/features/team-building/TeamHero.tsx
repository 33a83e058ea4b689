import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './team-hero.css';

interface Props {
	hero: Content['pages']['team_building']['hero'];
	facts: string[];
	price: string;
	picture: Picture;
	sizes: string;
	chat: { href: string; newTab: string };
	call: { href: string; label: string };
}

/** What someone who plans the day asks first, on small wooden tokens. */
function Facts({ facts }: { facts: string[] }) {
	return (
		<ul className="team-facts">
			{facts.map((fact) => (
				<li key={fact}>
					<Text>{fact}</Text>
				</li>
			))}
		</ul>
	);
}

export function TeamHero({ hero, facts, price, picture, sizes, chat, call }: Props) {
	return (
		<section className="team-hero wrap">
			<div className="team-table">
				<div className="team-words">
					<h1>
						<Text phrases>{hero.heading}</Text>
					</h1>
					<p className="team-lead">
						<Text>{hero.lead}</Text>
					</p>
					<div className="button-row button-row-tight">
						<Button kind="primary" icon="chat" href={chat.href} newTabNote={chat.newTab}>
							{hero.inquire}
						</Button>
						<Button icon="phone" href={call.href}>
							{call.label}
						</Button>
					</div>
				</div>
				<div className="team-picture">
					<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first />
					<p className="team-price">
						<Text>{price}</Text>
					</p>
				</div>
				<Facts facts={facts} />
			</div>
		</section>
	);
}
