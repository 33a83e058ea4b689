import type { Content } from '@/generated/content';
import type { Picture } from '@/lib/pictures';
import { type Language, localPath } from '@/lib/text/language';
import type { Say } from '@/lib/text/words';
import { Button } from '@/ui/controls/Button';
import { beside } from '@/ui/controls/beside';
import { BoardTrack } from '@/ui/drawings/BoardTrack';
import { Photo } from '@/ui/pictures/Photo';
import { Text } from '@/ui/Text';

type Service = Content['services'][number];

interface Props {
	language: Language;
	picture: Picture;
	services: { service: Service; picture: Picture }[];
	/** The layers of the pieces on the way to them. */
	pieces: readonly (readonly string[])[];
	say: Say;
}

/** The squares of the board to go on from: one for each service. */
function Ways({ language, services, say }: Omit<Props, 'picture' | 'pieces'>) {
	return (
		<nav className="lost-ways wrap" aria-labelledby="ways">
			<h2 id="ways">
				<Text phrases>{say('not_found.ways')}</Text>
			</h2>
			<ul>
				{services.map(({ service, picture }) => (
					<li key={service.id} data-lead={service.lead}>
						<a href={localPath(service.path, language)}>
							<Photo
								picture={picture}
								alt=""
								sizes="(min-width: 1100px) 13vw, (min-width: 700px) 190px, 96px"
								cutout
							/>
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

export function NotFound({ language, picture, services, pieces, say }: Props) {
	return (
		<>
			<section className="lost wrap">
				<div className="lost-words">
					<h1>
						<Text phrases>{say('not_found.heading')}</Text>
					</h1>
					<p className="soft">
						<Text>{say('not_found.message')}</Text>
					</p>
					<div
						className="button-row"
						data-beside={beside(say('not_found.home'), say('not_found.services'))}
					>
						<Button kind="primary" href={localPath('/', language)}>
							{say('not_found.home')}
						</Button>
						<Button href={localPath('/services', language)}>{say('not_found.services')}</Button>
					</div>
				</div>
				<Photo picture={picture} alt="" sizes="(min-width: 700px) 53vw, 100vw" cutout first />
			</section>
			<BoardTrack pieces={pieces} />
			<Ways language={language} services={services} say={say} />
		</>
	);
}
