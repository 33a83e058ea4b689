import {
	type ComponentType,
	type MouseEvent,
	useCallback,
	useEffect,
	useRef,
	useState,
} from 'react';
import type { ViewerWords } from './slides';
import type { ViewerProps } from './Viewer';

interface Shown {
	links: HTMLAnchorElement[];
	index: number;
	place: string | undefined;
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

/** The viewer hears Escape and presses by itself; while its code is on the way, this does. */
function useWayOut(waiting: boolean, leave: () => void): void {
	useEffect(() => {
		if (!waiting) return;
		const hear = (event: Event) => {
			if (!(event instanceof KeyboardEvent) || event.key === 'Escape') leave();
		};
		const kinds = ['keydown', 'pointerdown'];
		for (const kind of kinds) window.addEventListener(kind, hear);
		return () => {
			for (const kind of kinds) window.removeEventListener(kind, hear);
		};
	}, [waiting, leave]);
}

function pressedLink(event: MouseEvent<HTMLElement>): HTMLAnchorElement | null {
	if (event.metaKey || event.ctrlKey || event.shiftKey) return null;
	return (event.target as Element).closest<HTMLAnchorElement>('a[data-view]');
}

/**
 * Opens the pictures of a gallery large. `onClick` goes on an element that holds links with
 * `data-view`; the viewer's code is fetched on the first press. Where it cannot be fetched,
 * the link does what it would have done without scripts: it shows the picture.
 */
export function useViewer(words: ViewerWords) {
	const [shown, setShown] = useState<Shown>();
	const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
	const last = useRef<HTMLElement>(undefined);

	const close = useCallback(() => {
		setShown(undefined);
		const link = last.current;
		last.current = undefined;
		link?.focus();
		// Back to an address that names a part of the page, the browser drops the focus in the next
		// frame: it looks at that part.
		requestAnimationFrame(() => setTimeout(() => link?.focus()));
	}, []);
	const leave = useBackToClose(shown !== undefined, close);
	useWayOut(shown !== undefined && !Viewer, leave);

	const onClick = useCallback((event: MouseEvent<HTMLElement>) => {
		const link = pressedLink(event);
		if (!link) return;
		event.preventDefault();
		// Where galleries are panels of tabs, the pictures of the pressed one belong together.
		const gallery = link.closest('[role="tabpanel"]') ?? event.currentTarget;
		const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-view]')];
		last.current = link;
		const tab = document.getElementById(gallery.getAttribute('aria-labelledby') ?? '');
		const place = tab?.textContent;
		setShown({ links, index: links.indexOf(link), place });
		import('./Viewer').then(
			(module) => setViewer(() => module.default),
			// Whoever has left meanwhile stays on the page.
			() => last.current === link && location.replace(link.href),
		);
	}, []);

	const element =
		shown &&
		(Viewer ? (
			<Viewer
				{...shown}
				words={words}
				onView={(index) => {
					last.current = shown.links[index];
				}}
				onClose={leave}
			/>
		) : (
			<div className="viewer-waiting" role="status" aria-label={words.label} />
		));
	return { onClick, element };
}
