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
	/** The places of other pictures that take four cells, as the first one does. */
	wide?: readonly number[];
}

const CELL = '(width >= 1100px) 280px, 40vw';
/* A square of a picture four wide and three high shows three quarters of its width. */
const WIDE = '(width >= 1100px) 700px, 112vw';

/** Links to the large files, which an island around them opens in the viewer. */
export function PictureGrid({ pictures, openLabel, heading, wide = [] }: Props) {
	return (
		<>
			{heading && <h3 className="picture-grid-heading">{heading}</h3>}
			<ul className="picture-grid" data-count={pictures.length}>
				{pictures.map(({ picture, caption }, index) => (
					<li key={picture.src}>
						<a href={picture.largest} data-view data-caption={caption} aria-haspopup="dialog">
							<Photo
								picture={picture}
								alt={openLabel(caption)}
								sizes={index === 0 || wide.includes(index) ? WIDE : CELL}
							/>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
