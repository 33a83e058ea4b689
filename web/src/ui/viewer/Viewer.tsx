import { type CSSProperties, useMemo } from 'react';
import Lightbox, { useLightboxState } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { chatAbout } from '@/lib/chat';
import { CommonIcon } from '@/ui/drawings/CommonIcon';
import { type Slide, slidesFrom, type ViewerWords } from './slides';
import './viewer.css';

export interface ViewerProps {
	/** The pictures of the gallery, as links on the page. */
	links: HTMLAnchorElement[];
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
				<CommonIcon icon="chat" size={22} />
				<span>{chat.label}</span>
				<span className="hidden-visually"> ({chat.newTab})</span>
			</a>
		</div>
	);
}

/** The small picture of the page, in the frame and at the size of the large one until it is there. */
function atOnce({ slide }: { slide: object }) {
	const { thumb, width, height } = slide as Slide;
	const style = { '--ratio': width / height, maxWidth: width } as CSSProperties;
	return <img className="viewer-thumb" src={thumb} alt="" style={style} />;
}

/* The library has plugins for a caption and a counter too. They bring titles, switches and further
   places, which are more than these few lines; the style sheets are still theirs. */

function caption({ slide }: { slide: object }) {
	const { description } = slide as Slide;
	if (!description) return null;
	return (
		<div className="yarl__slide_captions_container yarl__slide_description_container">
			<p className="yarl__slide_description">{description}</p>
		</div>
	);
}

function Counter() {
	const { slides, currentIndex } = useLightboxState();
	return (
		<div className="yarl__counter" aria-hidden>
			{currentIndex + 1} / {slides.length}
		</div>
	);
}

/** Full screen, one picture at a time; arrows go round, Escape and a press beside it close. */
export default function Viewer({ links, index, words, place, onView, onClose }: ViewerProps) {
	const slides = useMemo(() => slidesFrom(links), [links]);
	return (
		<Lightbox
			open
			close={onClose}
			index={index}
			slides={slides}
			plugins={[Zoom]}
			on={{ view: ({ index: viewed }) => onView(viewed) }}
			controller={{ closeOnBackdropClick: true }}
			render={{ slideHeader: atOnce, slideFooter: caption, controls: () => <Counter /> }}
			toolbar={{ buttons: [wayToTheShop(words, place), 'zoom', 'close'] }}
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
