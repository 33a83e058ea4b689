import { Text } from './Text';
import '@/ui/styles/section-heading.css';

interface Props {
	heading: string;
	lead?: string;
	id?: string;
	centred?: boolean;
}

export function SectionHeading({ heading, lead, id, centred = false }: Props) {
	return (
		<div className={centred ? 'section-heading section-heading-centred' : 'section-heading'}>
			<h2 id={id}>
				<Text phrases>{heading}</Text>
			</h2>
			{lead && (
				<p className="soft">
					<Text>{lead}</Text>
				</p>
			)}
		</div>
	);
}
