import { useSyncExternalStore } from 'react';
import { type Tab, tabs } from '@/lib/events/words';

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

export function useTab(): [Tab, (tab: Tab) => void] {
	return [useSyncExternalStore<Tab>(subscribe, chosen, () => 'upcoming'), choose];
}
