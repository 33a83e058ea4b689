import type { Content } from '@/generated/content';
import { type Language, localPath } from './text/language';
import { clock } from './time/opening-hours';

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

/** From the cheapest thing on the menu or hour at a table to the dearest ticket of the branch. */
function priceRange({ menu, rates }: Content, branch: string): string {
	const lists = rates.filter(({ branches }) => branches.some((each) => each === branch));
	const prices = [
		...menu.flatMap(({ dishes }) => dishes.map(({ price }) => price)),
		...lists.flatMap(({ students, general }) =>
			[students, general].flatMap(({ hourly, daily, monthly }) => [hourly, daily, monthly]),
		),
	];
	return `฿${Math.min(...prices)}–฿${Math.max(...prices)}`;
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
		priceRange: priceRange(content, branch.id),
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
			closes: clock(closes),
		})),
		...(branch.special_hours.length > 0 && {
			specialOpeningHoursSpecification: branch.special_hours.map(({ first, last, hours }) => ({
				'@type': 'OpeningHoursSpecification',
				validFrom: first,
				validThrough: last ?? first,
				// The same time twice says that the doors stay shut all day.
				opens: hours?.opens ?? '00:00',
				closes: clock(hours?.closes ?? '00:00'),
			})),
		}),
	};
}

/** A question with its answer, both ready to be shown. */
export interface FaqItem {
	question: string;
	answer: string;
}

/** The questions of a page for search engines and assistants. */
export const faqPage = (items: readonly FaqItem[]) => ({
	'@context': 'https://schema.org',
	'@type': 'FAQPage',
	mainEntity: items.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
});

type Group = Content['menu'][number];

const item = (name: string, price: number) => ({
	'@type': 'MenuItem',
	name,
	offers: { '@type': 'Offer', price, priceCurrency: 'THB' },
});

/** A group that only adds to others lists its extras as its items. */
function section({ id, name, note, dishes, extras }: Group, page: string) {
	return {
		'@type': 'MenuSection',
		'@id': `${page}#${id}`,
		name,
		...(note !== null && { description: note }),
		hasMenuItem: [
			...dishes.map((dish) => item(dish.name, dish.price)),
			...extras.map((extra) => item(extra.name, extra.plus)),
		],
	};
}

/** The whole menu as schema.org sees it: sections, their items, what each costs in baht. */
export function menuData(menu: Content['menu'], name: string, language: Language, site: URL) {
	const page = new URL(localPath('/services/food-drink', language), site).href;
	return {
		'@context': 'https://schema.org',
		'@type': 'Menu',
		'@id': `${page}#menu`,
		name,
		inLanguage: language,
		url: page,
		hasMenuSection: menu.map((group) => section(group, page)),
	};
}

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
