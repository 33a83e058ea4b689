import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { Text } from '@/ui/Text';
import './about-hero.css';

interface Props {
	hero: Content['pages']['about']['hero'];
	/** What is written under the photograph, with its figure filled in. */
	caption: string;
	picture: Picture;
	sizes: string;
	chat: { href: string; label: string; newTab: string };
}

/** A group photograph taped onto the page of a scrapbook. */
export function AboutHero({ hero, caption, picture, sizes, chat }: Props) {
	return (
		<section className="about-hero wrap">
			<div>
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="about-hero-lead">
					<Text>{hero.lead}</Text>
				</p>
				<div className="button-row">
					<Button kind="primary" icon="chat" href={chat.href} newTabNote={chat.newTab}>
						{chat.label}
					</Button>
					<Button href="#team">{hero.team}</Button>
				</div>
			</div>
			<figure className="group-photo">
				<div className="group-photo-print">
					<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first />
					<figcaption>
						<Text>{caption}</Text>
					</figcaption>
				</div>
			</figure>
		</section>
	);
}
