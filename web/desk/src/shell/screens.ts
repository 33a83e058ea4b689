import type { LinkProps } from '@tanstack/react-router';
import {
	CalendarDays,
	CircleSlash,
	Download,
	Gavel,
	History,
	House,
	type LucideIcon,
	Medal,
	Smartphone,
	Sparkles,
	Store,
	Swords,
	Users,
} from 'lucide-react';
import type { DeviceBody } from '~/api/types';
import type { WordKey } from '~/lib/language';

export type Role = DeviceBody['role'];

export interface Screen {
	to: NonNullable<LinkProps['to']>;
	word: WordKey;
	icon: LucideIcon;
	roles: readonly Role[];
	/** One of the few at the foot of a phone; the others are under "more". */
	first?: boolean;
	/** What the foot says where the whole name has no room. */
	short?: WordKey;
}

const staff: readonly Role[] = ['owner', 'staff'];
const everyone: readonly Role[] = ['owner', 'staff', 'judge'];
const owner: readonly Role[] = ['owner'];
const judge: readonly Role[] = ['judge'];

/** Every screen that the menu leads to, in its order. A phone's foot has room for four. */
export const screens: readonly Screen[] = [
	{ to: '/', word: 'nav.today', icon: House, roles: staff, first: true },
	{ to: '/', word: 'judge.title_any', icon: Gavel, roles: judge, first: true },
	{ to: '/events', word: 'nav.events', icon: CalendarDays, roles: staff, first: true },
	{ to: '/results', word: 'nav.results', icon: Swords, roles: everyone, first: true },
	{
		to: '/notices',
		word: 'nav.notices',
		short: 'nav.notices_short',
		icon: CircleSlash,
		roles: staff,
		first: true,
	},
	{ to: '/players', word: 'nav.players', icon: Users, roles: staff },
	{ to: '/season', word: 'nav.season', icon: Medal, roles: staff },
	{ to: '/shop', word: 'nav.shop', icon: Store, roles: staff },
	{ to: '/opening', word: 'nav.opening', icon: Sparkles, roles: staff },
	{ to: '/history', word: 'nav.history', icon: History, roles: owner },
	{ to: '/devices', word: 'nav.devices', icon: Smartphone, roles: owner },
	{ to: '/backup', word: 'nav.backup', icon: Download, roles: owner },
];

export const screensOf = (role: Role) => screens.filter((screen) => screen.roles.includes(role));
