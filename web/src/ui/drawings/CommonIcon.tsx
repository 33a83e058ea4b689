import type { ReactNode } from 'react';

/* The icons that islands of many pages show. They come with every island, so they are few; the
   others are in ShopIcon.tsx. */

export const commonShapes = {
	chat: (
		<>
			<path d="M12 3c5.200 0 9 3.300 9 7.600s-3.800 7.600-9 7.600c-.9 0-1.800-.1-2.600-.3L4.800 20.600l.9-4.300C4 14.900 3 12.900 3 10.600 3 6.300 6.800 3 12 3z" />
			<path className="shop-icon-line" d="M8.300 10.800c1.800 2.800 5.600 2.800 7.400 0" />
		</>
	),
	calendar: (
		<>
			<rect x="3" y="5" width="18" height="16" rx="4" />
			<path
				className="shop-icon-line"
				d="M3.500 10.500h17M8 2.800v4M16 2.800v4M12 13v5M9.500 15.500h5"
			/>
		</>
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
