/** The playing piece of the shop, flat and outlined; CSS gives its colour as `fill`. */
export function Meeple({ size, className }: { size: number; className?: string }) {
	return (
		<svg className={className} aria-hidden="true" viewBox="0 0 40 40" width={size} height={size}>
			<path
				d="M20 3c4.7 0 7.3 3.2 7.3 6.8 0 1.3-.4 2.5-1 3.6 5.7.8 10.7 2.5 10.7 5.6 0 3-4.2 3.5-8 3.6 2.3 4.3 5 8.8 5 12 0 1.5-1 2.4-2.6 2.4h-7.8L20 31l-3.6 6H8.6C7 37 6 36.1 6 34.6c0-3.2 2.7-7.7 5-12-3.8-.1-8-.6-8-3.6 0-3.1 5-4.8 10.7-5.6-.6-1.1-1-2.3-1-3.6C12.7 6.2 15.3 3 20 3z"
				stroke="currentColor"
				strokeWidth="1.6"
				strokeLinejoin="round"
			/>
			<circle cx="17.4" cy="9" r="1" fill="currentColor" />
			<circle cx="22.6" cy="9" r="1" fill="currentColor" />
			<path d="M18.2 11.4q1.8 1.5 3.6 0" fill="none" stroke="currentColor" strokeLinecap="round" />
		</svg>
	);
}
