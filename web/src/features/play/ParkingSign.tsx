import { Text } from '@/ui/Text';
import './parking-sign.css';

interface Props {
	heading: string;
	text: string;
}

export function ParkingSign({ heading, text }: Props) {
	return (
		<div className="wrap">
			<div className="parking">
				<span className="parking-sign" aria-hidden="true">
					P
				</span>
				<div>
					<h3>
						<Text>{heading}</Text>
					</h3>
					<p>
						<Text>{text}</Text>
					</p>
				</div>
			</div>
		</div>
	);
}
