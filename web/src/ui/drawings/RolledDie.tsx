import { pips } from './pips';
import '@/ui/styles/rolled-die.css';

/** A die lying on the table, its number up. */
export function RolledDie({ face }: { face: number }) {
	return (
		<svg className="rolled-die" aria-hidden="true" viewBox="0 0 100 108" data-face={face}>
			<rect className="die-side" x="3" y="11" width="94" height="94" rx="26" />
			<rect className="die-top" x="3" y="3" width="94" height="92" rx="26" />
			<path className="die-shine" d="M14 34c2-12 9-19 20-21" />
			{pips[face]?.map(([column, row]) => (
				<circle
					key={`${column}-${row}`}
					className="die-pip"
					cx={27 + column * 23}
					cy={26 + row * 23}
					r="8.5"
				/>
			))}
		</svg>
	);
}
