import type { Content } from '@/generated/content';
import { chatHref } from './chat';
import { contentIn, wordsIn } from './content';
import { breadcrumbs, type Crumb } from './structured-data';
import { type Language, localPath } from './text/language';
import type { Say } from './text/words';

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
	const each = content.services.map((service) => ({
		...make(service.path, service.title),
		image: service.image,
		lead: service.lead,
	}));
	const services = make('/services', say('nav.services'));
	const games = make('/games', content.pages.games.name);
	// Beyblade and the games have addresses of their own; they belong to the services all the same.
	services.current ??= [...each, games].some(({ current }) => current) ? 'true' : undefined;
	return {
		home: make('/', say('nav.home')),
		about: make('/about', say('nav.about')),
		services,
		games,
		events: make('/events', say('nav.events')),
		contact: make('/contact', say('nav.contact')),
		meeple: make('/meeple', say('nav.meeple')),
		privacy: make('/privacy', say('footer.privacy')),
		each,
	};
}

export type Navigation = ReturnType<typeof navigation>;

type Service = Content['services'][number];

/** The offer of a service for search engines; one without a figure is priced on inquiry. */
function serviceData(service: Service, site: URL) {
	const { from } = service.price;
	return {
		'@context': 'https://schema.org',
		'@type': 'Service',
		name: service.title,
		description: service.description,
		provider: { '@id': new URL('/#organization', site).href },
		areaServed: 'Bangkok',
		...(from !== null && { offers: { '@type': 'Offer', price: from, priceCurrency: 'THB' } }),
	};
}

/** The chat for a page: it opens with what a guest of that page would write. */
export function pageChat(content: Content, here: string, language: Language): string {
	const say = wordsIn(language);
	const service = content.services.find(({ path }) => currency(path, here));
	return chatHref(content.site, say(service ? `chat.${service.key}` : 'chat.table'));
}

/** The shop's number, to be pressed. */
export const phoneLink = ({ contact }: Content['site']) => ({
	href: `tel:${contact.phone}`,
	label: contact.phone_shown,
});

/** What the page of one service needs before it says anything of its own. */
export function servicePage(key: Service['key'], language: Language, site: URL) {
	const content = contentIn(language);
	const say = wordsIn(language);
	const service = content.services.find((each) => each.key === key);
	if (!service) throw new Error(`content/services.yaml has no service ${key}.`);
	const crumbs: Crumb[] = [
		{ name: say('nav.home'), path: '/' },
		{ name: say('nav.services'), path: '/services' },
		{ name: service.title, path: service.path },
	];
	return {
		content,
		say,
		service,
		crumbs,
		data: [breadcrumbs(crumbs, language, site), serviceData(service, site)],
		newTab: say('link.new_tab'),
		chat: chatHref(content.site, say(`chat.${key}`)),
		phone: phoneLink(content.site),
	};
}

export const beybladePath = '/beyblade';

/** What every Beyblade page needs before it says anything of its own; inner pages give their crumb. */
export function beybladePage(language: Language, site: URL, inner?: Crumb) {
	const content = contentIn(language);
	const say = wordsIn(language);
	const service = content.services.find(({ key }) => key === 'beyblade');
	if (!service) throw new Error('content/services.yaml has no service beyblade.');
	const crumbs: Crumb[] = [
		{ name: say('nav.home'), path: '/' },
		{ name: say('nav.services'), path: '/services' },
		{ name: service.title, path: beybladePath },
		...(inner ? [inner] : []),
	];
	return {
		content,
		say,
		service,
		crumbs,
		figures: content.beyblade.rating,
		crumbData: breadcrumbs(crumbs, language, site),
		newTab: say('link.new_tab'),
		chat: chatHref(content.site, say('chat.beyblade')),
		memberChat: chatHref(content.site, say('chat.member_card')),
		phone: phoneLink(content.site),
		ranking: content.site.links.leaderboard,
	};
}
