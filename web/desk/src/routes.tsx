import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { Backup } from '~/screens/backup/Backup';
import { Devices } from '~/screens/devices/Devices';
import { EditEvent } from '~/screens/events/EditEvent';
import { EventDetail } from '~/screens/events/EventDetail';
import { Events } from '~/screens/events/Events';
import { listSearch } from '~/screens/events/list-search';
import { NewEvent } from '~/screens/events/NewEvent';
import { History } from '~/screens/history/History';
import { StadiumBoard } from '~/screens/judge/Judge';
import { More } from '~/screens/more/More';
import { Notices } from '~/screens/notices/Notices';
import { Opening } from '~/screens/opening/Opening';
import { PlayerDetail } from '~/screens/players/PlayerDetail';
import { Players } from '~/screens/players/Players';
import { Results } from '~/screens/results/Results';
import { Season } from '~/screens/season/Season';
import { Pair } from '~/screens/session/Pair';
import { EditFile } from '~/screens/shop/EditFile';
import { Publish } from '~/screens/shop/publish/Publish';
import { Shop } from '~/screens/shop/Shop';
import { Home } from '~/screens/today/Home';
import { Tournament } from '~/screens/tournament/Tournament';
import { Broken } from '~/shell/Broken';
import { NotFound } from '~/shell/NotFound';
import { Root } from '~/shell/Root';

/* Every address of the desk. A screen's own file says the rest. */

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });
const at = <Path extends string>(path: Path, component: () => React.ReactNode) =>
	createRoute({ getParentRoute: () => root, path, component });

/** The router reads what looks like JSON in an address; here it is only text. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const events = createRoute({
	getParentRoute: () => root,
	path: '/events',
	component: Events,
	validateSearch: listSearch,
});

const newEvent = createRoute({
	getParentRoute: () => root,
	path: '/events/new',
	component: NewEvent,
	validateSearch: (search: Record<string, unknown>): { copy?: number } => {
		const copy = Number(search.copy);
		return Number.isSafeInteger(copy) && copy > 0 ? { copy } : {};
	},
});

const editFile = createRoute({
	getParentRoute: () => root,
	path: '/shop/edit/$',
	component: EditFile,
	validateSearch: (search: Record<string, unknown>): { at?: string } =>
		search.at === undefined ? {} : { at: textOf(search.at) },
});

const routeTree = root.addChildren([
	at('/', Home),
	events,
	newEvent,
	at('/events/$id', EventDetail),
	at('/events/$id/edit', EditEvent),
	at('/results', Results),
	at('/players', Players),
	at('/players/$id', PlayerDetail),
	at('/season', Season),
	at('/notices', Notices),
	at('/more', More),
	at('/pair', Pair),
	at('/shop', Shop),
	editFile,
	at('/shop/publish', Publish),
	at('/opening', Opening),
	at('/history', History),
	at('/devices', Devices),
	at('/backup', Backup),
	at('/events/$id/tournament', Tournament),
	at('/events/$id/judge/$stadium', StadiumBoard),
]);

export const router = createRouter({
	routeTree,
	scrollRestoration: true,
	defaultErrorComponent: Broken,
});

declare module '@tanstack/react-router' {
	interface Register {
		router: typeof router;
	}
}
