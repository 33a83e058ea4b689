import { describe, expect, test } from 'vitest';
import type { Content } from '@/generated/content';
import { contentIn } from './content';
import { localBusiness, menuData } from './structured-data';

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

describe('localBusiness', () => {
	const content = contentIn('en');
	const [branch] = content.branches;
	if (!branch) throw new Error('content/branches.yaml has no branch.');
	const special = [
		{ first: '2027-04-13', last: '2027-04-15', hours: null, reason: 'Songkran' },
		{ first: '2026-12-31', last: null, hours: { opens: '11:00', closes: '25:00' }, reason: 'Late' },
	];

	test('tells search engines of special days', () => {
		const data = localBusiness(
			{ ...branch, special_hours: special },
			content,
			'en',
			site,
			'/a.avif',
		);
		const kind = { '@type': 'OpeningHoursSpecification' };
		expect(data).toHaveProperty('specialOpeningHoursSpecification', [
			{
				...kind,
				validFrom: '2027-04-13',
				validThrough: '2027-04-15',
				opens: '00:00',
				closes: '00:00',
			},
			{
				...kind,
				validFrom: '2026-12-31',
				validThrough: '2026-12-31',
				opens: '11:00',
				closes: '01:00',
			},
		]);
	});

	test('says nothing of them when there are none', () => {
		const data = localBusiness({ ...branch, special_hours: [] }, content, 'en', site, '/a.avif');
		expect(data).not.toHaveProperty('specialOpeningHoursSpecification');
	});

	test('says the range of prices of its own branch', () => {
		const dearer = content.rates.map((rates) =>
			rates.branches.some((each) => each === branch.id)
				? { ...rates, general: { ...rates.general, monthly: 4321 } }
				: rates,
		);
		const cheaper = [{ ...menu[0], dishes: [{ ...menu[0]?.dishes[0], price: 7 }] }];
		const changed = { ...content, rates: dearer, menu: cheaper } as Content;
		expect(localBusiness(branch, changed, 'en', site, '/a.avif').priceRange).toBe('฿7–฿4321');
	});
});
