import type { Content } from '@/generated/content';
import { type Language, localPath } from './language';

/* Blocks of schema.org data. Addresses are absolute; the site's own comes in as `site`. */

const schema = 'https://schema.org';
const dayNames = {
	mon: 'Monday',
	tue: 'Tuesday',
	wed: 'Wednesday',
	thu: 'Thursday',
	fri: 'Friday',
	sat: 'Saturday',
	sun: 'Sunday',
};

export function organization(content: Content, site: URL) {
	const { site: shop } = content;
	return {
		'@context': schema,
		'@type': 'Organization',
		'@id': new URL('/#organization', site).href,
		name: shop.name,
		url: site.href,
		logo: new URL('/icon-512.png', site).href,
		foundingDate: String(shop.facts.founded),
		telephone: shop.contact.phone,
		sameAs: Object.values(shop.social),
	};
}

export function website(content: Content, site: URL) {
	return { '@context': schema, '@type': 'WebSite', name: content.site.name, url: site.href };
}

export type Crumb = { name: string; path: string };

export function breadcrumbs(crumbs: Crumb[], language: Language, site: URL) {
	return {
		'@context': schema,
		'@type': 'BreadcrumbList',
		itemListElement: crumbs.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: new URL(localPath(path, language), site).href,
		})),
	};
}

export function localBusiness(
	branch: Content['branches'][number],
	content: Content,
	language: Language,
	site: URL,
	image: string,
) {
	const page = new URL(localPath(`/contact#${branch.id}`, language), site).href;
	return {
		'@context': schema,
		'@type': ['CafeOrCoffeeShop', 'EntertainmentBusiness'],
		'@id': page,
		name: `${content.site.short_name} ${branch.name}`,
		url: page,
		image: new URL(image, site).href,
		telephone: branch.phone,
		priceRange: '฿29–฿999',
		hasMap: branch.maps,
		hasMenu: new URL(localPath('/services/food-drink', language), site).href,
		parentOrganization: { '@id': new URL('/#organization', site).href },
		address: {
			'@type': 'PostalAddress',
			streetAddress: `${branch.floor} ${branch.street}`,
			addressLocality: branch.district,
			addressRegion: language === 'th' ? 'กรุงเทพมหานคร' : 'Bangkok',
			postalCode: branch.postal_code,
			addressCountry: 'TH',
		},
		geo: { '@type': 'GeoCoordinates', ...branch.geo },
		openingHoursSpecification: branch.hours.map(({ days, opens, closes }) => ({
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: days.map((day) => dayNames[day]),
			opens,
			closes,
		})),
	};
}
