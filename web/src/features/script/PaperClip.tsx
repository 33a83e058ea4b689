/** A paper clip that seems to hold what it is laid over. */
export function PaperClip() {
	return (
		<svg className="paper-clip" aria-hidden="true" viewBox="0 0 30 84" width="30" height="84">
			<path
				d="M9 26v38a7 7 0 0 0 14 0V16a10 10 0 0 0-20 0v46"
				fill="none"
				stroke="#8f95b8"
				strokeWidth="4"
				strokeLinecap="round"
			/>
			<path
				d="M9 26v38a7 7 0 0 0 14 0V16a10 10 0 0 0-20 0v46"
				fill="none"
				stroke="#e8ebff"
				strokeWidth="1.4"
				strokeLinecap="round"
			/>
		</svg>
	);
}
