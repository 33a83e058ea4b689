import { commonShapes, IconFrame } from './CommonIcon';

/* Game pieces drawn like the logo: filled, outlined, a little round. CSS gives the colours. */
const shopShapes = {
	...commonShapes,
	phone: (
		<path d="M6.800 3.500 9.600 3c.6-.1 1.100.2 1.300.8l1 3c.2.5 0 1-.4 1.300L9.900 9.300c.9 2 2.500 3.600 4.700 4.700l1.300-1.700c.3-.4.9-.6 1.400-.4l2.900 1.100c.6.200.9.8.8 1.300l-.6 2.700c-.3 1.900-1.700 3-3.600 2.900C10.300 19.400 4.600 13.700 4 7.200c-.1-1.900 1-3.400 2.800-3.700z" />
	),
	map: (
		<>
			<path d="M12 2.800c4.300 0 7.500 3.100 7.500 7.200 0 4.800-4.700 8.600-7.500 11.200-2.800-2.600-7.500-6.400-7.500-11.200 0-4.100 3.200-7.200 7.500-7.200z" />
			<circle className="shop-icon-line" cx="12" cy="10" r="2.600" />
		</>
	),
	clock: (
		<>
			<circle cx="12" cy="12" r="9" />
			<path className="shop-icon-line" d="M12 7v5.200l3.400 2" />
		</>
	),
	people: (
		<path d="M12 2.500a3.700 3.700 0 0 1 3 5.900c3.400.6 6.500 1.700 6.500 3.500 0 1.700-2.300 2-4.600 2.100l2.600 7.500h-5l-2.500-4-2.500 4h-5l2.600-7.500c-2.300-.1-4.600-.4-4.600-2.100 0-1.800 3.100-2.900 6.500-3.500a3.700 3.700 0 0 1 3-5.900z" />
	),
	trophy: (
		<>
			<path
				className="shop-icon-line"
				d="M7 5.500H3.500c0 4 1.500 5.800 4.200 6M17 5.500h3.500c0 4-1.500 5.800-4.200 6"
			/>
			<path d="M7 3h10v6.500a5 5 0 0 1-10 0zM10.500 14.300h3V18H17v3H7v-3h3.500z" />
		</>
	),
	scroll: (
		<>
			<path d="M6 3h11a2.500 2.500 0 0 1 2.500 2.500V18a3 3 0 0 1-3 3H5.500A2.500 2.500 0 0 0 8 18.500V6a3 3 0 0 0-3-3 2.500 2.500 0 0 0-2.500 2.500V8H8" />
			<path className="shop-icon-line" d="M11.500 8h4.500M11.500 12h4.500M11.500 16h3" />
		</>
	),
	ticket: (
		<>
			<path d="M3 6.500h18v3.300a2.300 2.300 0 0 0 0 4.400v3.300H3v-3.300a2.300 2.300 0 0 0 0-4.400z" />
			<path className="shop-icon-line" d="M9 9v1.500M9 13.500V15M13 10h4M13 14h4" />
		</>
	),
	train: (
		<>
			<path className="shop-icon-line" d="m8 18-2.500 3.500M16 18l2.500 3.500" />
			<rect x="4.500" y="2.800" width="15" height="15.200" rx="4.500" />
			<path
				className="shop-icon-line"
				d="M4.500 10.800h15M12 6v4.800M8.500 14.500h.1M15.500 14.500h.1"
			/>
		</>
	),
	share: (
		<>
			<path className="shop-icon-line" d="m8.500 10.800 7-3.700M8.500 13.200l7 3.700" />
			<circle cx="6" cy="12" r="3" />
			<circle cx="18" cy="6" r="3" />
			<circle cx="18" cy="18" r="3" />
		</>
	),
	top: (
		<>
			<path d="M12 3.500c5 0 9 1.700 9 4.200S15.500 12 12 12s-9-1.800-9-4.300 4-4.200 9-4.200zM7.500 13h9L12 21z" />
			<path className="shop-icon-line" d="M9 7.700h6" />
		</>
	),
	die: (
		<>
			<rect x="3.500" y="3.500" width="17" height="17" rx="5" />
			<path
				className="shop-icon-line"
				d="M8.500 8.500h.1M15.500 8.500h.1M12 12h.1M8.500 15.500h.1M15.500 15.500h.1"
			/>
		</>
	),
	party: (
		<>
			<path d="M8.200 8.500 15.500 15.800 3 21z" />
			<path
				className="shop-icon-line"
				d="M12 7.500c.8-1.500.6-3-.5-4.500M16.500 12c1.500-.8 3-.6 4.500.5M15 9l4-4M19.500 8.500h.1M15.500 4h.1"
			/>
		</>
	),
	live: (
		<>
			<circle cx="12" cy="12" r="3.500" />
			<path
				className="shop-icon-line"
				d="M6.500 6.500a8 8 0 0 0 0 11M17.500 6.500a8 8 0 0 1 0 11"
			/>
		</>
	),
	flag: (
		<>
			<path d="M5.500 4c4-2 8 2 13 0v9.500c-5 2-9-2-13 0" />
			<path className="shop-icon-line" d="M5.500 3v18.500" />
		</>
	),
	off: (
		<>
			<circle cx="12" cy="12" r="9" />
			<path className="shop-icon-line" d="m6 6 12 12" />
		</>
	),
};

export type ShopIconName = keyof typeof shopShapes;

export function ShopIcon({ icon, size }: { icon: ShopIconName; size?: number }) {
	return <IconFrame size={size}>{shopShapes[icon]}</IconFrame>;
}
