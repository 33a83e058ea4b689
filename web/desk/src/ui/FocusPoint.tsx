import type { MouseEvent } from 'react';
import { useLanguage } from '~/lib/language';

/** A point of a picture, in per cent from its left and its upper edge. */
export type Point = readonly [number, number];

export const middle: Point = [50, 50];

interface Props {
	/** Where the desk shows the picture; nothing for one that stands elsewhere. */
	source: string | null;
	point: Point;
	onPoint: (point: Point) => void;
}

/** The point that every crop keeps in sight: pressed on the picture, or set by two sliders. */
export function FocusPoint({ source, point: [left, top], onPoint }: Props) {
	const { say } = useLanguage();
	const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) => {
		const room = currentTarget.getBoundingClientRect();
		const per = (part: number, whole: number) =>
			Math.min(100, Math.max(0, Math.round((100 * part) / whole)));
		onPoint([per(clientX - room.left, room.width), per(clientY - room.top, room.height)]);
	};
	return (
		<>
			{source && <p>{say('shop.focus_text')}</p>}
			{source && (
				<button
					type="button"
					className="focus-picture"
					tabIndex={-1}
					aria-hidden="true"
					onClick={press}
				>
					<img src={source} alt="" />
					<span style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }} />
				</button>
			)}
			<Slider label={say('shop.focus_left')} value={left} onValue={(at) => onPoint([at, top])} />
			<Slider label={say('shop.focus_top')} value={top} onValue={(at) => onPoint([left, at])} />
		</>
	);
}

/** The same by keyboard. */
function Slider({
	label,
	value,
	onValue,
}: {
	label: string;
	value: number;
	onValue: (value: number) => void;
}) {
	return (
		<label className="focus-slider">
			<span>{label}</span>
			<input
				type="range"
				min={0}
				max={100}
				value={value}
				onChange={(event) => onValue(Number(event.target.value))}
			/>
		</label>
	);
}
