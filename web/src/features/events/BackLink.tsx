import { ArrowLeft } from 'lucide-react';
import { Text } from '@/ui/Text';
import './back-link.css';

/** Back to all events. */
export function BackLink({ href, label }: { href: string; label: string }) {
	return (
		<a className="back-link" href={href}>
			<ArrowLeft aria-hidden size={20} />
			<span>
				<Text>{label}</Text>
			</span>
		</a>
	);
}
