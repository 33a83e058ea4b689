import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { Devices } from '~/screens/devices/Devices';
import { More } from '~/screens/more/More';
import { Pair } from '~/screens/session/Pair';
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
	at('/shop', More),
	at('/opening', More),
	at('/history', More),
	at('/devices', Devices),
	at('/backup', More),
]);

export const router = createRouter({ routeTree, scrollRestoration: true });

declare module '@tanstack/react-router' {
	interface Register {
		router: typeof router;
	}
}
