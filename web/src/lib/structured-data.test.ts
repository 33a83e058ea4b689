import { describe, expect, test } from 'vitest';
import type { Content } from '@/generated/content';
import { menuData } from './structured-data';

const menu: Content['menu'] = [
	{
		id: 'snacks',
		name: 'Snacks',
		note: 'For the middle of the table',
		image: null,
		dishes: [{ name: 'Fries', price: 39, popular: true, image: null }],
		extras: [{ name: 'Cheese dip', plus: 10 }],
	},
	{
		id: 'add-ons',
		name: 'Add-ons',
		note: null,
		image: null,
		dishes: [],
		extras: [{ name: 'Fried egg', plus: 10 }],
	},
];
const site = new URL('https://shop.example');

describe('menuData', () => {
	test('gives every dish and every extra its price in baht', () => {
		const [snacks, addOns] = menuData(menu, 'Menu', 'th', site).hasMenuSection;
		expect(
			snacks?.hasMenuItem.map(({ name, offers }) => [name, offers.price, offers.priceCurrency]),
		).toEqual([
			['Fries', 39, 'THB'],
			['Cheese dip', 10, 'THB'],
		]);
		expect(addOns?.hasMenuItem).toHaveLength(1);
	});

	test('leaves out a note that is not there', () => {
		const [snacks, addOns] = menuData(menu, 'Menu', 'th', site).hasMenuSection;
		expect(snacks).toHaveProperty('description', 'For the middle of the table');
		expect(addOns).not.toHaveProperty('description');
	});

	test.each([
		['th', 'https://shop.example/services/food-drink'],
		['en', 'https://shop.example/en/services/food-drink'],
	] as const)('names the page in %s, and its sections by their anchors', (language, page) => {
		const data = menuData(menu, 'Menu', language, site);
		expect(data.url).toBe(page);
		expect(data.hasMenuSection.map((section) => section['@id'])).toEqual([
			`${page}#snacks`,
			`${page}#add-ons`,
		]);
	});
});
