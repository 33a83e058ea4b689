import { ArrowRight } from 'lucide-react';
import type { Content } from '@/generated/content';
import { type Language, localPath } from '@/lib/language';
import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import { SectionHeading } from '@/ui/SectionHeading';
import { Text } from '@/ui/Text';
import './services-bento.css';

type Service = Content['services'][number];

interface Props {
	words: Content['pages']['home']['services'];
	services: { service: Service; picture: Picture }[];
	language: Language;
}

/** The whole card is pressed through its one link, whose name tells which service it opens. */
function Card({
	service,
	picture,
	language,
	more,
}: Props['services'][number] & { language: Language; more: string }) {
	return (
		<li className="bento-card" data-lead={service.lead} data-service={service.key}>
			<div className="bento-words">
				<h3>
					<Text>{service.title}</Text>
				</h3>
				<p>
					<Text>{service.short}</Text>
				</p>
			</div>
			<Photo
				picture={picture}
				alt=""
				sizes="(min-width: 900px) 420px, 62vw"
				cutout
				className="bento-picture"
			/>
			<div className="bento-foot">
				<span className="bento-price">
					<Text>{service.price.shown}</Text>
				</span>
				<a className="bento-more" href={localPath(service.path, language)}>
					<Text>{more}</Text>
					<span className="hidden-visually"> {service.title}</span>
					<ArrowRight aria-hidden size={20} />
				</a>
			</div>
		</li>
	);
}

export function ServicesBento({ words, services, language }: Props) {
	return (
		<section className="section wrap" aria-labelledby="services">
			<SectionHeading heading={words.heading} lead={words.lead} id="services" />
			<ul className="bento">
				{services.map((entry) => (
					<Card key={entry.service.id} {...entry} language={language} more={words.more} />
				))}
			</ul>
		</section>
	);
}
