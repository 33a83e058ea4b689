const shapes = {
	heart: 'M20 35C8 26 3 20 3 13a9 9 0 0 1 17-4 9 9 0 0 1 17 4c0 7-5 13-17 22z',
	star: 'M20 3l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z',
	flash: 'M23 2 6 23h11l-3 15 18-22H20z',
	bow: 'M20 17c-5-8-16-9-16-3v12c0 6 11 5 16-3 5 8 16 9 16 3V14c0-6-11-5-16 3z',
};

interface Props {
	shape: keyof typeof shapes;
	className?: string;
}

/** A small die-cut sticker; it only decorates. */
export function Sticker({ shape, className }: Props) {
	return (
		<svg
			className={`sticker sticker-${shape} ${className ?? ''}`.trim()}
			aria-hidden="true"
			viewBox="-3 -3 46 46"
			width="46"
			height="46"
		>
			<path className="sticker-edge" d={shapes[shape]} />
			<path d={shapes[shape]} />
		</svg>
	);
}
