import type { ReactNode } from 'react';
import { Text } from '../Text';

export interface ButtonLinkProps {
	href: string;
	children: string;
	kind?: 'primary' | 'plain' | 'quiet';
	/** What stands before the label; Button.tsx knows the usual ones by name. */
	icon?: ReactNode;
	/** Said after the label to those who do not see that the link leaves the page. */
	newTabNote?: string;
	className?: string;
}

/** A link that looks like a game piece: pressing it pushes it down onto its shadow. */
export function ButtonLink({
	href,
	children,
	kind = 'plain',
	icon,
	newTabNote,
	className,
}: ButtonLinkProps) {
	const outside = newTabNote !== undefined;
	return (
		<a
			className={`button button-${kind} ${className ?? ''}`.trim()}
			href={href}
			{...(outside && { target: '_blank', rel: 'noopener' })}
		>
			{icon}
			<span>
				<Text>{children}</Text>
			</span>
			{outside && <span className="hidden-visually"> ({newTabNote})</span>}
		</a>
	);
}
