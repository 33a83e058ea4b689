import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { holdTogether } from '@/ui/Text';
import type { ViewerWords } from '@/ui/viewer/slides';
import { useViewer } from '@/ui/viewer/useViewer';

interface Props {
	tabs: { id: string; label: string }[];
	words: { tabs: string; viewer: ViewerWords };
	/** The panels, in the order of the tabs, as ready HTML, so that no picture list is sent twice. */
	children?: ReactNode;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right go round, Home and End jump; the tab that gets the focus is shown at once. */
function nextTab(key: string, current: number, count: number): number | undefined {
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	const step = steps[key];
	return step === undefined ? undefined : (current + step + count) % count;
}

export default function BranchGallery({ tabs, words, children }: Props) {
	const [active, setActive] = useState(0);
	const list = useRef<HTMLDivElement>(null);
	const panels = useRef<HTMLDivElement>(null);
	const { onClick, element } = useViewer(words.viewer);

	// React leaves ready HTML as it is, so which panel is seen is said to the panels themselves.
	const show = (index: number) => {
		setActive(index);
		panels.current?.querySelectorAll('[role="tabpanel"]').forEach((panel, at) => {
			panel.toggleAttribute('data-active', at === index);
		});
	};

	const move = (event: KeyboardEvent) => {
		const next = nextTab(event.key, active, tabs.length);
		if (next === undefined) return;
		event.preventDefault();
		show(next);
		list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
	};

	return (
		<>
			<div className="tabs" role="tablist" aria-label={words.tabs} ref={list} onKeyDown={move}>
				{tabs.map((tab, index) => (
					<a
						key={tab.id}
						href={`#gallery-${tab.id}`}
						role="tab"
						id={`gallery-tab-${tab.id}`}
						aria-controls={`gallery-${tab.id}`}
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
			<div ref={panels} onClick={onClick}>
				{children}
			</div>
			{element}
		</>
	);
}
