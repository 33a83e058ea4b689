/* The pieces every map sketch is built of. A map is 480 wide and 420 high. */

interface At {
	x: number;
	y: number;
}

const marks = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g;

/** How wide a tag must be for its text: vowels and tone marks above and below take no room. */
const roomFor = (text: string) => text.replace(marks, '').length * 10.4 + 22;

export function Road({ d, wide = 46 }: { d: string; wide?: number }) {
	return (
		<>
			<path className="map-road-edge" d={d} strokeWidth={wide + 5} />
			<path className="map-road" d={d} strokeWidth={wide} />
			<path className="map-road-middle" d={d} />
		</>
	);
}

/** A line in its colour, raised on pillars or, when `under` is set, dashed below the ground. */
export function Railway({ d, line, under = false }: { d: string; line: string; under?: boolean }) {
	return (
		<g className="map-rail" data-line={line} data-under={under ? '' : undefined}>
			<path className="map-rail-edge" d={d} />
			<path className="map-rail-line" d={d} />
			<path className="map-rail-ties" d={d} />
		</g>
	);
}

/** The way on foot, dotted as a child would draw it. */
export function Walk({ d }: { d: string }) {
	return (
		<>
			<path className="map-walk-edge" d={d} />
			<path className="map-walk" d={d} />
		</>
	);
}

/** What a word is about: water and hints are plain, a stop on the way stands on a coloured tag. */
type Kind = 'water' | 'soft' | 'exit' | 'place' | 'station';

interface Word<Key> extends At {
	word: Key;
	kind?: Kind;
}

/** The words of a map, each at its place. */
export function Words<Key extends string>({
	labels,
	at,
}: {
	labels: Readonly<Record<Key, string>>;
	at: readonly Word<Key>[];
}) {
	return at.map(({ word, x, y, kind }) =>
		kind === 'exit' || kind === 'place' || kind === 'station' ? (
			<Tag key={word} x={x} y={y} kind={kind} text={labels[word]} />
		) : (
			<text key={word} className="map-label" data-kind={kind} x={x} y={y}>
				{labels[word]}
			</text>
		),
	);
}

/** A word on a coloured tag, centred on a point. */
function Tag({ x, y, kind, text }: At & { kind: Kind; text: string }) {
	const width = roomFor(text);
	return (
		<g className="map-tag" data-kind={kind}>
			<rect x={x - width / 2} y={y - 17} width={width} height="34" rx="10" />
			<text x={x} y={y + 6}>
				{text}
			</text>
		</g>
	);
}

/** A train's face in a round sign. */
export function StationSign({ x, y }: At) {
	return (
		<g className="map-station" transform={`translate(${x} ${y})`}>
			<circle r="22" />
			<rect x="-11" y="-13" width="22" height="22" rx="6" />
			<path d="M-11 -1h22M-7 9l-4 6M7 9l4 6" />
			<circle className="map-station-lamp" cx="-5.5" cy="4" r="1.8" />
			<circle className="map-station-lamp" cx="5.5" cy="4" r="1.8" />
		</g>
	);
}

/** The one who walks: a meeple. */
export function Walker({ x, y }: At) {
	return (
		<g className="map-walker" transform={`translate(${x - 20} ${y - 36})`}>
			<path d="M20 3c4.7 0 7.3 3.2 7.3 6.8 0 1.3-.4 2.5-1 3.6 5.7.8 10.7 2.5 10.7 5.6 0 3-4.2 3.5-8 3.6 2.3 4.3 5 8.8 5 12 0 1.5-1 2.4-2.6 2.4h-7.8L20 31l-3.6 6H8.6C7 37 6 36.1 6 34.6c0-3.2 2.7-7.7 5-12-3.8-.1-8-.6-8-3.6 0-3.1 5-4.8 10.7-5.6-.6-1.1-1-2.3-1-3.6C12.7 6.2 15.3 3 20 3z" />
			<circle cx="17.5" cy="9.5" r="1.2" />
			<circle cx="22.5" cy="9.5" r="1.2" />
			<path className="map-smile" d="M17.5 12.5c1.5 1.5 3.5 1.5 5 0" />
		</g>
	);
}

/** Where the walk ends: the shop's die on a pin. */
export function Goal({ x, y }: At) {
	return (
		<g className="map-goal" transform={`translate(${x} ${y})`}>
			<ellipse cx="0" cy="1" rx="13" ry="5" />
			<path d="M0 0C-15-19-24-29-24-42a24 24 0 0 1 48 0c0 13-9 23-24 42z" />
			<rect x="-13" y="-55" width="26" height="26" rx="8" transform="rotate(-9 0 -42)" />
			<text x="0" y="-36.5">
				NK
			</text>
		</g>
	);
}

export function Tree({ x, y, size = 1 }: At & { size?: number }) {
	return (
		<g className="map-tree" transform={`translate(${x} ${y}) scale(${size})`}>
			<path d="M0 0v-14" />
			<circle cx="0" cy="-24" r="14" />
			<path className="map-tree-light" d="M-7-27c1-4 4-7 8-7" />
		</g>
	);
}

interface Block extends At {
	width: number;
	height: number;
	colour: 'tomato' | 'sun' | 'sky' | 'candy' | 'grape' | 'teal' | 'paper';
	/** How many rows of windows it shows. */
	rows?: number;
}

/** A building as a toy block: a front, a roof seen from above, rows of windows. */
export function Building({ x, y, width, height, colour, rows = 2 }: Block) {
	const lines = Array.from({ length: rows }, (_, row) => y + 20 + row * 22);
	return (
		<g className="map-building" data-colour={colour}>
			<path className="map-roof" d={`M${x} ${y}l14-16h${width - 28}l14 16z`} />
			<rect x={x} y={y} width={width} height={height} rx="4" />
			{lines.map((line) => (
				<path key={line} className="map-windows" d={`M${x + 14} ${line}h${width - 26}`} />
			))}
		</g>
	);
}
