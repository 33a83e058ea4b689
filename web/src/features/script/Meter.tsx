import { Text } from '@/ui/Text';
import './meter.css';

interface Props {
	level: number;
	/** The same level in words, which everyone reads beside the bars. */
	label: string;
}

/** A level from one to five, drawn and said. */
export function Meter({ level, label }: Props) {
	return (
		<span className="meter">
			<span className="meter-bars" aria-hidden="true">
				{[1, 2, 3, 4, 5].map((bar) => (
					<span key={bar} className={bar <= level ? 'meter-full' : undefined} />
				))}
			</span>
			<span className="meter-label">
				<Text>{label}</Text>
			</span>
		</span>
	);
}
