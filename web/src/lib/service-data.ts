import type { Content } from '@/generated/content';
import { type Language, localPath } from './language';

type Service = Content['services'][number];

function offer({ price }: Service, url: string) {
	if (price.from === null) return undefined;
	return { '@type': 'Offer', price: price.from, priceCurrency: 'THB', url };
}

/** The list of what the shop offers, each with the page that tells more and its starting price. */
export function serviceList(content: Content, language: Language, site: URL) {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		itemListElement: content.services.map((service, index) => {
			const url = new URL(localPath(service.path, language), site).href;
			return {
				'@type': 'ListItem',
				position: index + 1,
				item: {
					'@type': 'Service',
					name: service.title,
					description: service.description,
					url,
					provider: { '@id': new URL('/#organization', site).href },
					areaServed: 'Bangkok',
					offers: offer(service, url),
				},
			};
		}),
	};
}
