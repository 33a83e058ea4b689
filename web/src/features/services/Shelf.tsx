import type { Content } from '@/generated/content';
import type { Language } from '@/lib/language';
import type { Picture } from '@/lib/pictures';
import { SectionHeading } from '@/ui/SectionHeading';
import { GameBox } from './GameBox';
import './shelf.css';

interface Props {
	words: Content['pages']['services']['shelf'];
	services: { service: Content['services'][number]; picture: Picture }[];
	language: Language;
}

/** The shop's shelf: six boxes on three boards, a board each on a phone. */
export function Shelf({ words, services, language }: Props) {
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
