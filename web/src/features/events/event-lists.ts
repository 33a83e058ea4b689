/* Fires the two calls of the events page together, as the page opens: once its first picture is
   seen, as the island that shows the lists has more to wait for. It finds the calls under way. */
import { askForList } from '@/lib/events/calls';
import { tabs } from '@/lib/events/words';

const answers = Promise.all(tabs.map((tab) => askForList(tab)));

/* What stands below the tickets is shown with them. Once the answers are there the island has this
   long to wake up and show them; an island that never wakes up keeps nobody waiting. */
const longestWait = 4000;
const below = document.querySelector<HTMLElement>('.booth-side');
if (below) void answers.then(() => setTimeout(() => delete below.dataset.waiting, longestWait));
