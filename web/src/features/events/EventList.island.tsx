import { useEffect, useState } from 'react';
import { askForList, type Outcome } from '@/lib/events/calls';
import type { BranchPlaces } from '@/lib/events/event-places';
import type { ShopEvent } from '@/lib/events/events';
import { type ListWords, type Tab, tabs } from '@/lib/events/words';
import type { Language } from '@/lib/language';
import type { Picture } from '@/lib/pictures';
import { EventPanel } from './EventPanel';
import { EventTabs, panelId, tabId } from './EventTabs';
import { useTab } from './useTab';

export interface EventListProps {
	words: ListWords;
	pictures: { empty: Picture; error: Picture };
	places: BranchPlaces;
	language: Language;
}

type Lists = Partial<Record<Tab, Outcome<ShopEvent[]>>>;

/** Both lists as their calls come back; the calls themselves began when the page opened. */
function useLists(): Lists {
	const [lists, setLists] = useState<Lists>({});
	useEffect(() => {
		for (const tab of tabs) {
			void askForList(tab).then((outcome) => setLists((known) => ({ ...known, [tab]: outcome })));
		}
	}, []);
	return lists;
}

export default function EventList(props: EventListProps) {
	const [tab, choose] = useTab();
	const outcome = useLists()[tab];
	return (
		<div className="with-scripts">
			<EventTabs words={props.words} active={tab} onChoose={choose} />
			<div
				className="event-panel"
				id={panelId}
				role="tabpanel"
				aria-labelledby={tabId(tab)}
				aria-busy={!outcome}
			>
				<EventPanel {...props} tab={tab} outcome={outcome} />
			</div>
		</div>
	);
}
