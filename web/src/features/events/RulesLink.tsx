import { ScrollText } from 'lucide-react';
import { type Language, localPath } from '@/lib/language';
import { Text } from '@/ui/Text';

/** To the rules of Beyblade X. The style sheet hides it on tickets of other kinds. */
export function RulesLink({ label, language }: { label: string; language: Language }) {
	return (
		<a className="event-rules" href={localPath('/beyblade/regulations', language)}>
			<ScrollText aria-hidden size={20} />
			<span>
				<Text>{label}</Text>
			</span>
		</a>
	);
}
