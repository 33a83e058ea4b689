import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './contact-hero.css';

interface Props {
	hero: Content['pages']['contact']['hero'];
	contact: Content['site']['contact'];
	picture: Picture;
	sizes: string;
	/** When the phone and the chat are answered. */
	answered: string;
	newTab: string;
}

export function ContactHero({ hero, contact, picture, sizes, answered, newTab }: Props) {
	return (
		<section className="contact-hero wrap">
			<div>
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="contact-lead">
					<Text>{hero.lead}</Text>
				</p>
				<div className="button-row button-row-tight">
					<Button kind="primary" icon="chat" href={contact.chat_url} newTabNote={newTab}>
						{hero.book}
					</Button>
					<Button icon="phone" href={`tel:${contact.phone}`}>
						{contact.phone_shown}
					</Button>
				</div>
				<p className="contact-answered soft">
					<Text>{answered}</Text>
				</p>
			</div>
			<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
		</section>
	);
}
