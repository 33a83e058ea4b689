import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { holdTogether } from '@/ui/Text';
import type { ViewerWords } from '@/ui/viewer/slides';
import { useViewer } from '@/ui/viewer/useViewer';

interface Props {
	tabs: { id: string; label: string }[];
	words: { tabs: string; viewer: ViewerWords };
	/** The panels come as ready HTML, one named slot a branch, so no picture list is sent twice. */
	[slot: string]: ReactNode | unknown;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right go round, Home and End jump; the tab that gets the focus is shown at once. */
function nextTab(key: string, current: number, count: number): number | undefined {
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	const step = steps[key];
	return step === undefined ? undefined : (current + step + count) % count;
}

export default function BranchGallery({ tabs, words, ...panels }: Props) {
	const [active, setActive] = useState(0);
	const list = useRef<HTMLDivElement>(null);
	const id = useId();
	const { onClick, element } = useViewer(words.viewer);

	const move = (event: KeyboardEvent) => {
		const next = nextTab(event.key, active, tabs.length);
		if (next === undefined) return;
		event.preventDefault();
		setActive(next);
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
						id={`${id}-${tab.id}`}
						aria-controls={`gallery-${tab.id}`}
						aria-selected={index === active}
						tabIndex={index === active ? 0 : -1}
						onClick={(event) => {
							event.preventDefault();
							setActive(index);
						}}
					>
						{holdTogether(tab.label)}
					</a>
				))}
			</div>
			{tabs.map((tab, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the pictures inside are links, which keys press too.
				<div
					key={tab.id}
					className="gallery-panel"
					id={`gallery-${tab.id}`}
					role="tabpanel"
					aria-labelledby={`${id}-${tab.id}`}
					data-active={index === active ? '' : undefined}
					onClick={onClick}
				>
					{panels[tab.id] as ReactNode}
				</div>
			))}
			{element}
		</>
	);
}
