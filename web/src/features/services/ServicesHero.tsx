import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { Button } from '@/ui/Button';
import { Photo } from '@/ui/Photo';
import { ServiceIcon } from '@/ui/ServiceIcon';
import { Text } from '@/ui/Text';
import { boxAnchor } from './boxAnchor';
import './services-hero.css';

interface Props {
	hero: Content['pages']['services']['hero'];
	services: Content['services'];
	picture: Picture;
	sizes: string;
	chat: { href: string; newTab: string };
}

/** Six spines in a row, each a shortcut to its box further down. */
function Index({ services, label }: { services: Content['services']; label: string }) {
	return (
		<nav className="box-index" aria-label={label}>
			<ul>
				{services.map((service) => (
					<li key={service.id} data-lead={service.lead}>
						<a href={`#${boxAnchor(service)}`}>
							<ServiceIcon icon={service.icon} size={24} />
							<span>
								<Text>{service.title}</Text>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

export function ServicesHero({ hero, services, picture, sizes, chat }: Props) {
	return (
		<section className="services-hero wrap">
			<div className="services-hero-words">
				<h1>
					<Text phrases>{hero.heading}</Text>
				</h1>
				<p className="services-hero-lead">
					<Text>{hero.lead}</Text>
				</p>
				<Button kind="primary" icon="chat" href={chat.href} newTabNote={chat.newTab}>
					{hero.book}
				</Button>
			</div>
			<div className="services-hero-picture">
				<Photo picture={picture} alt={hero.image_alt} sizes={sizes} first cutout />
			</div>
			<Index services={services} label={hero.index} />
		</section>
	);
}
