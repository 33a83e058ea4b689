import type { Content } from '@/generated/content';
import { type Say, wordsIn } from './content';
import { type Language, localPath } from './language';

export interface NavigationLink {
	path: string;
	href: string;
	label: string;
	current: 'page' | 'true' | undefined;
}

/** What `aria-current` says: the page itself, or the part of the site the page belongs to. */
function currency(path: string, here: string): NavigationLink['current'] {
	if (path === here) return 'page';
	return path !== '/' && here.startsWith(`${path}/`) ? 'true' : undefined;
}

function link(path: string, label: string, here: string, language: Language): NavigationLink {
	return { path, label, href: localPath(path, language), current: currency(path, here) };
}

/** The links of header and footer, marked for the page they stand on. */
export function navigation(content: Content, here: string, language: Language) {
	const say: Say = wordsIn(language);
	const make = (path: string, label: string) => link(path, label, here, language);
	return {
		home: make('/', say('nav.home')),
		about: make('/about', say('nav.about')),
		services: make('/services', say('nav.services')),
		events: make('/events', say('nav.events')),
		contact: make('/contact', say('nav.contact')),
		privacy: make('/privacy', say('footer.privacy')),
		each: content.services.map((service) => ({
			...make(service.path, service.title),
			icon: service.icon,
			lead: service.lead,
		})),
	};
}

export type Navigation = ReturnType<typeof navigation>;
