import type { Content } from '@/generated/content';
import { contentIn, wordsIn } from './content';
import type { Language } from './language';
import { breadcrumbs, type Crumb } from './structured-data';

export type Service = Content['services'][number];

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
	const { chat_url, phone, phone_shown } = content.site.contact;
	return {
		content,
		say,
		service,
		crumbs,
		data: [breadcrumbs(crumbs, language, site), serviceData(service, site)],
		newTab: say('link.new_tab'),
		chat: chat_url,
		phone: { href: `tel:${phone}`, label: phone_shown },
	};
}
