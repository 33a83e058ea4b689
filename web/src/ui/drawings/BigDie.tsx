import { pips } from './pips';

interface Props {
	face: number;
	className?: string;
}

/** A thick die with red pips, for the button that throws it. */
export function BigDie({ face, className }: Props) {
	return (
		<svg className={className} aria-hidden="true" viewBox="0 0 100 108" width="46" height="50">
			<rect fill="var(--ink)" x="3" y="11" width="94" height="94" rx="26" />
			<rect
				fill="var(--paper)"
				stroke="var(--ink)"
				strokeWidth="5"
				x="3"
				y="3"
				width="94"
				height="92"
				rx="26"
			/>
			{pips[face]?.map(([column, row]) => (
				<circle
					key={`${column}-${row}`}
					fill="var(--tomato)"
					cx={27 + column * 23}
					cy={26 + row * 23}
					r="9"
				/>
			))}
		</svg>
	);
}
