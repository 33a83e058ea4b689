import { ArrowLeft } from 'lucide-react';
import { Text } from '../Text';

interface BackLinkProps {
	href: string;
	label: string;
}

/** Up to the page that this one belongs to; of no use on paper. */
export function BackLink({ href, label }: BackLinkProps) {
	return (
		<a className="back-link no-print" href={href}>
			<ArrowLeft aria-hidden size={20} />
			<span>
				<Text>{label}</Text>
			</span>
		</a>
	);
}
