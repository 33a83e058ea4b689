import type { Content } from '@/generated/content';
import { type Language, localPath } from './language';

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
