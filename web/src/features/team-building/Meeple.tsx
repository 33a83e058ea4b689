/** The shop's playing piece, drawn flat; its colour comes from the style sheet. */
export function Meeple() {
	return (
		<svg className="meeple" aria-hidden="true" viewBox="0 0 40 40" width="40" height="40">
			<path d="M20 3c4.7 0 7.3 3.2 7.3 6.8 0 1.3-.4 2.5-1 3.6 5.7.8 10.7 2.5 10.7 5.6 0 3-4.2 3.5-8 3.6 2.3 4.3 5 8.8 5 12 0 1.5-1 2.4-2.6 2.4h-7.8L20 31l-3.6 6H8.6C7 37 6 36.1 6 34.6c0-3.2 2.7-7.7 5-12-3.8-.1-8-.6-8-3.6 0-3.1 5-4.8 10.7-5.6-.6-1.1-1-2.3-1-3.6C12.7 6.2 15.3 3 20 3z" />
		</svg>
	);
}
