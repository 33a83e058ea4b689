import type { Picture } from '@/lib/pictures';
import { Photo } from '@/ui/Photo';
import './photo-strips.css';

export interface StripPicture {
	picture: Picture;
	caption: string;
	/** What pressing the picture does, in words. */
	label: string;
}

const perStrip = 2;

/** The pictures in strips of two, in their order. */
function strips(pictures: StripPicture[]): StripPicture[][] {
	const count = Math.ceil(pictures.length / perStrip);
	return Array.from({ length: count }, (_, strip) =>
		pictures.slice(strip * perStrip, (strip + 1) * perStrip),
	);
}

/** Links to the large files, which the island around them opens in the viewer. */
export function PhotoStrips({ pictures }: { pictures: StripPicture[] }) {
	return (
		<div className="strips">
			{strips(pictures).map((strip) => (
				<ul className="strip" key={strip[0]?.caption}>
					{strip.map(({ picture, caption, label }) => (
						<li key={caption}>
							<a href={picture.largest} data-view data-caption={caption} aria-haspopup="dialog">
								<Photo picture={picture} alt={label} sizes="(min-width: 1000px) 230px, 44vw" />
							</a>
						</li>
					))}
				</ul>
			))}
		</div>
	);
}
