import type { Picture } from '@/lib/pictures';
import { Photo } from './Photo';
import '@/ui/styles/picture-grid.css';

interface Captioned {
	picture: Picture;
	caption: string;
}

interface Props {
	pictures: Captioned[];
	/** Says in words what pressing a picture does, with its caption. */
	openLabel: (caption: string) => string;
	heading?: string;
}

/** Links to the large files, which an island around them opens in the viewer. */
export function PictureGrid({ pictures, openLabel, heading }: Props) {
	return (
		<>
			{heading && <h3 className="picture-grid-heading">{heading}</h3>}
			<ul className="picture-grid" data-count={pictures.length}>
				{pictures.map(({ picture, caption }) => (
					<li key={picture.src}>
						<a href={picture.largest} data-view data-caption={caption} aria-haspopup="dialog">
							<Photo
								picture={picture}
								alt={openLabel(caption)}
								sizes="(min-width: 1000px) 400px, (min-width: 640px) 32vw, 48vw"
							/>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
