import { Text } from '@/ui/Text';
import './ban-notice.css';

/** The one part that may damage the stadium, behind a barrier. */
export function BanNotice({ title, text }: { title: string; text: string }) {
	return (
		<div className="ban-notice" role="note">
			<h3>
				<Text>{title}</Text>
			</h3>
			<p>
				<Text>{text}</Text>
			</p>
		</div>
	);
}
