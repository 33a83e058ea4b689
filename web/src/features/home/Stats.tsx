import { Text } from '@/ui/Text';
import './stats.css';

interface Props {
	stats: { figure: string; label: string }[];
}

export function Stats({ stats }: Props) {
	return (
		<div className="wrap">
			<dl className="stats">
				{stats.map(({ figure, label }) => (
					<div key={label}>
						<dt>
							<Text>{label}</Text>
						</dt>
						<dd>{figure}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
