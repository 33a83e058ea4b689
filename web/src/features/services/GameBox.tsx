import { ArrowRight } from 'lucide-react';
import type { Content } from '@/generated/content';
import { type Language, localPath } from '@/lib/language';
import type { Picture } from '@/lib/pictures';
import { Meeple } from '@/ui/Meeple';
import { Photo } from '@/ui/Photo';
import { ServiceIcon } from '@/ui/ServiceIcon';
import { Text } from '@/ui/Text';
import { boxAnchor } from './boxAnchor';
import { Die } from './Die';
import './game-box.css';

interface Props {
	service: Content['services'][number];
	picture: Picture;
	language: Language;
	/** The words of the link. */
	open: string;
}

/** A service as the lid of a game box. The whole lid is pressed through its one link. */
export function GameBox({ service, picture, language, open }: Props) {
	return (
		<li
			className="game-box"
			id={boxAnchor(service)}
			data-lead={service.lead}
			data-service={service.key}
		>
			<div className="box-pieces">
				<Meeple size={72} />
				<Die face={service.id} />
			</div>
			<div className="box-spine" aria-hidden="true">
				<ServiceIcon icon={service.icon} size={30} />
				<span>{service.id}</span>
			</div>
			<div className="box-lid">
				<div className="box-words">
					<h3>
						<Text phrases>{service.title}</Text>
					</h3>
					<p>
						<Text>{service.description}</Text>
					</p>
				</div>
				<Photo
					picture={picture}
					alt=""
					sizes="(min-width: 1000px) 380px, (min-width: 640px) 44vw, 70vw"
					cutout
					className="box-picture"
				/>
				<div className="box-foot">
					<span className="box-price">
						<Text>{service.price.shown}</Text>
					</span>
					<a className="box-open" href={localPath(service.path, language)}>
						<Text>{open}</Text>
						<span className="hidden-visually"> {service.title}</span>
						<ArrowRight aria-hidden size={20} />
					</a>
				</div>
			</div>
		</li>
	);
}
