import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { chatAbout } from '@/lib/chat';
import { ShopIcon } from '@/ui/ShopIcon';
import type { Slide, ViewerWords } from './slides';
import './viewer.css';

export interface ViewerProps {
	slides: Slide[];
	index: number;
	words: ViewerWords;
	/** The branch the pictures were taken in, where a gallery has several. */
	place?: string | undefined;
	onView: (index: number) => void;
	onClose: () => void;
}

/** The branch and the way to its table, in a line with the library's own buttons. */
function wayToTheShop({ chat }: ViewerWords, place: string | undefined) {
	return (
		<div key="shop" className="viewer-shop">
			{place && <strong>{place}</strong>}
			<a
				className="button button-primary"
				href={place ? chatAbout(chat.href, { branch: place }) : chat.href}
				target="_blank"
				rel="noopener"
			>
				<ShopIcon icon="chat" size={22} />
				<span>{chat.label}</span>
				<span className="hidden-visually"> ({chat.newTab})</span>
			</a>
		</div>
	);
}

/** The small picture of the page, until the large one is there. */
function atOnce({ slide }: { slide: object }) {
	const { thumb } = slide as Slide;
	return thumb && <img className="viewer-thumb" src={thumb} alt="" />;
}

/** Full screen, one picture at a time; arrows go round, Escape and a press beside it close. */
export default function Viewer({ slides, index, words, place, onView, onClose }: ViewerProps) {
	return (
		<Lightbox
			open
			close={onClose}
			index={index}
			slides={slides}
			plugins={[Captions, Counter, Zoom]}
			on={{ view: ({ index: viewed }) => onView(viewed) }}
			controller={{ closeOnBackdropClick: true }}
			render={{ slideHeader: atOnce }}
			toolbar={{ buttons: [wayToTheShop(words, place), 'zoom', 'close'] }}
			captions={{ descriptionTextAlign: 'center' }}
			labels={{
				Lightbox: words.label,
				'Photo gallery': words.label,
				Close: words.close,
				Previous: words.previous,
				Next: words.next,
				'{index} of {total}': words.count,
				'Zoom in': words.zoomIn,
				'Zoom out': words.zoomOut,
			}}
		/>
	);
}
