import { type KeyboardEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { tabAfter } from '@/ui/controls/tab-after';
import { holdTogether } from '@/ui/Text';
import type { ViewerWords } from '@/ui/viewer/slides';
import { useViewer } from '@/ui/viewer/useViewer';

interface Props {
	tabs: { id: string; label: string }[];
	words: { tabs: string; viewer: ViewerWords };
	/** The panels, in the order of the tabs, as ready HTML, so that no picture list is sent twice. */
	children?: ReactNode;
}

const panelId = ({ id }: Props['tabs'][number]) => `gallery-${id}`;

export default function BranchGallery({ tabs, words, children }: Props) {
	const [chosen, choose] = useState<number>();
	const { onClick, element } = useViewer(words.viewer);
	const active = chosen ?? 0;

	/** Shows a branch, and keeps it in the address without a step in the history. */
	const show = (index: number) => {
		choose(index);
		// React leaves ready HTML as it is, so which panel is seen is said to the panels themselves.
		tabs.forEach((tab, at) => {
			document.getElementById(panelId(tab))?.toggleAttribute('data-active', at === index);
			if (at === index) history.replaceState(history.state, '', `#${panelId(tab)}`);
		});
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is followed once, at waking.
	useLayoutEffect(() => {
		const named = tabs.findIndex((tab) => location.hash === `#${panelId(tab)}`);
		if (named >= 0) show(named);
	}, []);

	// The tab that gets the focus is shown at once.
	const move = (event: KeyboardEvent) => {
		const next = tabAfter(event.key, active, tabs.length);
		if (next === undefined) return;
		event.preventDefault();
		show(next);
		(event.currentTarget.children[next] as HTMLElement).focus();
	};

	return (
		<>
			<div className="tabs" role="tablist" aria-label={words.tabs} onKeyDown={move}>
				{tabs.map((tab, index) => (
					<a
						key={tab.id}
						href={`#${panelId(tab)}`}
						role="tab"
						id={`gallery-tab-${tab.id}`}
						aria-controls={panelId(tab)}
						aria-selected={index === active}
						tabIndex={index === active ? 0 : -1}
						onClick={(event) => {
							event.preventDefault();
							show(index);
						}}
					>
						{holdTogether(tab.label)}
					</a>
				))}
			</div>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the pictures inside are links, which keys press too. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the links inside. */}
			<div onClick={onClick} data-chosen={chosen}>
				{children}
			</div>
			{element}
		</>
	);
}
