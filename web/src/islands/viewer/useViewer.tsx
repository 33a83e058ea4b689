import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type Slide, slidesFrom } from './slides';
import type { ViewerWords } from './words';

const Viewer = lazy(() => import('./Viewer'));

interface Open {
	links: HTMLAnchorElement[];
	slides: Slide[];
	index: number;
}

/** A step in the history while the viewer is open, so that Back closes it and stays on the page. */
function useBackToClose(open: boolean, close: () => void): () => void {
	useEffect(() => {
		if (!open) return;
		history.pushState({ viewer: true }, '');
		window.addEventListener('popstate', close);
		return () => window.removeEventListener('popstate', close);
	}, [open, close]);
	return useCallback(() => {
		if (history.state?.viewer) history.back();
		else close();
	}, [close]);
}

/**
 * Opens the pictures of a gallery large. `onClick` goes on an element that holds links with
 * `data-view`; the viewer's code is fetched on the first press, and without it the link
 * simply shows the picture.
 */
export function useViewer(words: ViewerWords) {
	const [shown, setShown] = useState<Open>();
	const last = useRef<HTMLElement>(undefined);

	const close = useCallback(() => {
		setShown(undefined);
		last.current?.focus();
	}, []);
	const leave = useBackToClose(shown !== undefined, close);

	const onClick = useCallback((event: MouseEvent<HTMLElement>) => {
		const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-view]');
		if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-view]')];
		last.current = link;
		setShown({ links, slides: slidesFrom(links), index: links.indexOf(link) });
	}, []);

	const element = shown && (
		<Suspense fallback={<div className="viewer-waiting" role="status" aria-label={words.label} />}>
			<Viewer
				slides={shown.slides}
				index={shown.index}
				words={words}
				onView={(index) => {
					last.current = shown.links[index];
				}}
				onClose={leave}
			/>
		</Suspense>
	);
	return { onClick, element };
}
