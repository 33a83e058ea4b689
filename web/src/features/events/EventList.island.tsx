import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import type { TicketArt } from '@/lib/events/art';
import { askForList, type Outcome } from '@/lib/events/calls';
import type { ShopEvent } from '@/lib/events/events';
import type { BranchPlaces } from '@/lib/events/links';
import { newer, onReturn } from '@/lib/events/returning';
import { type ListWords, type Tab, tabs } from '@/lib/events/words';
import type { Picture } from '@/lib/pictures';
import type { Language } from '@/lib/text/language';
import { Button } from '@/ui/controls/Button';
import { tabAfter } from '@/ui/controls/tab-after';
import { Message, ReloadButton } from './Message';
import { Ticket, TicketSkeleton } from './Ticket';

/* The chosen tab lives in the address, so that it can be shared and comes back with the page. */

const changed = new EventTarget();

function subscribe(listener: () => void): () => void {
	changed.addEventListener('change', listener);
	window.addEventListener('popstate', listener);
	return () => {
		changed.removeEventListener('change', listener);
		window.removeEventListener('popstate', listener);
	};
}

function chosen(): Tab {
	const wanted = new URLSearchParams(location.search).get('tab');
	return tabs.find((tab) => tab === wanted) ?? 'upcoming';
}

/** The address that opens a tab; everything else in it stays. */
function addressOf(tab: Tab): string {
	const address = new URL(location.href);
	if (tab === 'upcoming') address.searchParams.delete('tab');
	else address.searchParams.set('tab', tab);
	return address.href;
}

function choose(tab: Tab): void {
	history.replaceState(history.state, '', addressOf(tab));
	changed.dispatchEvent(new Event('change'));
}

function useTab(): [Tab, (tab: Tab) => void] {
	return [useSyncExternalStore<Tab>(subscribe, chosen, () => 'upcoming'), choose];
}

interface EventTabsProps {
	words: Pick<ListWords, 'choose' | 'tab'>;
	active: Tab;
	onChoose: (tab: Tab) => void;
}

const tabId = (tab: Tab) => `events-tab-${tab}`;
const panelId = 'events-panel';

/** Two windows of the booth: what comes and what was. */
function EventTabs({ words, active, onChoose }: EventTabsProps) {
	const move = (event: KeyboardEvent) => {
		const next = tabs[tabAfter(event.key, tabs.indexOf(active), tabs.length) ?? -1];
		if (!next) return;
		event.preventDefault();
		onChoose(next);
		document.getElementById(tabId(next))?.focus();
	};
	return (
		<div className="event-tabs" role="tablist" aria-label={words.choose} onKeyDown={move}>
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

interface EventPanelProps extends EventListProps {
	tab: Tab;
	/** Nothing until the call has been answered. */
	outcome: Outcome<ShopEvent[]> | undefined;
	/** Opens the list of past events. */
	onPast: () => void;
}

function Loading({ words }: { words: ListWords }) {
	return (
		<>
			<p className="hidden-visually" role="status">
				{words.loading}
			</p>
			<TicketSkeleton count={3} />
		</>
	);
}

/** The list of one tab in whichever state it is: loading, failed, empty or there. */
function EventPanel({ tab, outcome, words, pictures, chat, onPast, ...props }: EventPanelProps) {
	if (!outcome) return <Loading words={words} />;
	if (!outcome.ok) {
		const { title, warm, message, retry } = words.error;
		return (
			<Message picture={pictures.error} title={title} warm={warm} note={message} urgent>
				<ReloadButton label={retry} />
			</Message>
		);
	}
	if (outcome.value.length === 0) {
		return (
			<Message picture={pictures.empty} {...words.empty[tab]}>
				{tab === 'upcoming' && (
					<button className="button button-primary" type="button" onClick={onPast}>
						<span>{words.seePast}</span>
					</button>
				)}
				<Button
					kind={tab === 'upcoming' ? 'plain' : 'primary'}
					icon="chat"
					href={chat}
					newTabNote={words.newTab}
				>
					{words.ask}
				</Button>
			</Message>
		);
	}
	return (
		<ul className="tickets">
			{outcome.value.map((event) => (
				<Ticket key={event.id} event={event} words={words} {...props} />
			))}
		</ul>
	);
}

interface EventListProps {
	words: ListWords;
	pictures: { empty: Picture; error: Picture };
	places: BranchPlaces;
	art: TicketArt;
	/** Where to ask about events. */
	chat: string;
	language: Language;
}

type Lists = Partial<Record<Tab, Outcome<ShopEvent[]>>>;

/** Both lists as their calls come back; the first calls began when the page opened. */
function useLists(): Lists {
	const [lists, setLists] = useState<Lists>({});
	useEffect(() => {
		const show = (again: boolean) => {
			for (const tab of tabs) {
				void askForList(tab, again).then((latest) =>
					setLists((known) => ({ ...known, [tab]: newer(known[tab], latest) })),
				);
			}
		};
		show(false);
		return onReturn(() => show(true));
	}, []);
	return lists;
}

export default function EventList(props: EventListProps) {
	const [tab, choose] = useTab();
	const lists = useLists();
	const outcome = lists[tab];
	const { upcoming } = lists;
	return (
		// The way to the tickets in the head of the page follows this mark.
		<div
			className="with-scripts"
			data-none-coming={upcoming?.ok && upcoming.value.length === 0 ? '' : undefined}
		>
			<EventTabs words={props.words} active={tab} onChoose={choose} />
			<div
				className="event-panel"
				id={panelId}
				role="tabpanel"
				aria-labelledby={tabId(tab)}
				aria-busy={!outcome}
			>
				<EventPanel {...props} tab={tab} outcome={outcome} onPast={() => choose('past')} />
			</div>
		</div>
	);
}
