/** The shop's mark: a tomato die whose pips are set like a smile. */
export function Logo({ size = 34 }: { size?: number }) {
	return (
		<svg className="logo" aria-hidden="true" width={size} height={size} viewBox="0 0 40 40">
			<g transform="rotate(-9 20 20)">
				<rect x="5" y="8" width="30" height="29" rx="9" fill="#1b1d3e" />
				<rect
					x="5"
					y="4"
					width="30"
					height="29"
					rx="9"
					fill="#e8452f"
					stroke="#1b1d3e"
					strokeWidth="2.4"
				/>
				<circle cx="14" cy="15" r="2.9" fill="#fffdf9" />
				<circle cx="26" cy="15" r="2.9" fill="#fffdf9" />
				<path
					d="M13 22.5c3.5 5 10.500 5 14 0"
					fill="none"
					stroke="#fffdf9"
					strokeWidth="3"
					strokeLinecap="round"
				/>
			</g>
		</svg>
	);
}
