import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { Backup } from '~/screens/backup/Backup';
import { Devices } from '~/screens/devices/Devices';
import { History } from '~/screens/history/History';
import { More } from '~/screens/more/More';
import { Opening } from '~/screens/opening/Opening';
import { Pair } from '~/screens/session/Pair';
import { EditFile } from '~/screens/shop/EditFile';
import { Publish } from '~/screens/shop/Publish';
import { Shop } from '~/screens/shop/Shop';
import { NotFound } from '~/shell/NotFound';
import { Root } from '~/shell/Root';

/* Every address of the desk. A screen's own file says the rest. */

const root = createRootRoute({ component: Root, notFoundComponent: NotFound });
const at = <Path extends string>(path: Path, component: () => React.ReactNode) =>
	createRoute({ getParentRoute: () => root, path, component });

const routeTree = root.addChildren([
	at('/', More),
	at('/more', More),
	at('/pair', Pair),
	at('/shop', Shop),
	at('/shop/edit/$', EditFile),
	at('/shop/publish', Publish),
	at('/opening', Opening),
	at('/history', History),
	at('/devices', Devices),
	at('/backup', Backup),
]);

export const router = createRouter({ routeTree, scrollRestoration: true });

declare module '@tanstack/react-router' {
	interface Register {
		router: typeof router;
	}
}
