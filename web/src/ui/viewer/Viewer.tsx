import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import type { Slide, ViewerWords } from './slides';
import './viewer.css';

export interface ViewerProps {
	slides: Slide[];
	index: number;
	words: ViewerWords;
	onView: (index: number) => void;
	onClose: () => void;
}

/** Full screen, one picture at a time; arrows go round, Escape and a press beside it close. */
export default function Viewer({ slides, index, words, onView, onClose }: ViewerProps) {
	return (
		<Lightbox
			open
			close={onClose}
			index={index}
			slides={slides}
			plugins={[Captions, Counter, Zoom]}
			on={{ view: ({ index: viewed }) => onView(viewed) }}
			controller={{ closeOnBackdropClick: true }}
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
