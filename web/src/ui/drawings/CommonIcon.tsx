import type { ReactNode } from 'react';

/* The icons that islands of many pages show. They come with every island, so they are few; the
   others are in ShopIcon.tsx. */

const drawn = (filled: string, line: string) => (
	<>
		<path d={filled} />
		<path className="shop-icon-line" d={line} />
	</>
);

export const commonShapes = {
	chat: drawn(
		'M12 3c5.2 0 9 3.3 9 7.6s-3.8 7.6-9 7.6c-.9 0-1.8-.1-2.6-.3L4.8 20.6l.9-4.3C4 14.9 3 12.9 3 10.6 3 6.3 6.8 3 12 3z',
		'M8.3 10.8c1.8 2.8 5.6 2.8 7.4 0',
	),
	calendar: drawn(
		'M7 5h10a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z',
		'M3.5 10.5h17M8 2.8v4M16 2.8v4M12 13v5M9.5 15.5h5',
	),
};

interface FrameProps {
	size?: number | undefined;
	children: ReactNode;
}

export function IconFrame({ size = 24, children }: FrameProps) {
	return (
		<svg className="shop-icon" aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
			{children}
		</svg>
	);
}

export function CommonIcon({ icon, size }: { icon: keyof typeof commonShapes; size?: number }) {
	return <IconFrame size={size}>{commonShapes[icon]}</IconFrame>;
}
