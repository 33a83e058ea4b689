/** The shop's mark: a tomato die whose pips are set like a smile. */
export function Logo({ size = 34 }: { size?: number }) {
	return (
		<svg className="logo" aria-hidden="true" width={size} height={size} viewBox="0 0 40 40">
			<g transform="rotate(-9 20 20)">
				<rect x="5" y="8" width="30" height="29" rx="9" fill="var(--ink)" />
				<rect
					x="5"
					y="4"
					width="30"
					height="29"
					rx="9"
					fill="var(--tomato)"
					stroke="var(--ink)"
					strokeWidth="2.4"
				/>
				<circle cx="14" cy="15" r="2.9" fill="var(--paper)" />
				<circle cx="26" cy="15" r="2.9" fill="var(--paper)" />
				<path
					d="M13 22.5c3.5 5 10.500 5 14 0"
					fill="none"
					stroke="var(--paper)"
					strokeWidth="3"
					strokeLinecap="round"
				/>
			</g>
		</svg>
	);
}

export type Network = 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'line';

/* Drawn for this site in one stroke weight, simple enough to be read at 20 pixels. */
const shapes: Record<Network, React.ReactNode> = {
	facebook: (
		<path d="M14 21v-8h3l.5-3.5H14V7.6c0-1 .4-1.6 1.7-1.6h1.9V3.1C17.2 3 16.3 3 15.3 3 12.7 3 11 4.5 11 7.2v2.3H8V13h3v8" />
	),
	instagram: (
		<>
			<rect x="3.5" y="3.5" width="17" height="17" rx="5" />
			<circle cx="12" cy="12" r="4" />
			<circle cx="17" cy="7" r="0.6" fill="currentColor" />
		</>
	),
	youtube: (
		<>
			<rect x="2.5" y="5.5" width="19" height="13" rx="4" />
			<path d="m10.5 9.5 4 2.5-4 2.5z" fill="currentColor" />
		</>
	),
	tiktok: <path d="M13 3v12.2a3.3 3.3 0 1 1-3.3-3.3M13 3c.3 2.9 2.2 4.8 5 5" />,
	line: (
		<>
			<path d="M12 3.5c5 0 9 3.1 9 7 0 4.2-4.8 7.4-9 10-.5.2-.7 0-.6-.5l.3-2.6C6.8 17.3 3 14.4 3 10.5c0-3.9 4-7 9-7z" />
			<path d="M8 10.6h.01M12 10.6h.01M16 10.6h.01" />
		</>
	),
};

export function SocialIcon({ network }: { network: Network }) {
	return (
		<svg
			aria-hidden="true"
			width="22"
			height="22"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.9"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			{shapes[network]}
		</svg>
	);
}
