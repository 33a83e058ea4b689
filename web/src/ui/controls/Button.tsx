import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShopIcon } from '../drawings/ShopIcon';
import { ButtonLink, type ButtonLinkProps } from './ButtonLink';

interface Props extends Omit<ButtonLinkProps, 'icon'> {
	icon?: 'chat' | 'phone' | 'outside' | 'none';
}

const icons: Record<NonNullable<Props['icon']>, ReactNode> = {
	chat: <ShopIcon icon="chat" size={22} />,
	phone: <ShopIcon icon="phone" size={22} />,
	outside: <ArrowUpRight aria-hidden size={20} />,
	none: null,
};

/** A button with one of the usual icons. An island that shows none fetches less with ButtonLink. */
export function Button({ icon = 'none', ...link }: Props) {
	return <ButtonLink {...link} icon={icons[icon]} />;
}
