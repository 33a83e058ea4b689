import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShopIcon } from './ShopIcon';
import { Text } from './Text';

interface Props {
	href: string;
	children: string;
	kind?: 'primary' | 'plain' | 'quiet';
	icon?: 'chat' | 'phone' | 'outside' | 'none';
	/** Said after the label to those who do not see that the link leaves the page. */
	newTabNote?: string;
	className?: string;
}

const icons: Record<NonNullable<Props['icon']>, ReactNode> = {
	chat: <ShopIcon icon="chat" size={22} />,
	phone: <ShopIcon icon="phone" size={22} />,
	outside: <ArrowUpRight aria-hidden size={20} />,
	none: null,
};

/** A link that looks like a game piece: pressing it pushes it down onto its shadow. */
export function Button({
	href,
	children,
	kind = 'plain',
	icon = 'none',
	newTabNote,
	className,
}: Props) {
	const outside = newTabNote !== undefined;
	return (
		<a
			className={`button button-${kind} ${className ?? ''}`.trim()}
			href={href}
			{...(outside && { target: '_blank', rel: 'noopener' })}
		>
			{icons[icon]}
			<span>
				<Text>{children}</Text>
			</span>
			{outside && <span className="hidden-visually"> ({newTabNote})</span>}
		</a>
	);
}
