/* Fires the two calls of the events page together, as the page opens. The island that shows the
   lists wakes up later and finds the calls under way. */
import { askForList } from '@/lib/events/calls';
import { tabs } from '@/lib/events/words';

for (const tab of tabs) void askForList(tab);
