import { ArrowRight } from 'lucide-react';
import type { Content } from '@/generated/content';
import { type Picture, picture as pictureOf } from '@/lib/pictures';
import { type Language, localPath } from '@/lib/text/language';
import { Photo } from '@/ui/pictures/Photo';
import { SectionHeading } from '@/ui/sections';
import { Text } from '@/ui/Text';

/** The anchor of a service's box, the last part of its address: `food-drink`. */
export const boxAnchor = ({ path }: { path: string }): string =>
	path.slice(path.lastIndexOf('/') + 1);

/** What was left standing on the boxes that have room above them. */
const leftStanding: Partial<Record<Content['services'][number]['key'], readonly string[]>> = {
	play_at_shop: ['icons/timer', 'script/master', 'icons/die'],
	photo_booth: ['icons/camera', 'icons/wig', 'icons/prints'],
	nk_cafe: ['menu/pink-milk', 'icons/cup', 'menu/strawberry-smoothie'],
};

interface GameBoxProps {
	service: Content['services'][number];
	picture: Picture;
	language: Language;
	/** The words of the link. */
	open: string;
}

/** A service as the lid of a game box. The whole lid is pressed through its one link. */
function GameBox({ service, picture, language, open }: GameBoxProps) {
	return (
		<li
			className="game-box"
			id={boxAnchor(service)}
			data-lead={service.lead}
			data-service={service.key}
		>
			<div className="box-pieces" aria-hidden="true">
				{leftStanding[service.key]?.map((name) => (
					<Photo key={name} picture={pictureOf(name)} alt="" sizes="180px" cutout />
				))}
			</div>
			<div className="box-spine" data-name={service.title} aria-hidden="true">
				<span>{service.id}</span>
			</div>
			<div className="box-lid">
				<div className="box-words">
					<h3>
						<Text phrases>{service.title}</Text>
					</h3>
					<p>
						<Text lead>{service.description}</Text>
					</p>
				</div>
				<Photo
					picture={picture}
					alt=""
					sizes="(min-width: 1100px) 26vw, (min-width: 700px) 40vw, 70vw"
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

interface ShelfProps {
	words: Content['pages']['services']['shelf'];
	services: { service: Content['services'][number]; picture: Picture }[];
	language: Language;
}

/** The shop's shelf: six boxes on three boards, a board each on a phone. */
export function Shelf({ words, services, language }: ShelfProps) {
	return (
		<section className="section wrap" aria-labelledby="shelf">
			<SectionHeading heading={words.heading} lead={words.lead} id="shelf" />
			<ul className="shelf">
				{services.map((entry) => (
					<GameBox key={entry.service.id} {...entry} language={language} open={words.open} />
				))}
			</ul>
		</section>
	);
}
