import { type KeyboardEvent, useRef } from 'react';
import { type ListWords, type Tab, tabs } from '@/lib/events/words';
import './event-tabs.css';

interface Props {
	words: Pick<ListWords, 'choose' | 'tab'>;
	active: Tab;
	onChoose: (tab: Tab) => void;
}

export const tabId = (tab: Tab) => `events-tab-${tab}`;
export const panelId = 'events-panel';

/* With two tabs, left and right both lead to the other one. */
const other: Record<Tab, Tab> = { upcoming: 'past', past: 'upcoming' };

function tabFor(key: string, active: Tab): Tab | undefined {
	if (key === 'ArrowLeft' || key === 'ArrowRight') return other[active];
	if (key === 'Home') return 'upcoming';
	return key === 'End' ? 'past' : undefined;
}

/** Two windows of the booth: what comes and what was. */
export function EventTabs({ words, active, onChoose }: Props) {
	const list = useRef<HTMLDivElement>(null);
	const move = (event: KeyboardEvent) => {
		const next = tabFor(event.key, active);
		if (!next) return;
		event.preventDefault();
		onChoose(next);
		list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
	};
	return (
		<div
			className="event-tabs"
			role="tablist"
			aria-label={words.choose}
			ref={list}
			onKeyDown={move}
		>
			{tabs.map((tab) => (
				<a
					key={tab}
					href={tab === 'upcoming' ? '?' : `?tab=${tab}`}
					role="tab"
					id={tabId(tab)}
					aria-controls={panelId}
					aria-selected={tab === active}
					tabIndex={tab === active ? 0 : -1}
					onClick={(event) => {
						event.preventDefault();
						onChoose(tab);
					}}
				>
					{words.tab[tab]}
				</a>
			))}
		</div>
	);
}
