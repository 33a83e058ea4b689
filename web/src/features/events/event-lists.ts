/* Fires the two calls of the events page together, as the page opens. The island that shows the
   lists wakes up later and finds the calls under way. */
import { askForList } from '@/lib/events/calls';
import { tabs } from '@/lib/events/words';

for (const tab of tabs) void askForList(tab);

/* What stands below the tickets is shown with them; tickets that are late keep nobody waiting. */
const longestWait = 4000;
const below = document.querySelector<HTMLElement>('.booth-side');
if (below) {
	below.dataset.waiting = '';
	setTimeout(() => delete below.dataset.waiting, longestWait);
}
