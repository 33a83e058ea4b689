import { active } from '@/lib/active';
import { afterLoad } from '../document/after-load';

interface ScriptAddressPolicy {
	createScriptURL: (address: string) => string;
}

declare global {
	interface Window {
		readonly trustedTypes?: {
			createPolicy: (name: string, rules: ScriptAddressPolicy) => ScriptAddressPolicy;
		};
	}
}

/** Our pages forbid plain strings as script addresses, so this one is vouched for by name. */
function trusted(address: string): string {
	const rules: ScriptAddressPolicy = { createScriptURL: (given) => given };
	return (window.trustedTypes?.createPolicy('nk-worker', rules) ?? rules).createScriptURL(address);
}

async function register(seen: string[]): Promise<void> {
	const { serviceWorker } = navigator;
	await serviceWorker.register(trusted('/worker.js'));
	(await serviceWorker.ready).active?.postMessage({ keep: seen });
}

/**
 * Lets pages be kept for a time without a network. That is storage, so it waits for a click: it
 * begins on the second page, to which a link of the first one led. The scoreboard is the one page
 * that is put on the device as soon as it is opened. Nothing of it competes with the first view.
 */
export async function offerOffline(): Promise<void> {
	const { referrer } = document;
	const { origin, pathname } = location;
	const follows = referrer.startsWith(`${origin}/`);
	if (!import.meta.env.PROD || navigator.serviceWorker?.controller !== null) return;
	if (!follows && !pathname.endsWith('/beyblade/scoreboard')) return;
	await active();
	const seen = follows ? [pathname, new URL(referrer).pathname] : [];
	afterLoad(() => {
		register(seen).catch((problem: unknown) => console.info('No pages are kept.', problem));
	});
}
